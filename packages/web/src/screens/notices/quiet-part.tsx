import type { NoticeSettings } from '@manigance/protocol';
import { HoursFields } from '../../settings/hours-fields.tsx';
import { minuteOf, timeOf } from '../new-table/zones.ts';
import { useNoticeWords } from './words.ts';

type Quiet = NoticeSettings['quiet'];

/** Hours of the day in which nothing is sent. */
export function QuietPart({
  quiet,
  zone,
  said,
  onQuiet,
}: {
  readonly quiet: Quiet;
  readonly zone: string;
  readonly said: string;
  readonly onQuiet: (quiet: Quiet) => void;
}) {
  const words = useNoticeWords();
  return (
    <section class="panel" aria-labelledby="notice-quiet">
      <h2 id="notice-quiet">{words.quiet}</h2>
      <label class="check">
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={(event) => onQuiet(event.currentTarget.checked ? { from: 1_320, to: 480 } : undefined)}
        />
        <span>{words.quietText(zone)}</span>
      </label>
      {quiet !== undefined && (
        <div class="field-row">
          <HoursFields
            words={words}
            values={{ from: timeOf(quiet.from), to: timeOf(quiet.to) }}
            onChange={(end, value) => value !== '' && onQuiet({ ...quiet, [end]: minuteOf(value) })}
          />
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
