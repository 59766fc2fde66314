import type { TableSetup } from '@manigance/protocol';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { Choice } from '../../settings/choice.tsx';
import { useScreenWords } from '../../text/screens/index.ts';
import { PaceFields } from './pace-fields.tsx';

/** Hours a table may stay open before it begins. */
const openTimes = [1, 6, 24, 3 * 24, 7 * 24, 30 * 24];

/** Terms of a table with people. */
export interface Terms extends Pick<TableSetup, 'pace' | 'atZero' | 'access' | 'spectators'> {
  readonly namesInRecord: boolean;
  readonly hints: boolean;
  /** Hours until a table that has not begun closes. */
  readonly openFor: number;
}

/** The fields for the terms of a table with people. */
export function TermFields({
  terms,
  onTerms,
}: {
  readonly terms: Terms;
  readonly onTerms: (terms: Terms) => void;
}) {
  const { newTable: words } = useScreenWords();
  return (
    <>
      <PaceFields pace={terms.pace} onPace={(pace) => onTerms({ ...terms, pace })} />
      {terms.pace.kind !== 'untimed' && (
        <Choice
          label={words.atZero}
          values={(['bot', 'default'] as const).map((value) => ({ value, ...words.atZeros[value] }))}
          chosen={terms.atZero}
          onChoose={(atZero) => onTerms({ ...terms, atZero })}
        />
      )}
      <Choice
        label={words.access}
        values={(['private', 'open'] as const).map((value) => ({ value, ...words.accesses[value] }))}
        chosen={terms.access}
        onChoose={(access) => onTerms({ ...terms, access })}
      />
      <YesNo
        label={words.spectators}
        words={words.spectatorChoices}
        first={true}
        chosen={terms.spectators}
        onChoose={(spectators) => onTerms({ ...terms, spectators })}
      />
      <YesNo
        label={words.hints}
        words={words.hintChoices}
        first={false}
        chosen={terms.hints}
        onChoose={(hints) => onTerms({ ...terms, hints })}
      />
      <YesNo
        label={words.record}
        words={words.recordChoices}
        first={true}
        chosen={terms.namesInRecord}
        onChoose={(namesInRecord) => onTerms({ ...terms, namesInRecord })}
      />
      <SelectField
        label={words.openFor}
        values={openTimes.map((hours) => ({ value: `${hours}`, name: words.openHours(hours) }))}
        chosen={`${terms.openFor}`}
        onChoose={(hours) => onTerms({ ...terms, openFor: Number(hours) })}
      />
    </>
  );
}

/** A term that holds or does not; `first` is what tables usually have. */
function YesNo({
  label,
  words,
  first,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly words: Readonly<Record<'yes' | 'no', { readonly name: string; readonly text: string }>>;
  readonly first: boolean;
  readonly chosen: boolean;
  readonly onChoose: (value: boolean) => void;
}) {
  const values = [first, !first].map((value) => ({ value, ...words[value ? 'yes' : 'no'] }));
  return <Choice<boolean> label={label} values={values} chosen={chosen} onChoose={onChoose} />;
}
