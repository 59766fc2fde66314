import type { GameText, MatchRecord, NameOf, Vocabulary } from '@manigance/core';
import { rulesOfVersion } from '@manigance/games';
import { flag, language, whole, words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { manifestOfRecord } from '../games.ts';
import { nameOf } from '../names.ts';
import { gameOption, jsonOption, langOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { readRecordFile } from '../record-file.ts';
import { numbered, transcriptOf } from '../transcript.ts';

/** `manigance replay`: the log of a recorded match. */
export const replay: Command = {
  name: 'replay',
  summary: 'Prints the log of a recorded match',
  usage: '<file> [--to N] [--seat S] [--lang fr|en]',
  options: {
    to: valueOption('N', 'stop after move N'),
    seat: valueOption('S', 'show only events this seat saw; seats are numbered from 0'),
    lang: langOption,
    game: gameOption,
    json: jsonOption,
  },
  examples: ['records/<game>/<game>-001.jsonl', 'records/<game>/<game>-001.jsonl --to 40 --seat 1 --lang fr'],
  async run(given, context) {
    const [path] = words(given, 1);
    if (path === undefined) throw new UsageError('name a record');
    const record = readRecordFile(path);
    const manifest = manifestOfRecord(context.catalog, record);
    const [rules, { text }] = await Promise.all([manifest.rules(), manifest.text[language(given)]()]);
    const game = rulesOfVersion(rules, record.rulesVersion) ?? rules.game;
    const viewer = whole(given, 'seat', { min: 0, max: record.seats - 1 });
    const to = whole(given, 'to', { min: 0, max: record.moves.length }) ?? record.moves.length;
    const name = (seat: number) => record.players?.[seat] || nameOf(seat);
    const lines = transcriptOf(game, record, { text, name, viewer }, to);
    const outcome = to === record.moves.length ? endingOf(record, text, name) : undefined;
    if (flag(given, 'json')) {
      printJson(context, {
        game: game.id,
        seats: record.seats,
        moves: record.moves.length,
        to,
        lines,
        outcome,
      });
    } else {
      const seats = Array.from({ length: record.seats }, (_, seat) => `${seat} ${name(seat)}`);
      print(context, `${text.title} — ${seats.join(', ')}`, ...numbered(lines));
      print(context, outcome ?? `… ${to} / ${record.moves.length}`);
    }
    return succeeded;
  },
};

function endingOf({ outcome, moves }: MatchRecord, text: GameText<Vocabulary>, name: NameOf): string {
  return outcome === undefined ? `stopped after move ${moves.length}` : text.outcome(outcome, name);
}
