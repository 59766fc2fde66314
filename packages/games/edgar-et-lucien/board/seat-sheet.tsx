import { Icon } from '@manigance/ui/icon.tsx';
import { useSeats } from '@manigance/ui/seats.tsx';
import { districtsHeld, lamps } from './conditions.ts';
import type { Props } from './el.ts';
import { conditionIcons } from './icons.ts';
import { characters, PawnMark } from './pawn.tsx';
import { spokenLamp } from './plate.tsx';
import { WheelChip } from './wheel.tsx';
import { saidIn } from './words/index.ts';

/** All there is to know of one seat. */
export function SeatSheet({ seat, ...props }: Props & { readonly seat: number }) {
  const { view } = props.shown;
  const said = saidIn(props.language);
  const look = useSeats()[seat];
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const { money, programme } = player;
  const held = districtsHeld(view, seat);
  const offices = [
    ...(view.governor === seat ? [said.plate.governor] : []),
    ...(view.firstPlayer === seat ? [said.plate.first] : []),
    ...(view.heritage === seat ? [said.plate.heritage] : []),
  ];
  return (
    <div class="el-sheet">
      <p>
        <b>{said.plate.popularity(player.popularity)}</b> · {said.plate.cards(player.cards)} ·{' '}
        {money === undefined ? said.plate.hidden : said.plate.money(said.cogs(money))}
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
                <b>{said[of]}</b> · {said.names.districts[here]}
                {player.acted[of] && ` · ${said.plate.acted}`}
              </span>
              {programme !== undefined && (
                <span class="el-readout-way">
                  <WheelChip of={programme[of]} />
                  {said.names.wheel[programme[of]]}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <h3 class="el-title">{said.plate.conditions}</h3>
      <ul class="el-sheet-list">
        {lamps(view, seat).map((lamp) => (
          <li key={lamp.condition}>
            <span class={`el-condition is-${lamp.state}`}>
              <Icon of={conditionIcons[lamp.condition]} />
            </span>
            {spokenLamp(lamp, said)}
          </li>
        ))}
      </ul>
      <h3 class="el-title">{said.plate.holds}</h3>
      <p>{held.length === 0 ? said.plate.nothing : said.list(held.map((id) => said.names.districts[id]))}</p>
      {player.marks.length > 0 && (
        <>
          <h3 class="el-title">{said.plate.marks}</h3>
          <p>{said.list(player.marks.map((action) => said.names.actions[action].name))}</p>
        </>
      )}
    </div>
  );
}
