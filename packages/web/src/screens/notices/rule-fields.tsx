import type { NoticeKind, NoticeRule } from '@manigance/protocol';
import { SelectField } from '@manigance/ui/select-field.tsx';
import { Choice } from '../../settings/choice.tsx';
import { useNoticeWords } from './words.ts';

const kinds: readonly NoticeKind[] = ['turn', 'time', 'invited', 'over', 'abandoned'];
const delays = [0, 5, 10, 30, 60, 180, 720];

/** Which notices go over a channel, and when. */
export function RuleFields({
  rule,
  onRule,
}: {
  readonly rule: NoticeRule;
  readonly onRule: (rule: NoticeRule) => void;
}) {
  const words = useNoticeWords();
  const turn = (kind: NoticeKind, isOn: boolean) =>
    onRule({ ...rule, kinds: kinds.filter((one) => (one === kind ? isOn : rule.kinds.includes(one))) });
  return (
    <div class="notice-rule">
      <fieldset class="notice-kinds">
        <legend>{words.what}</legend>
        {kinds.map((kind) => (
          <label key={kind} class="check">
            <input
              type="checkbox"
              checked={rule.kinds.includes(kind)}
              onChange={(event) => turn(kind, event.currentTarget.checked)}
            />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <Choice<NoticeRule['tables']>
        label={words.tables}
        values={(['turn-based', 'all'] as const).map((value) => ({ value, name: words.whichTables[value] }))}
        chosen={rule.tables}
        onChoose={(tables) => onRule({ ...rule, tables })}
      />
      <SelectField
        label={words.after}
        values={delays.map((value) => ({ value, name: words.minutes(value) }))}
        chosen={rule.after}
        onChoose={(after) => onRule({ ...rule, after })}
      />
    </div>
  );
}
