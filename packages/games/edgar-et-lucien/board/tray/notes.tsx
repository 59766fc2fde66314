import megaphone from 'icon:megaphone';
import { Icon } from '@manigance/ui/icon.tsx';
import type { Move } from '../../rules/index.ts';
import type { Said } from '../words/index.ts';
import { notesOf } from './offer-text.ts';

/** Small chips: what a move costs, what is special about it. */
export function Notes({ move, said }: { readonly move: Move; readonly said: Said }) {
  return (
    <>
      {notesOf(move, said).map((note) =>
        note.of === 'word' ? (
          <span key={note.word} class="el-cost">
            {note.word}
          </span>
        ) : (
          <span key={note.of} class="el-cost">
            <Icon of={megaphone} />
            <span class="vh">{said.act.cost(note.amount)}</span>
            <span aria-hidden="true">−{said.number(note.amount)}</span>
          </span>
        ),
      )}
    </>
  );
}
