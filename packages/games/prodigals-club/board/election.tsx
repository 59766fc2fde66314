import { Token } from '@manigance/ui/seats.tsx';
import type { BoardContext } from './board-context.ts';
import { Bundles } from './bundles.tsx';
import { CircleTile } from './circle-tile.tsx';
import { BoardFrame } from './frame.tsx';
import { type CircleId, hydeParkTable, type PlayerView, spacesOf } from './from-game.ts';
import { Mark } from './glyph.tsx';
import { Grid, placementText } from './grid.tsx';
import { isPlacement } from './placing.ts';
import { sidesText } from './sides.ts';
import { SpaceButton } from './space.tsx';

/** The board of the Election. */
export function Election({ table }: { readonly table: BoardContext }) {
  const { view, mine, words, frame, whose } = table;
  const here = spacesOf(view).filter(({ board, id }) => board === 'election' && !id.includes('-bundle-'));
  const laying = frame?.kind === 'circle';
  const title = whose === undefined ? words.grid : words.gridOf(whose, mine.election?.grid.length ?? 0);
  return (
    <BoardFrame table={table} id="election">
      {laying && <PlacingTile table={table} />}
      <div class="pc-spaces">
        {here.map((space) => (
          <SpaceButton
            key={space.id}
            table={table}
            space={space}
            class={space.id === 'election-circle' ? 'is-wide' : ''}
          >
            {space.id === 'election-circle' && (
              <span class="pc-on-offer">
                {[view.circles['space-1'], view.circles['space-2']].map(
                  (tile) => tile && <CircleTile key={tile} tile={tile} rotation={0} />,
                )}
              </span>
            )}
          </SpaceButton>
        ))}
      </div>
      <Bundles table={table} board="election" />
      <div class="pc-two">
        {!laying && (
          <section class="pc-my-grid" aria-label={title}>
            <div class="pc-h3">
              <h3>{title}</h3>
            </div>
            <Grid table={table} player={mine} />
          </section>
        )}
        <HydePark table={table} />
      </div>
    </BoardFrame>
  );
}

/** Placing a tile: choose one of two, tap a place, rotate, confirm. */
function PlacingTile({ table }: { readonly table: BoardContext }) {
  const { words, names, mine, choosing, frame, props } = table;
  const tiles = offered(table);
  const move = choosing.intent.move;
  const ghost = move !== undefined && isPlacement(move) ? move : undefined;
  const fits = (tile: CircleId) =>
    props.options.some((option) => isPlacement(option) && option.tile === tile);
  const tile = choosing.intent.tile ?? tiles.find(fits) ?? tiles[0];
  if (frame?.kind !== 'circle') return undefined;
  return (
    <div class="pc-laying">
      {tiles.length > 1 ? (
        <div class="pc-pick" role="group" aria-label={words.pickTile}>
          {tiles.map((one) => (
            <button
              key={one}
              type="button"
              class={`pc-pick-tile ${one === tile ? 'is-chosen' : 'is-open'}`}
              aria-pressed={one === tile}
              onClick={() => choosing.intend({ tile: one })}
            >
              <span class="vh">
                {`${words.labelled(names.circles[one], sidesText(one, 0, words, names))}${fits(one) ? '' : `. ${words.nowhere}`}`}
              </span>
              <CircleTile tile={one} rotation={0} />
              <span aria-hidden="true">{names.circles[one]}</span>
            </button>
          ))}
        </div>
      ) : (
        tile && (
          <p class="pc-pick-one">
            <CircleTile tile={tile} rotation={0} />
            <span>
              <b>{names.circles[tile]}</b>
              <span class="vh">: {sidesText(tile, 0, words, names)}</span>
              {!fits(tile) && <> · {words.nowhere}</>}
            </span>
          </p>
        )
      )}
      <Grid table={table} player={mine} tile={tile} ghost={ghost} />
      <p class="pc-gift" aria-live="polite">
        {ghost === undefined
          ? tile && fits(tile) && words.pickPlace
          : `${words.here} ${placementText(table, ghost)}.`}
      </p>
    </div>
  );
}

function offered({ view, frame }: BoardContext): CircleId[] {
  if (frame?.kind !== 'circle') return [];
  return frame.places.flatMap((place) => {
    const tile = view.circles[place];
    return tile === undefined ? [] : [tile];
  });
}

/** PC-13 Megaphones of all players, and this round's rewards. */
function HydePark({ table }: { readonly table: BoardContext }) {
  const { view, words, props } = table;
  const round = view.round - 1;
  // PC-13.4: the player with the fewest megaphones has no reward, so there is one rank less than players.
  const rewards = hydeParkTable.rewards.slice(0, view.players.length - 1).map((row) => row[round] ?? 0);
  const fewest = hydeParkTable.fewestGain[round] ?? 0;
  const said = rewards
    .flatMap((votes, at) => (votes === 0 ? [] : [`${words.place(at + 1)} −${votes}`]))
    .join(', ');
  const loudness = ({ election }: PlayerView) => election?.megaphones ?? 0;
  const loudest = [...view.players].sort((one, other) => loudness(other) - loudness(one));
  return (
    <section class="pc-hyde" aria-label={words.hydePark}>
      <div class="pc-h3">
        <h3>{words.hydePark}</h3>
      </div>
      <p class="vh">{words.hydeParkSum(said, fewest)}</p>
      <p class="pc-rewards" aria-hidden="true">
        {rewards.map(
          (votes, at) =>
            votes > 0 && (
              <span key={words.place(at + 1)} class="pc-k">
                {words.place(at + 1)} <b>−{votes}</b>
                <Mark of="vote" />
              </span>
            ),
        )}
        <span class="pc-k pc-bad">
          {words.fewest} <b>+{fewest}</b>
          <Mark of="vote" />
        </span>
      </p>
      <ul class="pc-loud">
        {loudest.map((player) => (
          <li key={player.seat}>
            <Token seat={player.seat} label={props.names(player.seat)} />
            <span class="vh">{words.megaphones(loudness(player))}</span>
            <span aria-hidden="true" class="pc-k">
              {loudness(player)}
              <Mark of="mega" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
