import { Player, type Roster, skillOf } from '@manigance/bots';
import { type MatchRecord, RecordError, sha256, type Vocabulary } from '@manigance/core';
import { flag, language, whole, words } from '../arguments.ts';
import { type Command, succeeded, UsageError } from '../command.ts';
import { judgesOf, manifestOfRecord } from '../games.ts';
import { knownBefore } from '../known-before.ts';
import { nameOf } from '../names.ts';
import { gameOption, jsonOption, langOption, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { readRecordFile } from '../record-file.ts';

/** `manigance advise`: every move a player could have made, evaluated. */
export const advise: Command = {
  name: 'advise',
  summary: 'Evaluates every move a player could have made, from what that player knew',
  usage: '<file> --move N [--iterations N] [--lang fr|en]',
  options: {
    move: valueOption('N', 'number of the move, from 1'),
    iterations: valueOption('N', 'search iterations (default 4000)'),
    lang: langOption,
    game: gameOption,
    json: jsonOption,
  },
  examples: ['records/<game>/<game>-001.jsonl --move 40'],
  async run(given, context) {
    const [path] = words(given, 1);
    if (path === undefined) throw new UsageError('name a record');
    const record = readRecordFile(path);
    const at = whole(given, 'move', { min: 1, max: record.moves.length });
    if (at === undefined) throw new UsageError(`name a move: --move N, from 1 to ${record.moves.length}`);
    const manifest = manifestOfRecord(context.catalog, record);
    const roster = await judgesOf(manifest);
    const advice = adviceOn(roster, record, at, whole(given, 'iterations', { min: 1 }) ?? 4000);
    const text = (await manifest.text[language(given)]()).text;
    const { shown, seat, chosen, candidates } = advice;
    const said = (move: Vocabulary['move']) => text.move(move, shown.view, nameOf);
    if (flag(given, 'json')) {
      const rows = candidates.map((row) => ({ ...row, text: said(row.move) }));
      printJson(context, { game: record.game, move: at, seat, chosen, candidates: rows });
      return succeeded;
    }
    const asked = text.asked(shown.asked?.kind ?? '', shown.view, nameOf);
    print(context, `${text.title} — ${at} / ${record.moves.length}, ${nameOf(seat)}: ${asked}`);
    for (const { move, worth, visits, isChosen } of candidates) {
      const share = worth === undefined ? '    —' : `${(100 * worth).toFixed(1).padStart(5)}`;
      print(context, `${isChosen ? '→' : ' '} ${share} %  ${String(visits).padStart(6)}  ${said(move)}`);
    }
    return succeeded;
  },
};

interface Candidate {
  readonly move: Vocabulary['move'];
  /** Chance to win after it; absent where the search gave it no thought. */
  readonly worth: number | undefined;
  readonly visits: number;
  readonly isChosen: boolean;
}

function adviceOn(roster: Roster<Vocabulary>, record: MatchRecord, at: number, iterations: number) {
  const { brain, levels } = roster;
  const { game } = brain;
  const { seat, move: chosen } = record.moves[at - 1] as MatchRecord['moves'][number];
  const { shown, history } = knownBefore(game, record, at - 1, seat);
  if (shown.asked === undefined)
    throw new RecordError(at + 1, 'is no answer to a question: there is nothing to weigh');
  const top = levels.at(-1);
  const skill = { ...skillOf(top as (typeof levels)[number]), budget: { iterations } };
  const seed = sha256(`advise:${record.seed}:${at}`).slice(0, 32);
  const thought = new Player(brain, skill).decide(shown, { seed, history });
  const same = (one: Vocabulary['move'], other: Vocabulary['move']) =>
    JSON.stringify(one) === JSON.stringify(other);
  const weighed = shown.asked.options.map((move): Candidate => {
    const found = thought.candidates.find((candidate) => same(candidate.move, move));
    return { move, worth: found?.worth, visits: found?.visits ?? 0, isChosen: same(move, chosen) };
  });
  const candidates = weighed.sort((one, other) => other.visits - one.visits);
  return { shown, seat, chosen, candidates };
}
