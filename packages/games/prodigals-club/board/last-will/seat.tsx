import type { BoardContext } from '../board-context.ts';
import { CardTexts } from '../card.tsx';
import type { PlayerView } from '../from-game.ts';
import { Estate } from './estate.tsx';
import { Backs } from './hand.tsx';
import { LwMark } from './mark.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-15.1 The public part of a player's Last Will: means, plan, board, and the cards played this round. */
export function SeatParts({ table, player }: { readonly table: BoardContext; readonly player: PlayerView }) {
  const { words, names, props, view } = table;
  const own = lastWillWords(props.language);
  const seat = player.lastWill;
  if (seat === undefined) return undefined;
  const plan = seat.plan === undefined ? undefined : view.lastWill?.plans[seat.plan - 1];
  const played = [...seat.played, ...seat.wildsUsed];
  return (
    <>
      <p class="pc-lw-facts">
        <span class={seat.pounds < 0 ? 'is-debt' : ''}>
          <LwMark of="pound" />{' '}
          {words.labelled(seat.pounds < 0 ? own.debt : own.cash, words.money(seat.pounds))}
        </span>
        <span>
          <LwMark of="action" /> {own.actionsLeft(seat.actionsLeft)}
        </span>
        {plan !== undefined && seat.plan !== undefined && (
          <span>{own.planSaid(seat.plan, plan.cards, plan.boys, plan.actions)}</span>
        )}
      </p>
      <Estate table={table} player={player} />
      {played.length > 0 && (
        <>
          <h4>{own.playedNow}</h4>
          <CardTexts ids={played} names={names} words={words} />
        </>
      )}
      <Backs table={table} seat={seat} />
    </>
  );
}
