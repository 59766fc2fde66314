import type { AmView, StandingAnswer } from '@manigance/ankh-morpork';
import { type CardId, cards } from '@manigance/ankh-morpork/cards';
import { namesIn } from '../../boards/ankh-morpork/names.ts';
import type { BoardProps } from '../../boards/props.ts';
import { Pick } from '../../pieces/pick.tsx';
import { useScreenWords } from '../../text/screens/index.ts';

const windows = ['removal', 'move', 'scroll'] as const;
const interrupts: readonly CardId[] = cards.flatMap(({ id, symbols }) =>
  (symbols as readonly string[]).includes('interrupt') ? [id] : [],
);
type Chosen = StandingAnswer['answer'] | 'ask';

/** AM-9.2.4 Whose turns pass me by, and one answer for each kind of threat on everybody else's. */
export function AnkhMorporkStanding({
  answers,
  onAnswers,
  props: { language, text, names, shown },
}: {
  readonly answers: unknown;
  readonly onAnswers: (answers: readonly StandingAnswer[]) => void;
  readonly props: BoardProps;
}) {
  const words = useScreenWords().standing['ankh-morpork'];
  const given = Array.isArray(answers) ? (answers as readonly StandingAnswer[]) : [];
  // The first that fits is given: those for a player's turns stand before the others.
  const onTurns = given.filter(({ when }) => when.turnOf !== undefined);
  const always = given.filter(({ when }) => when.turnOf === undefined);
  const rivals = (shown.view as AmView).players
    .map((_, seat) => seat)
    .filter((seat) => seat !== shown.viewer);
  const choices = [
    { value: 'ask', name: words.ask },
    { value: 'pass', name: words.pass },
    { value: 'gods', name: words.gods(text.move({ do: 'gods' }, shown.view, names)) },
    ...interrupts.map((card) => ({ value: card, name: words.card(namesIn[language].cards[card].name) })),
  ] as const;
  const setWindow = (window: (typeof windows)[number], answer: Chosen) => {
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
        <Pick<Chosen>
          key={window}
          label={words[window]}
          values={choices}
          chosen={always.find(({ when }) => when.window === window)?.answer ?? 'ask'}
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
