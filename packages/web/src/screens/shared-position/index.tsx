import { useLoad } from '@manigance/ui/use-load.ts';
import { useMemo } from 'preact/hooks';
import type { SharedPosition } from '../../local/position.ts';
import { askWorker } from '../../local/worker-client.ts';
import { Loading } from '../../table/loading.tsx';
import { useScreenWords } from '../../text/screens/index.ts';
import { Frame } from '../frame.tsx';
import { HomeLink } from '../home-link.tsx';
import { BotVerdict } from './bot-verdict.tsx';
import { positionIn } from './link.ts';
import { PositionTable } from './position-table.tsx';
import { seatedByColour } from './seated.ts';
import { usePositionWords } from './words.ts';

/** A position that came with a link: everything in it is in the link, and anybody may open it. */
export function SharedPositionScreen({ link }: { readonly link: string }) {
  const words = usePositionWords();
  const read = useLoad(() => readLink(link), [link]);
  if (read === undefined) return <Loading />;
  if (typeof read !== 'string') return <Opened position={read} />;
  return (
    <Frame title={words.title} class="narrow">
      <h1>{words.title}</h1>
      <p role="alert">{words[read]}</p>
      <p>
        <HomeLink />
      </p>
    </Frame>
  );
}

async function readLink(link: string): Promise<SharedPosition | 'broken' | 'outdated'> {
  const position = await positionIn(link);
  if (position === undefined) return 'broken';
  const found = await askWorker<string>({ type: 'checkPosition', position });
  return found === 'sound' ? position : found === 'outdated' ? 'outdated' : 'broken';
}

function Opened({ position }: { readonly position: SharedPosition }) {
  const words = usePositionWords();
  const { replay } = useScreenWords();
  const { game, shown, seats, colours } = position;
  const chosen = Array.from({ length: seats }, (_, seat) => colours[seat]);
  const asked = useMemo(
    () => ({ game, shown, seated: seatedByColour(game, shown, chosen, replay.colours) }),
    [position, replay],
  );
  return (
    <PositionTable
      position={asked}
      title={words.title}
      verdict={(answer, props, again) => (
        <BotVerdict game={game} shown={shown} answer={answer} props={props} onAgain={again} />
      )}
    />
  );
}
