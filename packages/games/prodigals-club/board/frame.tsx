import { memo } from '@manigance/ui/memo.ts';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import type { ComponentChildren } from 'preact';
import { focusByArrows } from './arrows.ts';
import { type BoardContext, isFinalScore } from './board-context.ts';
import type { CompetitionId } from './from-game.ts';
import { Mark } from './glyph.tsx';
import type { Outline } from './outlines.ts';

const crests: Readonly<Record<CompetitionId | 'central', Outline>> = {
  election: 'vote',
  society: 'lady',
  possessions: 'house',
  'last-will': 'will',
  central: 'hat',
};

/** The frame of a board: double rule, scooped corners, crest, title and the viewer's score. */
export function BoardFrame({
  table,
  id,
  children,
}: {
  readonly table: BoardContext;
  readonly id: CompetitionId | 'central';
  readonly children: ComponentChildren;
}) {
  const { words, names } = table;
  const title = id === 'central' ? words.centre : words.competitions[id];
  const whole = id === 'central' ? words.centre : names.competitions[id];
  return (
    <section class={`pc-board pc-${id}`} aria-label={whole} data-board={id} onKeyDown={focusByArrows}>
      <Corners />
      <header class="pc-head">
        <span class="pc-crest" aria-hidden="true">
          <Mark of={crests[id]} />
        </span>
        <div class="pc-titles">
          <h2>{title}</h2>
          <p class="pc-fell">{words.mottos[id]}</p>
        </div>
        {id !== 'central' && <MyScore table={table} competition={id} />}
      </header>
      {children}
    </section>
  );
}

/** The viewer's score in a competition; solid if it is the highest, which counts (PC-1.2). */
function MyScore({
  table,
  competition,
}: {
  readonly table: BoardContext;
  readonly competition: CompetitionId;
}) {
  const { words, mine, phrases, whose } = table;
  const score = mine.scores[competition] ?? 0;
  const hot = isFinalScore(mine, competition);
  return (
    <p class={`pc-score ${hot ? 'is-hot' : ''}`}>
      <span class="vh">{words.scoreHere(phrases.figure(score), hot, whose)}</span>
      <span aria-hidden="true" class="pc-score-word">
        {hot ? words.counts : (whose ?? words.you)}
      </span>
      <b aria-hidden="true">
        <RollingNumber key={mine.seat} value={score} format={phrases.figure} />
      </b>
    </p>
  );
}

const Corners = memo(function Corners() {
  return (
    <>
      {['tl', 'tr', 'br', 'bl'].map((corner) => (
        <svg key={corner} class={`pc-corner is-${corner}`} viewBox="0 0 18 18" aria-hidden="true">
          <path class="mask" d="M0 0H15A15 15 0 0 1 0 15Z" />
          <path d="M18 3H14.500A12 12 0 0 1 3 14.500V18M18 6.500H16.500A12 12 0 0 1 6.5 16.500V18M8.5 8.500l2.5 2.5" />
        </svg>
      ))}
    </>
  );
});
