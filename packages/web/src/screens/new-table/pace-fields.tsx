import type { Pace } from '@manigance/protocol';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { useState } from 'preact/hooks';
import { Choice } from '../../settings/choice.tsx';
import { HoursFields } from '../../settings/hours-fields.tsx';
import { useScreenWords } from '../../text/screens/index.ts';
import { minuteOf, offsetOf, ownZone, shifted, timeOf, zones } from './zones.ts';

const usual = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bank: 1200, increment: 15 },
  'turn-based': { kind: 'turn-based', days: 3 },
} as const satisfies Record<Pace['kind'], Pace>;

const banks = [5, 10, 15, 20, 30, 45, 60, 90, 120];
const increments = [0, 5, 10, 15, 20, 30, 60];
const dayCounts = [1, 2, 3, 5, 7, 10, 14];

/** The fields for the pace. */
export function PaceFields({ pace, onPace }: { readonly pace: Pace; readonly onPace: (pace: Pace) => void }) {
  const { newTable: words } = useScreenWords();
  return (
    <>
      <Choice<Pace['kind']>
        label={words.pace}
        values={(['untimed', 'live', 'turn-based'] as const).map((value) => ({
          value,
          ...words.paces[value],
        }))}
        chosen={pace.kind}
        onChoose={(kind) => onPace(usual[kind])}
      />
      {pace.kind === 'live' && (
        <div class="field-row">
          <SelectField
            label={words.bank}
            values={banks.map((minutes) => ({ value: minutes * 60, name: words.bankMinutes(minutes) }))}
            chosen={pace.bank}
            onChoose={(bank) => onPace({ ...pace, bank })}
          />
          <SelectField
            label={words.increment}
            values={increments.map((value) => ({ value, name: words.incrementSeconds(value) }))}
            chosen={pace.increment}
            onChoose={(increment) => onPace({ ...pace, increment })}
          />
        </div>
      )}
      {pace.kind === 'turn-based' && (
        <>
          <SelectField
            label={words.days}
            values={dayCounts.map((value) => ({ value, name: words.dayCount(value) }))}
            chosen={pace.days}
            onChoose={(days) => onPace({ ...pace, days })}
          />
          <WindowFields onWindow={(window) => onPace({ kind: 'turn-based', days: pace.days, window })} />
        </>
      )}
    </>
  );
}

type Window = Extract<Pace, { readonly kind: 'turn-based' }>['window'];

/** The daily hours in which clocks run: chosen in a time zone, stored in UTC. */
function WindowFields({ onWindow }: { readonly onWindow: (window: Window) => void }) {
  const { newTable: words } = useScreenWords();
  const [hours, setHours] = useState({ limited: false, from: '08:00', to: '22:00', zone: ownZone() });
  const utc = (time: string, zone: string) => shifted(minuteOf(time), offsetOf(zone));
  const change = (part: Partial<typeof hours>) => {
    const next = { ...hours, ...part };
    setHours(next);
    if (next.from === '' || next.to === '') return;
    onWindow(next.limited ? { from: utc(next.from, next.zone), to: utc(next.to, next.zone) } : undefined);
  };
  const hint = () => {
    const { from, to, zone } = hours;
    if (from === '' || to === '') return undefined;
    return from === to ? words.windowWhole : words.windowUtc(timeOf(utc(from, zone)), timeOf(utc(to, zone)));
  };
  return (
    <>
      <Choice<'always' | 'hours'>
        label={words.window}
        values={(['always', 'hours'] as const).map((value) => ({ value, ...words.windows[value] }))}
        chosen={hours.limited ? 'hours' : 'always'}
        onChoose={(value) => change({ limited: value === 'hours' })}
      />
      {hours.limited && (
        <>
          <div class="field-row">
            <HoursFields words={words} values={hours} onChange={(end, value) => change({ [end]: value })} />
            <SelectField
              label={words.zone}
              values={zones().map((value) => ({ value, name: value.replaceAll('_', ' ') }))}
              chosen={hours.zone}
              onChoose={(zone) => change({ zone })}
            />
          </div>
          <p class="aside" aria-live="polite">
            {hint()}
          </p>
        </>
      )}
    </>
  );
}
