/** A labelled native select. */
export function SelectField<V extends string | number>({
  label,
  values,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly { readonly value: V; readonly name: string }[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={chosen}
        onChange={({ currentTarget: { selectedIndex } }) => {
          const value = values[selectedIndex]?.value;
          if (value !== undefined) onChoose(value);
        }}
      >
        {values.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
