import { catalog } from '@manigance/games';
import { Sheet } from '@manigance/ui/sheet.tsx';
import { useState } from 'preact/hooks';
import type { Followed } from '../../remote/use-remote.ts';
import { Choice } from '../../settings/choice.tsx';
import { Form } from '../../settings/form.tsx';
import { useScreenWords } from '../../text/screens/index.ts';
import { GameOptions } from '../new-table/game-options.tsx';
import { TermFields, type Terms } from '../new-table/term-fields.tsx';
import { TableFacts } from '../table-facts.tsx';
import { useJustChanged } from './use-just-changed.ts';

/** The terms of the table, which the host may change before the start. */
export function TermsPart({ followed }: { readonly followed: Followed }) {
  const { info, me } = followed;
  const { lobby: words } = useScreenWords();
  const [isOpen, setOpen] = useState(false);
  const changed = useJustChanged(info);
  return (
    <section class="panel" aria-labelledby="facts">
      <div class="panel-head">
        <h2 id="facts">{words.facts}</h2>
        {info.host === me && (
          <button
            type="button"
            class="btn"
            aria-haspopup="dialog"
            aria-label={words.changeLabel}
            onClick={() => setOpen(true)}
          >
            {words.change}
          </button>
        )}
      </div>
      <TableFacts info={info} changed={changed} />
      {isOpen && <TermsSheet followed={followed} onClose={() => setOpen(false)} />}
    </section>
  );
}

function TermsSheet({
  followed: { table, info },
  onClose,
}: {
  readonly followed: Followed;
  readonly onClose: () => void;
}) {
  const { lobby: words, newTable } = useScreenWords();
  const { min, max } = catalog.get(info.game).seats;
  const [seats, setSeats] = useState(info.seats.length);
  const [options, setOptions] = useState(info.options);
  const [terms, setTerms] = useState<Terms>({
    pace: info.pace,
    atZero: info.atZero,
    access: info.access,
    spectators: info.spectators,
    namesInRecord: info.namesInRecord === true,
    hints: info.hints === true,
    openFor: info.openFor ?? 7 * 24,
  });
  const [failed, setFailed] = useState<'tooFewSeats' | 'failed' | undefined>(undefined);
  const save = async () => {
    const why = await table.refusal({ type: 'change', table: info.id, seats, options, ...terms });
    if (why === undefined) return onClose();
    setFailed(why === 'seat-taken' ? 'tooFewSeats' : 'failed');
  };
  return (
    <Sheet title={words.facts} onClose={onClose}>
      <Form class="stack" onSubmit={() => save()}>
        <Choice
          label={newTable.players}
          values={Array.from({ length: max - min + 1 }, (_, at) => ({
            value: min + at,
            name: `${min + at}`,
          }))}
          chosen={seats}
          onChoose={setSeats}
        />
        <GameOptions game={info.game} options={options} onOptions={setOptions} />
        <TermFields terms={terms} onTerms={setTerms} />
        {failed && <p role="alert">{words[failed]}</p>}
        <p class="aside">{words.changeHint}</p>
        <button type="submit" class="btn main">
          {words.save}
        </button>
      </Form>
    </Sheet>
  );
}
