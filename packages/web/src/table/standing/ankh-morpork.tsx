import type { StandingAnswer } from '@manigance/ankh-morpork';
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

/** AM-9.2.4 One answer for each kind of threat, whoever it comes from. */
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
  const chosen = (window: string): Chosen =>
    given.find(({ when }) => when.window === window)?.answer ?? 'ask';
  const choices = [
    { value: 'ask', name: words.ask },
    { value: 'pass', name: words.pass },
    { value: 'gods', name: words.gods(text.move({ do: 'gods' }, shown.view, names)) },
    ...interrupts.map((card) => ({
      value: card,
      name: words.card(namesIn[language].cards[card].name),
    })),
  ] as const;
  const set = (window: (typeof windows)[number], answer: Chosen) => {
    const others = given.filter(({ when }) => when.window !== window);
    onAnswers(answer === 'ask' ? others : [...others, { when: { window }, answer }]);
  };
  return (
    <>
      {windows.map((window) => (
        <Pick<Chosen>
          key={window}
          label={words[window]}
          values={choices}
          chosen={chosen(window)}
          onChoose={(answer) => set(window, answer)}
        />
      ))}
    </>
  );
}
