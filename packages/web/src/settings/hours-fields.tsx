const ends = ['from', 'to'] as const;

/** Where a span of the day begins and ends, as two fields of a row. A field that is emptied has the value ''. */
export function HoursFields({
  words,
  values,
  onChange,
}: {
  readonly words: Readonly<Record<'from' | 'to', string>>;
  readonly values: Readonly<Record<'from' | 'to', string>>;
  readonly onChange: (end: 'from' | 'to', value: string) => void;
}) {
  return ends.map((end) => (
    <label key={end} class="field">
      <span>{words[end]}</span>
      <input
        type="time"
        required
        value={values[end]}
        onInput={(event) => onChange(end, event.currentTarget.value)}
      />
    </label>
  ));
}
