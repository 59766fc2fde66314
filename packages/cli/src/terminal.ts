import { createInterface } from 'node:readline';
import type { GameText, Language, NameOf, Seat, Vocabulary } from '@manigance/core';
import type { Context } from './command.ts';
import { print } from './print.ts';
import type { TerminalMatch } from './terminal-match.ts';
import { terminalWords } from './terminal-words.ts';

/** How a match is shown in a terminal. */
export interface Terminal {
  readonly context: Context;
  readonly language: Language;
  readonly text: GameText<Vocabulary>;
  /** The names of the players, by seat. */
  readonly names: readonly string[];
}

/** Prints events and questions and plays the moves typed, until the match is over or the input ends. */
export async function playAtTerminal(match: TerminalMatch, terminal: Terminal): Promise<void> {
  const { context, text, names } = terminal;
  const says = terminalWords[terminal.language];
  const reader = createInterface({ input: context.input });
  const lines = reader[Symbol.asyncIterator]();
  print(context, `${text.title} — ${names.join(', ')}`, says.youAre(names[match.me] ?? ''), says.help);
  let printed = 0;
  try {
    for (;;) {
      match.playBots();
      const events = match.witnessedBy(match.me);
      printed = Math.min(printed, events.length); // an undo takes events off the end
      for (const event of events.slice(printed))
        print(context, text.event(event, nameIn(terminal, match.me)));
      printed = events.length;
      const { outcome } = match.shown;
      if (outcome !== undefined) {
        print(context, '', text.outcome(outcome, nameIn(terminal)));
        return;
      }
      printQuestion(match, terminal);
      for (let changed = false; !changed; ) {
        if (context.out.isTTY === true) context.out.write('> ');
        const { value, done } = await lines.next();
        if (done === true || value.trim() === 'q') return;
        changed = carryOut(match, value.trim(), terminal);
      }
    }
  } finally {
    reader.close();
  }
}

/** The names at the table; the log addresses `reader` as "you". */
function nameIn({ names }: Terminal, reader?: Seat): NameOf {
  return Object.assign((seat: Seat) => names[seat] ?? `${seat}`, { reader });
}

function printQuestion(match: TerminalMatch, terminal: Terminal): void {
  const { context, text } = terminal;
  const { asked, view } = match.shown;
  if (asked === undefined) return;
  print(context, '', text.asked(asked.kind, view, nameIn(terminal)));
  for (const [index, move] of asked.options.entries())
    print(context, `${String(index + 1).padStart(4)}  ${text.move(move, view, nameIn(terminal))}`);
}

/** Carries out one line of input; returns whether the match has changed. */
function carryOut(match: TerminalMatch, typed: string, terminal: Terminal): boolean {
  const { context, text } = terminal;
  const name = nameIn(terminal);
  const says = terminalWords[terminal.language];
  const { asked, view, anytime = [] } = match.shown;
  const line = (label: string, move: Vocabulary['move']) =>
    `${label.padStart(4)}  ${text.move(move, view, name)}`;
  switch (typed) {
    case 'u': {
      const undone = match.undo();
      print(context, undone ? says.undone : says.cannotUndo);
      return undone;
    }
    case 'v':
      print(context, JSON.stringify(view, undefined, 2));
      return false;
    case 'w':
      print(
        context,
        ...match.refusals.map(({ move, why }) => `${line('', move)}: ${text.why(why, name)} (${why.rule})`),
      );
      if (match.refusals.length === 0) print(context, says.nothingRefused);
      return false;
    case 'm':
      print(context, ...anytime.map((move, index) => line(`m${index + 1}`, move)));
      if (anytime.length === 0) print(context, says.nothingAnytime);
      return false;
    default: {
      const move = typed.startsWith('m')
        ? anytime[Number(typed.slice(1)) - 1]
        : asked?.options[Number(typed) - 1];
      const played = move !== undefined && match.play(move);
      if (!played) print(context, says.help);
      return played;
    }
  }
}
