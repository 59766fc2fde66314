import type { Seat } from '@manigance/core';
import { PlateFigures } from '@manigance/ui/plate-figures.tsx';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import { useState } from 'preact/hooks';
import type { CardId } from '../rules/cards.ts';
import type { AmView } from '../rules/index.ts';
import type { OpenFigures } from '../rules/victory.ts';
import { boardContext, type Props } from './board-context.ts';
import { CardButton, CardSheet } from './card.tsx';
import { explains } from './guide/explains.ts';
import type { BoardWords } from './words/index.ts';

type SeatProps = Props & { readonly seat: Seat };

const glyphs = {
  supply: 'M4 22c0-6 2.5-9.5 5-10.5a5 5 0 1 1 6 0c2.5 1 5 4.5 5 10.5z',
  loan: 'M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM7 12h10',
  stuck: 'M5 3h14v18H5zM9 8l6 8M15 8l-6 8',
  control: 'M5 2h2v1.5h13l-4 5 4 5H7V22H5z',
  spread: 'M12 3a4 4 0 0 1 2.5 7.100c1 3 2.500 5 4 7H5.500c1.500-2 3-4 4-7A4 4 0 0 1 12 3zM4 18.500h16V22H4z',
  wealth:
    'M3 7c0-5 13-5 13 0s-13 5-13 0zm0 4c2 3.500 11 3.500 13 0v3c-2 3.500-11 3.500-13 0zm0 6c2 3.500 11 3.500 13 0v2c-2 4-11 4-13 0zm15-8c2-.5 3-1.300 3-2.500v11c0 1.200-1 2-3 2.500z',
  cards: 'M8 3h11a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 6v14',
} as const;

/** Name of a glyph on a plate. */
export type PlateGlyph = keyof typeof glyphs;

/** A glyph on a plate. */
export function PlateMark({ of }: { readonly of: PlateGlyph }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={glyphs[of]} />
    </svg>
  );
}

function Count({ of, value }: { readonly of: 'supply' | 'cards'; readonly value: number }) {
  return (
    <span class={`am-stat am-stat-${of}`} {...explains(of)}>
      <PlateMark of={of} />
      {value}
    </span>
  );
}

/** A loan, or a card that stays: a glyph, with its word where there is room. */
function Debt({
  of,
  says,
  count,
}: {
  readonly of: 'loan' | 'stuck';
  readonly says: string;
  readonly count: number;
}) {
  return (
    <span class="am-debt" {...explains(of)}>
      <PlateMark of={of} />
      {count > 1 && count}
      <span class="vh-compact">{says}</span>
    </span>
  );
}

/** By seat: the areas it has a building in. */
function ownedBy(view: AmView, seat: Seat) {
  return view.areas.flatMap((area, index) => (area.building === seat ? [{ area, number: index + 1 }] : []));
}

/** Money, supplies and City Area cards of a seat, on its plate. */
export function Plate(props: SeatProps) {
  const { words } = boardContext(props);
  const { seat, shown } = props;
  const player = shown.view.players[seat];
  if (player === undefined) return undefined;
  const { money, supply, buildings, cards, loans, stuck, figures } = player;
  return (
    <div class="am-plate">
      <span class="vh">{words.plate({ money, supply, buildings, cards })}</span>
      <span class="am-cash" aria-hidden="true" {...explains('cash')}>
        <RollingNumber value={money} format={words.dollars} />
      </span>
      <span class="am-stats" aria-hidden="true">
        <Count of="supply" value={supply} />
        <Count of="cards" value={cards} />
      </span>
      <span class="am-chips">
        {ownedBy(shown.view, seat).map(({ area, number }) => (
          <span
            key={number}
            class={`am-chip ${area.cardOut || area.demons > 0 ? 'is-off' : ''}`}
            {...explains('cityCard')}
          >
            {number}
          </span>
        ))}
        {loans.length > 0 && <Debt of="loan" says={words.loanShort(loans.length)} count={loans.length} />}
        {stuck.length > 0 && <Debt of="stuck" says={words.stuckShort(stuck.length)} count={stuck.length} />}
      </span>
      <PlateFigures figures={goalFigures(figures, words)} />
    </div>
  );
}

/** AM-11 The figures that everybody can count towards a goal. A phone has room for two of them. */
function goalFigures(figures: OpenFigures, { figure, dollars }: BoardWords) {
  return (['control', 'spread', 'wealth'] as const).flatMap((id) => {
    const { have, need, isNear } = figures[id] ?? {};
    if (have === undefined || need === undefined) return [];
    const said = figure[id].says(id === 'wealth' ? dollars(have) : `${have}`, need);
    return {
      id,
      label: figure[id].label,
      mark: <PlateMark of={id} />,
      value: `${have}`.replace('-', '−'),
      need: `${need}`,
      state: isNear ? ('near' as const) : undefined,
      says: isNear ? `${said}, ${figure.near}` : said,
      isRoomy: id === 'wealth',
      explained: id,
    };
  });
}

/** All that lies open in front of a seat. */
export function SeatSheet(props: SeatProps) {
  const { words, names } = boardContext(props);
  const [lifted, setLifted] = useState<CardId | undefined>(undefined);
  const { seat, shown } = props;
  const player = shown.view.players[seat];
  if (player === undefined) return undefined;
  const held = player.personality;
  const owned = ownedBy(shown.view, seat);
  const rows: readonly (readonly [string, readonly CardId[]])[] = [
    [words.loans, player.loans],
    [words.stuck, player.stuck],
  ];
  return (
    <div class="am-seat-sheet">
      <p class="am-cash">{words.dollars(player.money)}</p>
      <ul class="am-said">
        <li>{words.inSupply(player.supply)}</li>
        <li>{words.buildingsLeft(player.buildings)}</li>
        <li>{words.cardsHeld(player.cards)}</li>
        <li>
          {words.labelled(
            words.personality,
            held === undefined ? words.hidden : names.personalities[held].name,
          )}
        </li>
      </ul>
      <h3>{words.areasOwned}</h3>
      {owned.length === 0 && <p class="am-note">{words.none}</p>}
      <ul class="am-powers">
        {owned.map(({ area, number }) => (
          <li key={number} class="am-power is-still">
            <span class="am-chip" {...explains('cityCard')}>
              {number}
            </span>
            <span class="am-power-text">
              <b>{names.areas[area.id]}</b>
              <span>{names.powers[area.id]}</span>
            </span>
          </li>
        ))}
      </ul>
      {rows.map(
        ([title, cards]) =>
          cards.length > 0 && (
            <section key={title}>
              <h3>{title}</h3>
              <div class="am-spread">
                {cards.map((card) => (
                  <CardButton
                    key={card}
                    card={card}
                    state="still"
                    onTap={() => setLifted(card)}
                    props={props}
                  />
                ))}
              </div>
            </section>
          ),
      )}
      {lifted !== undefined && <CardSheet card={lifted} onClose={() => setLifted(undefined)} props={props} />}
    </div>
  );
}
