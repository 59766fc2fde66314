import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useMotion } from '@manigance/ui/use-motion.ts';
import type { HandOver } from '../../local/hand-over.ts';
import type { KeptMatch } from '../../local/saved-match.ts';
import { loadGame } from '../../table/table-screen.tsx';
import { isolateName } from '../../text/isolate-name.ts';

/** How far the match has come, as spectators see it; nothing until the game is loaded. */
export function PublicProgress({
  match: { game, options, seats },
  shown,
}: {
  readonly match: Pick<KeptMatch, 'game' | 'options' | 'seats'>;
  readonly shown: HandOver['shown'];
}) {
  const { language } = useSettings();
  const motion = useMotion();
  const loaded = useLoad(() => loadGame(game, language, options), [game, language]);
  const Progress = loaded?.board.Progress;
  if (loaded === undefined || Progress === undefined) return undefined;
  return (
    <Progress
      shown={shown}
      options={[]}
      refusals={[]}
      onChoose={nothing}
      whyNot={nothing}
      onWhyNot={nothing}
      onRule={nothing}
      text={loaded.words.text}
      language={loaded.words.language}
      names={(seat) => isolateName(seats[seat]?.name ?? `${seat + 1}`)}
      events={[]}
      since={[]}
      log={[]}
      marks={[]}
      motion={motion}
    />
  );
}

function nothing(): undefined {
  return undefined;
}
