import { SelectField } from '@manigance/ui/select-field.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { Form } from '../../settings/form.tsx';
import { useScreenWords } from '../../text/screens/index.ts';
import { useLevelChoices } from '../level-choices.ts';

const dayLength = 86_400_000;
/** A shorter rest of a holiday counts as ended; ms. */
const shortest = 60_000;

/** Holidays: days on which the player's clock stands still. */
export function HolidayPart({ followed: { table, info } }: { readonly followed: Followed }) {
  const { menu } = useScreenWords();
  const { language } = useSettings();
  const [days, setDays] = useState(() => ({
    from: dayOf(Date.now()),
    to: dayOf(Date.now() + 7 * dayLength),
  }));
  const levels = useLevelChoices(info.game);
  const [bot, setBot] = useState('');
  const [failed, setFailed] = useState(false);
  const coming = (table.mySeat?.holidays ?? []).filter(
    ({ from, to }) => to - Math.max(from, Date.now()) > shortest,
  );
  // A holiday that ends at once cancels the rest of the one it overlaps.
  const giveUp = (begins: number) => {
    const from = Math.max(Date.now(), begins);
    void table.do({ type: 'holiday', table: info.id, from, to: from + 1 });
  };
  const take = async () => {
    // Starts now if it begins today; includes the last day.
    const from = Math.max(Date.now(), new Date(`${days.from}T00:00`).getTime());
    const to = new Date(`${days.to}T23:59:59`).getTime();
    const known = Number.isFinite(from) && Number.isFinite(to);
    const played = bot === '' ? {} : { bot };
    setFailed(!known || !(await table.do({ type: 'holiday', table: info.id, from, to, ...played })));
  };
  return (
    <section class="menu-part" aria-labelledby="holiday">
      <h3 id="holiday">{menu.holiday}</h3>
      {coming.map(({ from, to }) => (
        <div key={from} class="notice">
          <p role="status">{menu.holidayNow(dayText(from, language), dayText(to, language))}</p>
          <button type="button" class="btn" onClick={() => giveUp(from)}>
            {menu.holidayEnd}
          </button>
        </div>
      ))}
      <Form class="field-row" onSubmit={() => take()}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} class="field">
            <span>{end === 'from' ? menu.holidayFrom : menu.holidayTo}</span>
            <input
              type="date"
              required
              value={days[end]}
              min={dayOf(Date.now())}
              onInput={(event) => setDays({ ...days, [end]: event.currentTarget.value })}
            />
          </label>
        ))}
        <SelectField
          label={menu.holidayBot}
          values={[{ value: '', name: menu.holidayWait }, ...levels.values]}
          chosen={bot}
          onChoose={setBot}
        />
        <button type="submit" class="btn">
          {menu.holidaySet}
        </button>
      </Form>
      <p class="aside">{menu.holidayHint}</p>
      {failed && <p role="alert">{menu.holidayBad}</p>}
    </section>
  );
}

/** A date as a date field writes it, in local time. */
function dayOf(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A day as a date in words. */
export function dayText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);
}
