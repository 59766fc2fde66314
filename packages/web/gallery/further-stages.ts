import { catalog } from '@manigance/games';
import { furtherHighPoints, holdActs, untilLoaded } from '../test/high-points.ts';
import { fullTable, moment } from '../test/positions.ts';
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
