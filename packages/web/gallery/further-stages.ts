import { catalog } from '@manigance/games';
import { furtherHighPoints, holdActs, untilLoaded } from '../test/high-points.ts';
import { fullTable, keptAt, moment, questionsIn, recordsOfAllModes } from '../test/positions.ts';
import { button, type Stage } from '../test/stage-parts.ts';

/** States that only the gallery looks at: others with the same parts stand in the list of all screens. */
export function furtherStages(): Stage[] {
  const middles = catalog.ids.map((game) => ({
    ...moment(fullTable(game), 'middle'),
    id: `kept-${game}`,
    touched: Date.now(),
  }));
  return [
    { name: 'my-tables', path: '#/tables', kept: middles },
    ...catalog.ids.flatMap(symbolAndUndo),
    ...catalog.ids.flatMap(questionStages),
    ...furtherHighPoints().map(
      ({ game, type, kept, moves }): Stage => ({
        name: `${game}-stage-${type}`,
        path: `#/replay/match/kept/${moves}`,
        kept: [kept],
        settings: { speed: 'normal' },
        enter: async (page) => {
          await untilLoaded(page);
          await page.keyboard.press('ArrowRight');
          await page.locator('.stage-card').waitFor();
          await page.evaluate(holdActs);
        },
      }),
    ),
  ];
}

/** One question of each kind that the table shown elsewhere never puts, because another mode does. */
function questionStages(game: string): Stage[] {
  const seen = new Set(questionsIn(fullTable(game)).map(({ kind }) => kind));
  return recordsOfAllModes(game)
    .filter(({ seats, options }) => seats === 4 && options.mode !== fullTable(game).options.mode)
    .flatMap((record) => {
      const questions = questionsIn(record);
      const kinds = [...new Set(questions.map(({ kind }) => kind))].filter((kind) => !seen.has(kind));
      return kinds.map((kind): Stage => {
        seen.add(kind);
        const ofKind = questions.filter((question) => question.kind === kind);
        const { count, seat } = ofKind[Math.floor(ofKind.length / 2)] ?? { count: 0, seat: 0 };
        return {
          name: `${game}-${record.options.mode}-${kind}`,
          path: '#/match/kept',
          kept: [keptAt(record, count, seat)],
          enter: (page) => button(page, (words) => words.table.list).waitFor(),
        };
      });
    });
}

/** The words on the symbols of a plate, and the reason why a move stands. */
function symbolAndUndo(game: string): Stage[] {
  const path = '#/match/kept';
  const list = (table: string) => ({
    name: `${game}-${table}`,
    path,
    kept: [moment(fullTable(game), 'recap')],
  });
  return [
    {
      ...list('symbol'),
      enter: async (page) => {
        await button(page, (words) => words.table.list).waitFor();
        await page.locator('.plate').last().hover();
        await page.locator('.preview .explained').first().waitFor();
      },
    },
    {
      ...list('no-undo'),
      enter: async (page) => {
        await button(page, (words) => words.table.list).waitFor();
        await page.keyboard.press('u');
        await page.locator('.toast').waitFor();
      },
    },
  ];
}
