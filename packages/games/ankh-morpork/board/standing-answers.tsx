import { SelectField } from '@manigance/ui/select-field.tsx';
import type { StandingAnswer } from '../rules/index.ts';
import { answersTo, type WindowKind } from '../rules/standing-answers.ts';
import type { Props } from './board-context.ts';
import { boardLanguage } from './words/index.ts';
import { standingWords } from './words/standing-answers.ts';

const windows = ['removal', 'move', 'scroll'] as const satisfies readonly WindowKind[];
type Chosen = StandingAnswer['answer'] | 'ask';

/** AM-9.2.4 The players in whose turns I always pass, and one answer for each kind of threat on everybody else's. */
export function StandingAnswers({
  answers,
  onAnswers,
  props: { language, text, names, shown },
}: {
  readonly answers: unknown;
  readonly onAnswers: (answers: readonly StandingAnswer[]) => void;
  readonly props: Props;
}) {
  const words = standingWords[language];
  const given = Array.isArray(answers) ? (answers as readonly StandingAnswer[]) : [];
  // The first answer that fits is given, so answers for a player's turns come before the others.
  const onTurns = given.filter(({ when }) => when.turnOf !== undefined);
  const always = given.filter(({ when }) => when.turnOf === undefined);
  const rivals = shown.view.players.map((_, seat) => seat).filter((seat) => seat !== shown.viewer);
  const nameOf = (answer: Chosen) => {
    if (answer === 'ask' || answer === 'pass') return words[answer];
    if (answer === 'gods') return words.gods(text.move({ do: 'gods' }, shown.view, names));
    return words.card(boardLanguage.in(language).names.cards[answer].name);
  };
  const choicesIn = (window: WindowKind): readonly Chosen[] => ['ask', 'pass', ...answersTo(window)];
  const chosenIn = (window: WindowKind): Chosen => {
    const answer = always.find(({ when }) => when.window === window)?.answer ?? 'ask';
    return choicesIn(window).includes(answer) ? answer : 'pass'; // AM-9.2.4: what does not fit passes
  };
  const setWindow = (window: WindowKind, answer: Chosen) => {
    const others = always.filter(({ when }) => when.window !== window);
    onAnswers([...onTurns, ...others, ...(answer === 'ask' ? [] : [{ when: { window }, answer }])]);
  };
  const setTurn = (turnOf: number, passes: boolean) => {
    const others = onTurns.filter(({ when }) => when.turnOf !== turnOf);
    onAnswers([...(passes ? [{ when: { turnOf }, answer: 'pass' as const }] : []), ...others, ...always]);
  };
  return (
    <>
      {windows.map((window) => (
        <SelectField<Chosen>
          key={window}
          label={words[window]}
          values={choicesIn(window).map((value) => ({ value, name: nameOf(value) }))}
          chosen={chosenIn(window)}
          onChoose={(answer) => setWindow(window, answer)}
        />
      ))}
      <fieldset class="choice">
        <legend>{words.whatever}</legend>
        {rivals.map((seat) => (
          <label key={seat} class="check">
            <input
              type="checkbox"
              checked={onTurns.some(({ when }) => when.turnOf === seat)}
              onChange={({ currentTarget: { checked } }) => setTurn(seat, checked)}
            />
            {words.onTurnOf(names(seat))}
          </label>
        ))}
      </fieldset>
    </>
  );
}
