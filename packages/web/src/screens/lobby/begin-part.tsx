import type { TableInfo } from '@manigance/protocol';
import type { Followed } from '../../remote/use-remote.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import type { LobbyWords } from '../../text/screens/lobby-en.ts';
import { StartButton } from './start-button.tsx';

/** The bar that begins the match: what is missing, whether I am ready, and the host's button. */
export function BeginPart({
  followed,
  fill,
}: {
  readonly followed: Followed;
  /** Level of the bots on free seats; `undefined` if there is none. */
  readonly fill: string | undefined;
}) {
  const { table, info, me } = followed;
  const { lobby: words } = useScreenWords();
  const isHost = info.host === me;
  const { mySeat } = table;
  return (
    <section class="lobby-bar" aria-labelledby="begin">
      <h2 id="begin" class="vh">
        {words.begin}
      </h2>
      <div>
        <p role="status">
          <b>{missing(followed, words)}</b> <span class="aside">{readyCount(info, words)}</span>
        </p>
        <p class="aside vh-narrow">{hintOf(followed, fill, words)}</p>
      </div>
      {mySeat !== undefined && (
        <label class="check">
          <input
            type="checkbox"
            checked={mySeat.isReady === true}
            onChange={({ currentTarget }) =>
              void table.do({ type: 'ready', table: info.id, ready: currentTarget.checked })
            }
          />
          <b>{words.ready}</b>
        </label>
      )}
      {isHost && <StartButton followed={followed} fill={fill} />}
    </section>
  );
}

/** Who or what the match waits for. */
function missing({ info: { seats }, me }: Followed, words: LobbyWords): string {
  const late = seats.flatMap(({ person, isReady }) =>
    person !== undefined && isReady !== true ? [person.id === me ? words.you : person.name] : [],
  );
  const free = seats.filter(({ person, plan }) => person === undefined && plan.for === 'anyone').length;
  return words.waitingFor(late, free);
}

function readyCount({ seats }: TableInfo, words: LobbyWords): string {
  const people = seats.filter(({ person }) => person !== undefined);
  return words.readyCount(people.filter(({ isReady }) => isReady === true).length, people.length);
}

function hintOf({ info, me }: Followed, fill: string | undefined, words: LobbyWords): string {
  if (info.host === me) return fill === undefined ? words.fullHint : words.startHint;
  const host = info.seats.find(({ person }) => person?.id === info.host)?.person?.name;
  return host === undefined ? words.guestHintNobody : words.guestHint(host);
}
