import { Icon } from '@manigance/ui/icon.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import { conditionsOf } from './conditions.ts';
import { explains } from './guide/explains.ts';
import { conditionIcons } from './icons.ts';
import { characters, PawnMark } from './pawn.tsx';
import { conditionText } from './plate.tsx';
import type { Props } from './props.ts';
import { WheelChip } from './wheel.tsx';
import { wordsIn } from './words/index.ts';

/** Everything the viewer may know of one seat. */
export function SeatSheet({ seat, ...props }: Props & { readonly seat: number }) {
  const { view } = props.shown;
  const words = wordsIn(props.language);
  const look = useSeats()[seat];
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { money, programme, districts: held } = player;
  const offices = [
    ...(view.governor === seat ? [words.plate.governor] : []),
    ...(view.firstPlayer === seat ? [words.plate.first] : []),
    ...(view.heritage === seat ? [words.plate.heritage] : []),
  ];
  return (
    <div class="el-sheet">
      <p>
        <b>{words.plate.popularity(player.popularity)}</b> · {words.plate.cards(player.cards)} ·{' '}
        {money === undefined ? words.plate.hidden : words.plate.money(words.cogs(money))}
        {offices.length > 0 && ` · ${offices.join(' · ')}`}
      </p>
      <ul class="el-sheet-pawns">
        {characters.map((of) => {
          const here = player[of];
          if (here === undefined) return undefined;
          return (
            <li key={of}>
              <PawnMark look={look} of={of} />
              <span>
                <b>{words[of]}</b> · {words.names.districts[here]}
                {player.acted[of] && ` · ${words.plate.acted}`}
              </span>
              {programme !== undefined && (
                <span class="el-readout-way">
                  <WheelChip of={programme[of]} />
                  {words.names.wheel[programme[of]]}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <h3 class="el-title">{words.plate.conditions}</h3>
      <ul class="el-sheet-list">
        {conditionsOf(view, seat).map((one) => (
          <li key={one.condition}>
            <span class={`el-condition is-${one.state}`} {...explains(one.condition)}>
              <Icon of={conditionIcons[one.condition]} />
            </span>
            {conditionText(one, words)}
          </li>
        ))}
      </ul>
      <h3 class="el-title">{words.plate.holds}</h3>
      <p>
        {held.length === 0 ? words.plate.nothing : words.list(held.map((id) => words.names.districts[id]))}
      </p>
      {player.marks.length > 0 && (
        <>
          <h3 class="el-title">{words.plate.marks}</h3>
          <p>{words.list(player.marks.map((action) => words.names.actions[action].name))}</p>
        </>
      )}
    </div>
  );
}
