import { useId } from 'preact/hooks';

interface ChoiceProps<V> {
  readonly label: string;
  readonly values: readonly { readonly value: V; readonly name: string; readonly text?: string }[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

/** Most values that are shown side by side: more of them would fill the screen of a phone. */
const mostKeys = 5;

/** A segmented radio group, or a list of many values, with an explanation of the chosen value below it. */
export function Choice<V extends string | number | boolean>(props: ChoiceProps<V>) {
  const { label, values, chosen } = props;
  const text = values.find(({ value }) => value === chosen)?.text;
  const aside = text !== undefined && (
    <p class="aside" aria-live="polite">
      {text}
    </p>
  );
  if (values.length > mostKeys)
    return (
      <div class="choice">
        <ChoiceList {...props} />
        {aside}
      </div>
    );
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <ChoiceKeys {...props} />
      {aside}
    </fieldset>
  );
}

function ChoiceKeys<V extends string | number | boolean>({ values, chosen, onChoose }: ChoiceProps<V>) {
  const name = useId();
  return (
    <div class="choice-keys">
      {values.map((one) => (
        <label key={`${one.value}`} class={one.value === chosen ? 'is-on' : ''}>
          <input
            type="radio"
            name={name}
            checked={one.value === chosen}
            onChange={() => onChoose(one.value)}
          />
          <span>{one.name}</span>
        </label>
      ))}
    </div>
  );
}

function ChoiceList<V>({ label, values, chosen, onChoose }: ChoiceProps<V>) {
  return (
    <label class="field">
      {label}
      <select
        value={`${chosen}`}
        onChange={({ currentTarget }) => {
          const one = values.find(({ value }) => `${value}` === currentTarget.value);
          if (one !== undefined) onChoose(one.value);
        }}
      >
        {values.map(({ value, name }) => (
          <option key={`${value}`} value={`${value}`}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
