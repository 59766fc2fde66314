import type { Seat } from '@manigance/core';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import { Token } from '@manigance/ui/seats.tsx';
import { isFinalScore } from './board-context.ts';
import { type CompetitionId, competitionsOf, type PlayerView, type Props, symbols } from './from-game.ts';
import { Mark } from './glyph.tsx';
import { explains } from './guide/explains.ts';
import type { SymbolId } from './guide/symbols.ts';
import { handSize } from './hand-card.ts';
import type { Outline } from './outlines.ts';
import type { BoardWords } from './words/en.ts';
import { wordsOf } from './words/index.ts';

/** The glyph of each competition. */
export const competitionMarks: Readonly<Record<CompetitionId, Outline>> = {
  election: 'vote',
  society: 'lady',
  possessions: 'pound',
  'last-will': 'will',
};
/** Legend symbols of the marks of the competitions. */
export const competitionSymbols: Readonly<Record<CompetitionId, SymbolId>> = {
  election: 'election',
  society: 'society',
  possessions: 'possessions',
  'last-will': 'will',
};

/** Seat plate: one pedestal per score. The token stands on the highest score, which counts. */
export function Plate({ shown, language, motion, seat }: Props & { readonly seat: Seat }) {
  const { words, phrases } = wordsOf(language);
  const { view } = shown;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const said = competitionsOf[view.mode]
    .map((id) => {
      const score = `${words.competitions[id]} ${phrases.figure(player.scores[id] ?? 0)}`;
      return player.nearZero.includes(id) ? `${score} (${words.nearZero})` : score;
    })
    .join(', ');
  return (
    <div class={`pc-plate ${motion.on ? 'pc-moves' : 'pc-calm'}`}>
      <p class="vh">
        {words.plate(
          said,
          phrases.figure(player.finalScore),
          [words.boys(player.unplaced), words.handOf(handSize(player)), ...lastWillSaid(player, words)].join(
            ', ',
          ),
        )}
      </p>
      <div aria-hidden="true" class="pc-plate-art">
        <Pedestals
          players={view.players}
          player={player}
          competitions={competitionsOf[view.mode]}
          figure={phrases.figure}
        />
        <PublicCounts player={player} figure={phrases.figure} />
      </div>
    </div>
  );
}

/** All plates share one scale, so that heights compare. */
export function Pedestals(props: {
  readonly players: readonly PlayerView[];
  readonly player: PlayerView;
  readonly competitions: readonly CompetitionId[];
  readonly figure: (score: number) => string;
}) {
  const { players, player, competitions, figure } = props;
  const tallest = Math.max(10, ...players.map(({ finalScore }) => finalScore));
  const toBeat = Math.min(...players.map(({ finalScore }) => finalScore));
  const share = (score: number) => `${Math.round((Math.max(0, score) / tallest) * 100)}%`;
  const first = competitions.find((id) => isFinalScore(player, id));
  return (
    <div class="pc-pedestals">
      <div class="pc-columns" {...explains('pedestal')}>
        <i class="pc-bar" style={{ bottom: share(toBeat) }} />
        {competitions.map((id) => (
          <span
            key={id}
            class={`pc-pedestal ${isFinalScore(player, id) ? 'is-hot' : ''} ${player.nearZero.includes(id) ? 'is-near' : ''}`}
          >
            <span class="pc-pit">
              <span class="pc-shaft" style={{ '--share': share(player.scores[id] ?? 0) }}>
                {id === first && <Token seat={player.seat} />}
              </span>
            </span>
            <b>
              <RollingNumber value={player.scores[id] ?? 0} format={figure} />
            </b>
          </span>
        ))}
      </div>
      <div class="pc-feet">
        {competitions.map((id) => (
          <Mark key={id} of={competitionMarks[id]} as={competitionSymbols[id]} />
        ))}
      </div>
    </div>
  );
}

/** LW-15.1 */
function lastWillSaid({ lastWill }: PlayerView, words: BoardWords): string[] {
  if (lastWill === undefined) return [];
  return [words.actionsLeft(lastWill.actionsLeft), words.cash(words.money(lastWill.pounds))];
}

function PublicCounts({
  player,
  figure,
}: {
  readonly player: PlayerView;
  readonly figure: (n: number) => string;
}) {
  return (
    <div class="pc-counts">
      <span class="pc-k pc-boys">
        <Mark of="hat" />
        {player.unplaced}
      </span>
      <span class="pc-k">
        <Mark of="card" />
        {handSize(player)}
      </span>
      {player.lastWill && (
        <>
          <span class={`pc-k ${player.lastWill.actionsLeft === 0 ? 'is-none' : ''}`}>
            <Mark of="action" />
            {player.lastWill.actionsLeft}
          </span>
          <span class={`pc-k ${player.lastWill.pounds < 0 ? 'is-debt' : ''}`}>
            <Mark of="pound" />
            {figure(player.lastWill.pounds)}
          </span>
        </>
      )}
      <span class="pc-more">
        {symbols.map((symbol) => (
          <span key={symbol} class={`pc-k ${player.symbols[symbol] === 0 ? 'is-none' : ''}`}>
            <Mark of={symbol} />
            {player.symbols[symbol]}
          </span>
        ))}
        {player.election && (
          <span class={`pc-k ${player.election.megaphones === 0 ? 'is-none' : ''}`}>
            <Mark of="mega" />
            {player.election.megaphones}
          </span>
        )}
      </span>
    </div>
  );
}
