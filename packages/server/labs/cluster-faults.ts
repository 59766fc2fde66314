import type { Dice } from '@manigance/bots';
import type { ClusterProcesses, Member } from './cluster.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How long a fault lasts; ms. */
const [shortest, longest] = [200, 3_500];

/** Kinds of faults in a club of several servers. */
export const faultKinds = [
  'server killed',
  'server stopped',
  'server restarted',
  'broker killed',
  'broker stopped',
  'database killed',
  'database stopped',
  'server cut from broker',
  'server stalled from broker',
  'server cut from database',
  'server stalled from database',
] as const;
/** A kind of fault. */
export type FaultKind = (typeof faultKinds)[number];

/** Called with a server just before it is killed, and just after. */
export interface FaultEvents {
  /** The server to which it happens. */
  readonly at?: Member | undefined;
  onKill(member: Member): Promise<() => void>;
}

/** Makes one fault, at a server drawn by lot where none is given, and heals it. */
export async function makeFault(
  kind: FaultKind,
  cluster: ClusterProcesses,
  dice: Dice,
  { onKill, at }: FaultEvents,
): Promise<void> {
  const { members, nats, postgres } = cluster;
  const member = at ?? members[dice.below(members.length)];
  if (member === undefined) return;
  const lasting = shortest + dice.fraction() * (longest - shortest);
  const during = async (begin: () => void, end: () => void) => {
    begin();
    await wait(lasting);
    end();
  };
  const broken = (link: Member['broker'], passage: 'cut' | 'stall') =>
    during(
      () => link.set(passage),
      () => link.set('pass'),
    );
  switch (kind) {
    case 'server killed': {
      const killed = await onKill(member);
      const ended = member.process.end('SIGKILL');
      killed();
      await ended;
      await wait(lasting / 4);
      return member.restart();
    }
    case 'server restarted':
      await member.process.end('SIGTERM');
      return member.restart();
    case 'server stopped':
      return during(
        () => member.process.signal('SIGSTOP'),
        () => member.process.signal('SIGCONT'),
      );
    case 'broker killed':
      await nats.stop('SIGKILL');
      await wait(lasting / 2);
      return nats.start();
    case 'broker stopped':
      return during(
        () => process.kill(nats.pid(), 'SIGSTOP'),
        () => process.kill(nats.pid(), 'SIGCONT'),
      );
    case 'database killed':
      return postgres.crash();
    case 'database stopped': {
      const stopped = postgres.processes();
      const signal = (name: NodeJS.Signals) => {
        for (const pid of stopped) {
          try {
            process.kill(pid, name);
          } catch {
            // a worker has ended
          }
        }
      };
      return during(
        () => signal('SIGSTOP'),
        () => signal('SIGCONT'),
      );
    }
    case 'server cut from broker':
      return broken(member.broker, 'cut');
    case 'server stalled from broker':
      return broken(member.broker, 'stall');
    case 'server cut from database':
      return broken(member.database, 'cut');
    case 'server stalled from database':
      return broken(member.database, 'stall');
    default: {
      const never: never = kind;
      return never;
    }
  }
}
