import type { DeskAnswer } from '@manigance/protocol';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useState } from 'preact/hooks';
import { timeText } from '../../text/moment.ts';
import { askDesk } from './ask.ts';
import { backupText } from './figures.tsx';
import { Outcome, type RequestRun, useRequestRun } from './request-run.tsx';
import { deskWordsIn, useDeskWords } from './words.ts';

type Look = DeskAnswer<'look'>;
interface PartProps {
  readonly look: Look;
  readonly onChange: () => void;
}

const moments = [0, 5, 15, 30, 60, 180, 720, 1_440] as const;
const lengths = [2, 5, 15, 30, 60, 180] as const;

/** The stop, the backup and the switches: everything that concerns all. */
export function StopPart({ look, onChange }: PartProps) {
  const words = useDeskWords();
  return (
    <section class="panel desk-stop" aria-labelledby="desk-stop">
      <h2 id="desk-stop">
        <Glyph of="flag" /> {words.stop}
      </h2>
      {look.stop === undefined ? (
        <AnnounceForm look={look} onChange={onChange} />
      ) : (
        <Announced stop={look.stop} onChange={onChange} />
      )}
      <BackupNow look={look} onChange={onChange} />
      <Switches look={look} onChange={onChange} />
    </section>
  );
}

function AnnounceForm({ look, onChange }: PartProps) {
  const words = useDeskWords();
  const doing = useRequestRun();
  const [moment, setMoment] = useState<number>(15);
  const [length, setLength] = useState<number>(5);
  const [en, setEnglish] = useState(deskWordsIn('en').defaultText);
  const [fr, setFrench] = useState(deskWordsIn('fr').defaultText);
  const announce = () =>
    void doing
      .run(() => askDesk('announce', { in: moment, minutes: length, en: plain(en), fr: plain(fr) }))
      .then(onChange);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        announce();
      }}
    >
      <div class="field-row">
        <label class="field">
          <span>{words.when}</span>
          <select value={moment} onChange={(event) => setMoment(Number(event.currentTarget.value))}>
            {moments.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? words.now : words.inMinutes(minutes)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.lasts}</span>
          <select value={length} onChange={(event) => setLength(Number(event.currentTarget.value))}>
            {lengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {words.minutes(minutes)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <NoticeField label={words.readFrench} language="fr" value={fr} onInput={setFrench} />
      <NoticeField label={words.readEnglish} language="en" value={en} onInput={setEnglish} />
      <p class="aside">{words.concerns(look.people, look.clocks)}</p>
      <button type="submit" class="btn main" disabled={doing.isBusy}>
        {words.announce}
      </button>
      <p class="aside">{words.stopItself}</p>
      <Outcome of={doing} />
    </form>
  );
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function NoticeField({
  label,
  language,
  value,
  onInput,
}: {
  readonly label: string;
  readonly language: 'en' | 'fr';
  readonly value: string;
  readonly onInput: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <textarea
        lang={language}
        rows={3}
        required
        maxLength={300}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

function Announced({
  stop,
  onChange,
}: {
  readonly stop: NonNullable<Look['stop']>;
  readonly onChange: () => void;
}) {
  const words = useDeskWords();
  const { language } = useSettings();
  const doing = useRequestRun();
  return (
    <div class="stack">
      <p role="status">
        <b>{words.announced(timeText(stop.at, language), words.minutes(stop.minutes))}</b>
      </p>
      <p>{stop[language]}</p>
      <button
        type="button"
        class="btn main"
        disabled={doing.isBusy}
        onClick={() => void doing.run(() => askDesk('call-off')).then(onChange)}
      >
        {words.callOff}
      </button>
      <p class="aside">{words.stopItself}</p>
      <Outcome of={doing} />
    </div>
  );
}

function BackupNow({ look: { backup }, onChange }: PartProps) {
  const words = useDeskWords();
  const { language } = useSettings();
  const doing = useRequestRun();
  const isRunning = backup?.state === 'running';
  return (
    <div class="stack desk-part">
      <button
        type="button"
        class="btn"
        disabled={doing.isBusy || isRunning}
        onClick={() => void doing.run(() => askDesk('backup')).then(onChange)}
      >
        {words.backUpNow}
      </button>
      {backup !== undefined && (
        <div>
          {isRunning && (
            <progress max={Math.max(1, backup.of)} value={backup.written} aria-label={words.backup} />
          )}
          <p role="status">{backupText(backup, words, language)}</p>
          <p class="aside">
            {words.backupStays} <code>{backup.folder}</code>
          </p>
        </div>
      )}
      <Outcome of={doing} />
    </div>
  );
}

function Switches({ look: { registration }, onChange }: PartProps) {
  const words = useDeskWords();
  const doing = useRequestRun();
  const set = (change: Partial<Look['registration']>) =>
    void doing.run(() => askDesk('registration', { ...registration, ...change })).then(onChange);
  return (
    <fieldset class="desk-part desk-switches">
      <legend class="vh">{words.registration}</legend>
      <Switch
        label={words.newAccounts}
        isOn={registration.accounts}
        doing={doing}
        onChange={(accounts) => set({ accounts })}
      />
      <Switch
        label={words.newGuests}
        isOn={registration.guests}
        doing={doing}
        onChange={(guests) => set({ guests })}
      />
      <Outcome of={doing} />
    </fieldset>
  );
}

function Switch({
  label,
  isOn,
  doing,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly doing: RequestRun;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <label class="desk-switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={doing.isBusy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
