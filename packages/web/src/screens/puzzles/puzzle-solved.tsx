import type { PartNames } from '@manigance/bots';
import { catalog } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useState } from 'preact/hooks';
import { copyText } from '../../copy-text.ts';
import { hrefOf } from '../../routes.ts';
import { ReasonGlyph } from '../../table/hint/glyph.tsx';
import { reasonsInWords } from '../../table/hint/part-sentences.ts';
import '../../table/hint/style/index.css';
import { useHintWords } from '../../table/hint/words.ts';
import type { LineProps } from '../../table/table-slots.ts';
import { dayOf, daysBefore, puzzleOf } from './day.ts';
import { puzzleProgress } from './progress.ts';
import { type OpenedPuzzle, useOpenedPuzzle } from './puzzle-context.ts';
import { chanceText } from './reasons.ts';
import type { Attempt } from './use-tries.ts';
import { usePuzzleWords } from './words.ts';

const kinds = ['gains', 'prevents', 'fears'] as const;

/** The answer with its reasons. */
export function PuzzleSolved({
  attempt: { wrongs, isShown },
  parts,
  line: { props },
}: {
  readonly attempt: Attempt;
  readonly parts: PartNames;
  readonly line: LineProps;
}) {
  const words = usePuzzleWords();
  const hints = useHintWords();
  const { puzzle } = useOpenedPuzzle();
  const { text, names, language } = props;
  const { shown, best, worth, next, why } = puzzle;
  const move = shown.asked?.options[best];
  const reasons = reasonsInWords(why, parts, { words: hints, names, language });
  return (
    <>
      <p class="lesson-right" role="status">
        <Glyph of="tick" />
        <span>
          <b>{isShown ? words.shown : words.solved(wrongs.length + 1)}</b>{' '}
          {move && `${text.move(move, shown.view, names)}.`}
        </span>
      </p>
      <dl class="hint-why">
        {kinds.map(
          (kind) =>
            reasons[kind] && (
              <div key={kind} class={`is-${kind}`}>
                <ReasonGlyph of={kind} />
                <dt>{hints[kind]}</dt>
                <dd>{reasons[kind]}</dd>
              </div>
            ),
        )}
      </dl>
      <p class="aside">{words.makes(chanceText(worth, language), chanceText(next, language))}</p>
    </>
  );
}

/** Links to the other puzzles, and a button that shares the result. */
export function NextLinks({ attempt }: { readonly attempt: Attempt }) {
  const words = usePuzzleWords();
  const opened = useOpenedPuzzle();
  const { game } = opened;
  const next = openPuzzle(opened);
  return (
    <div class="lesson-keys">
      <Share attempt={attempt} opened={opened} />
      <div class="asked-buttons">
        <a class="btn" href={hrefOf({ at: 'puzzles', game })}>
          {words.all}
        </a>
        {next !== undefined && (
          <a class="btn main" href={hrefOf({ at: 'puzzles', game, chapter: `${next}` })}>
            {words.next}
          </a>
        )}
      </div>
    </div>
  );
}

/** The latest puzzle that is still open. */
function openPuzzle({ game, number, count }: OpenedPuzzle): number | undefined {
  const today = dayOf(new Date());
  const { solved } = puzzleProgress(game);
  return [today, ...daysBefore(today, count)]
    .map((day) => puzzleOf(day, count))
    .find((other) => other !== number && solved[other] === undefined);
}

function Share({ attempt, opened }: { readonly attempt: Attempt; readonly opened: OpenedPuzzle }) {
  const words = usePuzzleWords();
  const [isCopied, setCopied] = useState(false);
  const { game, number } = opened;
  const share = async () => {
    const marks = '✗'.repeat(attempt.wrongs.length) + (attempt.isShown ? '…' : '✓');
    const text = `Manigance · ${catalog.get(game).title} · ${words.number(number)} · ${marks}`;
    const url = location.href;
    const isPhone = matchMedia('(pointer: coarse)').matches && navigator.share !== undefined;
    if (isPhone) await navigator.share({ text, url }).catch(() => undefined);
    else setCopied(await copyText(`${text}\n${url}`));
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void share()}>
        {words.share}
      </button>
      <span role="status">{isCopied && words.copied}</span>
    </>
  );
}
