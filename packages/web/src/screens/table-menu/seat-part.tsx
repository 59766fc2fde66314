import { SelectField } from '@manigance/ui/select-field.tsx';
import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { useScreenWords } from '../../text/screens/index.ts';
import { useLevelChoices } from '../level-choices.ts';
import { TakeOverButton } from '../take-over-button.tsx';

/** Hands the seat over to a bot, and takes it back. */
export function SeatPart({ followed: { table, info } }: { readonly followed: Followed }) {
  const { menu } = useScreenWords();
  const levels = useLevelChoices(info.game);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const level = chosen ?? levels.usual;
  const bot = table.mySeat?.bot;
  const botName = levels.nameOf(bot?.level);
  return (
    <section class="menu-part" aria-labelledby="my-seat">
      <h3 id="my-seat">{menu.seat}</h3>
      {bot === undefined ? (
        <>
          <div class="field-row">
            <SelectField label={menu.botLevel} values={levels.values} chosen={level} onChoose={setChosen} />
            <button
              type="button"
              class="btn"
              disabled={level === ''}
              onClick={() => void table.do({ type: 'handOver', table: info.id, level })}
            >
              {menu.handOver}
            </button>
          </div>
          <p class="aside">{menu.handOverHint}</p>
        </>
      ) : (
        <div class="field-row">
          <p role="status">
            {menu.botPlays[bot.because]} {botName && `(${botName})`}
          </p>
          <TakeOverButton followed={{ table, info }} />
        </div>
      )}
    </section>
  );
}
