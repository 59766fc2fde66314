import megaphone from 'icon:megaphone';
import { Icon } from '@manigance/ui/icon.tsx';
import type { ElMove } from '../../rules/index.ts';
import { explains } from '../guide/explains.ts';
import type { BoardWords } from '../words/index.ts';
import { notesOf } from './offer-text.ts';

/** Small chips with the cost and the special features of a move. */
export function Notes({ move, words }: { readonly move: ElMove; readonly words: BoardWords }) {
  return (
    <>
      {notesOf(move, words).map((note) =>
        note.of === 'word' ? (
          <span key={note.word} class="el-cost">
            {note.word}
          </span>
        ) : (
          <span key={note.of} class="el-cost" {...explains('popularity')}>
            <Icon of={megaphone} />
            <span class="vh">{words.act.cost(note.amount)}</span>
            <span aria-hidden="true">−{words.number(note.amount)}</span>
          </span>
        ),
      )}
    </>
  );
}
