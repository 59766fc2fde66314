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
      <Choice<boolean>
        label={words.spectators}
        values={[
          { value: true, ...words.spectatorChoices.yes },
          { value: false, ...words.spectatorChoices.no },
        ]}
        chosen={terms.spectators}
        onChoose={(spectators) => onTerms({ ...terms, spectators })}
      />
      <Choice<boolean>
        label={words.hints}
        values={[
          { value: false, ...words.hintChoices.no },
          { value: true, ...words.hintChoices.yes },
        ]}
        chosen={terms.hints}
        onChoose={(hints) => onTerms({ ...terms, hints })}
      />
      <Choice<boolean>
        label={words.record}
        values={[
          { value: true, ...words.recordChoices.yes },
          { value: false, ...words.recordChoices.no },
        ]}
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
