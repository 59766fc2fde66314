import { useId } from 'preact/hooks';

/** A segmented radio group with an explanation of the chosen value below it. */
export function Choice<V extends string | number | boolean>({
  label,
  values,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly { readonly value: V; readonly name: string; readonly text?: string }[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}) {
  const name = useId();
  const text = values.find(({ value }) => value === chosen)?.text;
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
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
      {text !== undefined && (
        <p class="aside" aria-live="polite">
          {text}
        </p>
      )}
    </fieldset>
  );
}
