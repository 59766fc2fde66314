import { useId } from 'preact/hooks';

interface OfferedValue<V> {
  readonly value: V;
  readonly name: string;
  readonly text?: string;
}

interface ChoiceGroup {
  readonly name: string;
  readonly note?: string;
  readonly values: readonly unknown[];
}

interface ChoiceProps<V> {
  readonly label: string;
  readonly values: readonly OfferedValue<V>[];
  /** Headings over a long list of values; every value is in one group. */
  readonly groups?: readonly ChoiceGroup[];
  /** Groups take a line: a list, with the explanation of the chosen value. */
  readonly isTight?: boolean | undefined;
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
}

/** Most values that are shown side by side: more of them would fill the screen of a phone. */
const mostKeys = 5;

/**
 * A segmented radio group with an explanation of the chosen value below it. Many values are a list; in groups they are rows, each with
 * its explanation, where there is room.
 */
export function Choice<V extends string | number | boolean>(props: ChoiceProps<V>) {
  const { label, values, groups, chosen, isTight = false } = props;
  if (groups !== undefined && !isTight)
    return (
      <fieldset class="choice">
        <legend>{label}</legend>
        <ChoiceGroups {...props} groups={groups} />
      </fieldset>
    );
  const text = values.find(({ value }) => value === chosen)?.text;
  const note = groups?.find((group) => group.values.includes(chosen))?.note;
  const said = [text, note].filter((one) => one !== undefined).join(' ');
  const aside = said !== '' && (
    <p class="aside" aria-live="polite">
      {said}
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

function ChoiceGroups<V extends string | number | boolean>(
  props: ChoiceProps<V> & { readonly groups: readonly ChoiceGroup[] },
) {
  const { values, groups, chosen, onChoose } = props;
  const name = useId();
  return (
    <div class="choice-groups">
      {groups.map((group, at) => (
        <div key={group.name} class="choice-group" role="group" aria-labelledby={`${name}-${at}`}>
          <b id={`${name}-${at}`}>{group.name}</b>
          {values
            .filter(({ value }) => group.values.includes(value))
            .map((one) => (
              <ChoiceRow
                key={`${one.value}`}
                name={name}
                one={one}
                isOn={one.value === chosen}
                onChoose={onChoose}
              />
            ))}
          {group.note !== undefined && <p class="aside">{group.note}</p>}
        </div>
      ))}
    </div>
  );
}

function ChoiceRow<V>({
  name,
  one,
  isOn,
  onChoose,
}: {
  readonly name: string;
  readonly one: OfferedValue<V>;
  readonly isOn: boolean;
  readonly onChoose: (value: V) => void;
}) {
  return (
    <label class={`choice-row ${isOn ? 'is-on' : ''}`}>
      <input type="radio" name={name} checked={isOn} onChange={() => onChoose(one.value)} />
      <span>
        {one.name}
        {one.text !== undefined && <small>{one.text}</small>}
      </span>
    </label>
  );
}

function ChoiceList<V extends string | number | boolean>({
  label,
  values,
  groups,
  chosen,
  onChoose,
}: ChoiceProps<V>) {
  const options = (offered: readonly OfferedValue<V>[]) =>
    offered.map(({ value, name }) => (
      <option key={`${value}`} value={`${value}`}>
        {name}
      </option>
    ));
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
        {groups === undefined
          ? options(values)
          : groups.map((group) => (
              <optgroup key={group.name} label={group.name}>
                {options(values.filter(({ value }) => group.values.includes(value)))}
              </optgroup>
            ))}
      </select>
    </label>
  );
}
