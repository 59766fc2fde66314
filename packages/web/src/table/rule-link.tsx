import { useWords } from '../text/index.ts';

/** A button that opens a rule of the rule book. */
export function RuleLink({
  rule,
  onRule,
}: {
  readonly rule: string;
  readonly onRule: (rule: string) => void;
}) {
  const words = useWords();
  return (
    <button type="button" class="rule-link" aria-label={words.table.rule(rule)} onClick={() => onRule(rule)}>
      {rule}
    </button>
  );
}
