import type { Seat } from '@manigance/core';
import type { ComponentChildren } from 'preact';
import { type BoardContext, useBoardContext } from './board-context.ts';
import { CardTexts } from './card.tsx';
import { type CompetitionId, competitionsOf, type PlayerView, type Props } from './from-game.ts';
import { Grid } from './grid.tsx';
import { handSize } from './hand-card.ts';
import { Ladder } from './ladder.tsx';
import { LastWillSeatParts } from './last-will.tsx';
import { Pedestals } from './plate.tsx';
import { PossessionArt, possessionLabel } from './possessions.tsx';
import { Symbols } from './tray.tsx';

/** PC-17.2 Everything a player has; all of it is public. */
export function SeatSheet(props: Props & { readonly seat: Seat }) {
  const table = useBoardContext(props);
  const { view, words, names, phrases } = table;
  const player = view.players[props.seat];
  if (player === undefined) return undefined;
  const competitions = competitionsOf[view.mode];
  return (
    <div class="pc pc-calm pc-whole">
      <div class="pc-whole-top">
        <div aria-hidden="true">
          <Pedestals
            players={view.players}
            player={player}
            competitions={competitions}
            figure={phrases.figure}
          />
        </div>
        <div>
          <Symbols table={table} player={player} />
          <p>
            {words.boys(player.unplaced)}
            {player.reserved !== undefined &&
              ` · ${words.labelled(words.order, words.place(player.reserved))}`}
            {player.bonus !== undefined &&
              ` · ${words.labelled(words.bonusTile, names.bonusTiles[player.bonus].name)}`}
          </p>
        </div>
      </div>
      <div class="pc-whole-boards">
        {player.election && (
          <Competition table={table} player={player} id="election">
            <p>{words.megaphones(player.election.megaphones)}</p>
            <Grid table={table} player={player} />
          </Competition>
        )}
        {player.society && (
          <Competition table={table} player={player} id="society">
            <Ladder table={table} player={player} />
          </Competition>
        )}
        {player.possessions && (
          <Competition table={table} player={player} id="possessions">
            <p>{words.cash(words.money(player.possessions.pounds))}</p>
            <ul class="pc-goods">
              {player.possessions.tiles.map((tile) => (
                <li key={tile} class="pc-good-tile is-still" data-card={tile}>
                  <span class="vh">{possessionLabel(table, tile)}</span>
                  <span aria-hidden="true" class="pc-good-inner">
                    <PossessionArt table={table} tile={tile} />
                  </span>
                </li>
              ))}
            </ul>
          </Competition>
        )}
        {player.lastWill && (
          <Competition table={table} player={player} id="last-will">
            <LastWillSeatParts table={table} player={player} />
          </Competition>
        )}
      </div>
      <h3>
        {words.laid} {player.tableau.length}
      </h3>
      <CardTexts ids={player.tableau.map(({ card }) => card)} names={names} words={words} />
      <h3>
        {words.hand} {handSize(player)}
      </h3>
      <CardTexts
        ids={player.lastWill === undefined ? player.hand : player.lastWill.hand.map(({ card }) => card)}
        names={names}
        words={words}
      />
      {player.whites.length > 0 && (
        <>
          <h3>{words.played}</h3>
          <CardTexts ids={player.whites} names={names} words={words} />
        </>
      )}
    </div>
  );
}

function Competition({
  table: { words, phrases },
  player,
  id,
  children,
}: {
  readonly table: BoardContext;
  readonly player: PlayerView;
  readonly id: CompetitionId;
  readonly children: ComponentChildren;
}) {
  return (
    <section>
      <h3>
        {words.competitions[id]} <b>{phrases.figure(player.scores[id] ?? 0)}</b>
      </h3>
      {children}
    </section>
  );
}
