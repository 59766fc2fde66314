import './style/index.css';
import type { BoardModule } from '@manigance/ui/board-props.ts';
import { Actions } from './actions.tsx';
import { After } from './after.tsx';
import { Board } from './board.tsx';
import { whoseOf } from './board-context.ts';
import type { PcVocabulary, Props } from './from-game.ts';
import { lastRound } from './from-game.ts';
import { Plate } from './plate.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { Tray } from './tray.tsx';
import { boardLanguage, wordsOf } from './words/index.ts';

/** Round and phase, in the top bar. */
function Progress({ shown, language }: Props) {
  const { words } = wordsOf(language);
  const { round, phase } = shown.view;
  return (
    <span class="pc-progress">
      <span class="vh">{words.round(round, lastRound)}, </span>
      <span class="pc-pips" aria-hidden="true">
        {Array.from({ length: lastRound }, (_, at) => (
          <i key={`${at + 1}`} class={at < round ? 'is-on' : ''} />
        ))}
      </span>
      <span class="vh-small">{words.phases[phase]}</span>
    </span>
  );
}

/** The rule that explains each question. */
const rules: Readonly<Record<string, string>> = {
  errand: 'PC-7.1',
  actions: 'PC-9.1',
  furtherActions: 'PC-9.1',
  replace: 'PC-9.4',
  triggers: 'PC-9.7',
  discard: 'PC-16.3',
  name: 'PC-8.4',
  choice: 'PC-10.11',
  benefit: 'PC-10.10',
  exchange: 'PC-10.12',
  bundle: 'PC-7.7',
  bonus: 'PC-7.12',
  pubCrawl: 'PC-13.9',
  circle: 'PC-12.2',
  move: 'PC-10.3',
  row: 'PC-10.4',
  moveEach: 'PC-10.4',
  jump: 'PC-10.5',
  raise: 'PC-15.5',
  sell: 'PC-11.2',
  give: 'PC-11.4',
  take: 'PC-11.4',
  moreTime: 'PC-10.2',
};

export const board: BoardModule<PcVocabulary> = {
  Board,
  tray: [{ id: 'cards', title: (props) => wordsOf(props.language).words.cards(whoseOf(props)), Panel: Tray }],
  Plate,
  SeatSheet,
  Progress,
  Actions,
  heading: (event, language) =>
    event.type === 'roundPrepared' ? wordsOf(language).words.round(event.round, lastRound) : undefined,
  ruleOf: (kind) => rules[kind],
  After,
  load: boardLanguage.load,
};
