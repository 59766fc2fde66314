import type { Seat } from '@manigance/core';
import { site } from '@manigance/web/test/site.ts';
import { sizes } from '@manigance/web/test/stages.ts';
import { expect, test } from 'vitest';
import { type AmState, game } from '../../rules/index.ts';
import { namesEn } from '../../text/names-en.ts';
import { namesFr } from '../../text/names-fr.ts';
import { type Moment, momentAt } from './moment-at.ts';

const { visit } = site();

const viewOf = (state: AmState, seat: Seat) => game.view(state, seat);

/** Areas of the position by whose power theirs is, for the seat that is asked. */
function byOwner({ state, seat }: Moment) {
  const all = viewOf(state, seat).areas;
  return {
    mine: all.find(({ building, demons }) => building === seat && demons === 0),
    theirs: all.find(({ building, demons }) => building !== undefined && building !== seat && demons === 0),
    nobodys: all.find(({ building, cardOut }) => building === undefined && !cardOut),
    blocked: all.find(({ building, demons }) => building === seat && demons > 0),
    gone: all.find(({ cardOut }) => cardOut),
  };
}

/** The first question about a card, no area, at which an area of each of these kinds exists. */
function sheetMoment(kinds: readonly (keyof ReturnType<typeof byOwner>)[]) {
  let found: ReturnType<typeof byOwner> | undefined;
  const kept = momentAt((moment) => {
    if (moment.kind !== 'chooseCard') return false;
    const owners = byOwner(moment);
    if (kinds.some((kind) => owners[kind] === undefined)) return false;
    found = owners;
    return true;
  });
  return { kept, areas: found };
}

test.each([
  [
    'en',
    'phone',
    namesEn,
    {
      mine: /^Your power: /,
      theirs: /^(Odilon|Noor|Ilse)’s power: /,
      nobodys: /^Power of the player who builds here: /,
      blocked: /^Your power, blocked by a demon: /,
      gone: /^Nobody’s power any more \(its card has left the game\): /,
    },
  ],
  [
    'fr',
    'desktop',
    namesFr,
    {
      mine: /^Votre pouvoir\s: /,
      theirs: /^Pouvoir d(e |’)(Odilon|Noor|Ilse)\s: /,
      nobodys: /^Pouvoir du joueur qui construira ici\s: /,
      blocked: /^Votre pouvoir, bloqué par un Démon\s: /,
      gone: /^Pouvoir de personne \(sa carte a quitté la partie\)\s: /,
    },
  ],
] as const)(
  'AM-8.1, AM-8.3 %s, %s: the sheet of an area says whose power it is, and why it cannot be used',
  async (language, size, names, says) => {
    const moments = [['mine', 'theirs', 'nobodys'], ['blocked'], ['gone']] as const;
    const kinds = moments.map((all, at) => ({ all, at, ...sheetMoment(all) }));
    const kept = kinds.map((moment) => ({ ...moment.kept, id: `kept-${moment.at}` }));
    const { page, complaints, close } = await visit({
      language,
      kept,
      context: { viewport: sizes[size] },
    });
    for (const { all, at, areas: owned } of kinds) {
      await page.evaluate(`location.hash = '#/match/kept-${at}'`);
      for (const kind of all) {
        const id = owned?.[kind]?.id ?? 'the-shades';
        const area = page
          .locator('.board-map')
          .getByRole('button', { name: new RegExp(`^${names.areas[id]}\\b`) });
        await area.focus();
        await page.keyboard.press('Enter');
        const sheet = page.getByRole('dialog', { name: names.areas[id] });
        await sheet.getByText(says[kind]).waitFor();
        expect(await sheet.locator('p').last().innerText()).toContain(names.powers[id]);
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
      }
      await page.evaluate("location.hash = '#/settings'");
      await page.locator('.table').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await close();
  },
);

/** States of the symbols of the card in play before the one that is asked about. */
function becameOf({ state, kind, log }: Moment): readonly string[] {
  const frame = state.pending.at(-1);
  if (kind !== 'symbol' || frame?.kind !== 'symbol') return [];
  const begun = log.findLastIndex((event) => event.type === 'played');
  const passed = log.slice(begun).map(({ type }) => type);
  return [
    ...passed,
    ...(frame.at > 0 && !passed.includes('skipped') && !passed.includes('leftOut') ? ['done'] : []),
  ];
}

test.each([
  ['en', 'done', 'skipped', /^impossible\. \S.+/],
  ['fr', 'fait', 'passé', /^impossible\. \S.+/],
] as const)(
  'AM-5.4 %s: on the card in play a symbol is done, skipped, or impossible with its reason',
  async (language, done, skipped, impossible) => {
    const kept = [
      momentAt((moment) => ['skipped', 'leftOut'].every((one) => becameOf(moment).includes(one))),
      momentAt((moment) => becameOf(moment).includes('done')),
    ].map((match, at) => ({ ...match, id: `kept-${at}` }));
    const { page, close } = await visit({ language, kept, context: { viewport: sizes.desktop } });
    const notes = async (id: string) => {
      await page.evaluate(`location.hash = '#/match/${id}'`);
      await page.locator('.am-beside .am-card li em').first().waitFor();
      const found = await page.locator('.am-beside .am-card li em').allInnerTexts();
      await page.evaluate("location.hash = '#/settings'");
      await page.locator('.table').waitFor({ state: 'detached' });
      return found;
    };
    const first = await notes('kept-0');
    expect(first).toContain(skipped);
    expect(first).toContainEqual(expect.stringMatching(impossible));
    expect(await notes('kept-1')).toContain(done);
    await close();
  },
);
