import '../../style/fields/index.css';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useState } from 'preact/hooks';
import type { MatchClient } from '../../match/match-client.ts';
import { useWords } from '../../text/index.ts';
import { useScreenWords } from '../../text/screens/index.ts';

/** The sheet for standing answers, which the table gives at once when such a question is asked. */
export function StandingSheet({
  client: { standing },
  form,
  props,
  onClose,
}: {
  readonly client: MatchClient;
  readonly form: AnyBoard['standing'];
  readonly props: BoardProps;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const said = useScreenWords();
  const [answers, setAnswers] = useState(standing?.get());
  const [noted, setNoted] = useState<boolean | undefined>(undefined);
  const change = (next: unknown) => {
    setAnswers(next);
    void standing?.set(next).then(setNoted);
  };
  return (
    <Sheet title={words.table.standing} onClose={onClose}>
      <div class="stack">
        <p class="aside">{said.standing.hint}</p>
        {form && <form.Fields answers={answers} onAnswers={change} props={props} />}
        <p role="status" class={noted === false ? 'bad' : 'good'}>
          {noted === true && said.standing.saved}
          {noted === false && said.menu.failed}
        </p>
      </div>
    </Sheet>
  );
}
