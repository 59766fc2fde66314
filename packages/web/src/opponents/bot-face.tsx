import { catalog } from '@manigance/games';
import { ArtFrame } from '@manigance/ui/art/art-frame.tsx';
import type { PortraitModule } from '@manigance/ui/board-props.ts';
import { type LazyPart, lazyPart } from '@manigance/ui/lazy-part.ts';
import './style/index.css';

const parts = new Map<string, LazyPart<PortraitModule>>();

/** The portraits of a game, loaded with the first that is shown. */
function portraitsOf(game: string): LazyPart<PortraitModule> | undefined {
  const load = catalog.find(game)?.portraits;
  if (load === undefined) return undefined;
  const part = parts.get(game) ?? lazyPart(load);
  parts.set(game, part);
  return part;
}

/** The portrait of a bot. Its place keeps its size while the pictures load; silent, because the name stands beside it. */
export function BotFace({
  game,
  level,
  small = false,
}: {
  readonly game: string;
  /** `undefined`: not known yet. */
  readonly level: string | undefined;
  /** Smaller than 64 px. */
  readonly small?: boolean;
}) {
  const part = portraitsOf(game);
  if (part === undefined) return undefined;
  return (
    <ArtFrame of={part} class={`bot-face ${small ? 'is-small' : ''}`}>
      {({ BotPortrait }) => level !== undefined && <BotPortrait level={level} small={small} />}
    </ArtFrame>
  );
}
