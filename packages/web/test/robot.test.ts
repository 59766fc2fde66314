import { expect, test } from 'vitest';
import { type GameId, gameCards } from '../src/games.ts';
import { Robot, type Seen } from './robot.ts';
import { site } from './site.ts';

const { visit } = site();

/** The few words of the page that the robot knows, in each language. */
const words = {
  en: {
    begin: 'Begin',
    asked: 'What is asked',
    list: 'Choose from a list',
    end: 'The end',
    players: 'Players',
    level: 'Level of the bots',
    check: 'Check the luck',
    honest: 'The seed fits the seal made before the first move.',
  },
  fr: {
    begin: 'Commencer',
    asked: 'Ce qui est demandé',
    list: 'Choisir dans une liste',
    end: 'La fin',
    players: 'Joueurs',
    level: 'Niveau des robots',
    check: 'Vérifier le hasard',
    honest: 'La graine correspond au sceau posé avant le premier coup.',
  },
} as const;

const matches = [
  { game: 'ankh-morpork', language: 'fr' },
  { game: 'edgar-et-lucien', language: 'en' },
  { game: 'prodigals-club', language: 'fr' },
] as const;

const mostDecisions = 1500;

test.each(matches)(
  'a robot that reads only the accessibility tree and presses only keys finishes $game in $language',
  { timeout: 480_000 },
  async ({ game, language }) => {
    const { page, complaints, close } = await visit({ path: `#/new/${game}`, language });
    const robot = await Robot.at(page);
    await sitDown(robot, game, language);
    const decisions = await playToTheEnd(robot, language);
    await checkTheLuck(robot, language);
    expect(decisions).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await close();
  },
);

async function sitDown(robot: Robot, game: GameId, language: 'en' | 'fr'): Promise<void> {
  const { begin, players, level } = words[language];
  // The levels come a moment after the page.
  await robot.await(
    (seen) => seen.filter(({ role }) => role === 'radio').length > gameCards[game].seats.max || undefined,
  );
  // A radio group is one stop: its arrows choose. Two players make the shortest match.
  await robot.tabTo(({ role, within }) => role === 'radio' && within.some((part) => part.includes(players)));
  for (let at = 3; at > gameCards[game].seats.min; at--) await robot.press('ArrowLeft');
  // The weakest bot thinks shortest; in Edgar & Lucien only a better one brings the match to its end.
  if (game !== 'edgar-et-lucien') {
    await robot.tabTo(({ role, within }) => role === 'radio' && within.some((part) => part.includes(level)));
    await robot.press('ArrowRight');
  }
  await robot.tabTo(({ role, name }) => role === 'button' && name === begin);
  await robot.press('Enter');
}

/** The match is over: its record is checked where it was played. */
async function checkTheLuck(robot: Robot, language: 'en' | 'fr'): Promise<void> {
  const { check, honest } = words[language];
  await robot.tabTo(({ role, name }) => role === 'button' && name === check);
  await robot.press('Enter');
  await robot.await((seen) => seen.find(({ name }) => name === honest));
}

/** Takes any of what is offered, over and over; answers with how many decisions it took. */
async function playToTheEnd(robot: Robot, language: 'en' | 'fr'): Promise<number> {
  const { asked, list, end } = words[language];
  const isList = ({ role, name, within }: Seen) =>
    role === 'button' && name === list && within.some((part) => part.endsWith(asked));
  let seed = 7;
  for (let decisions = 0; decisions < mostDecisions; decisions++) {
    const over = await robot.await((seen) => {
      if (seen.some(({ role, name }) => role === 'dialog' && name === end)) return 'over';
      return seen.some(isList) ? 'asked' : undefined;
    });
    if (over === 'over') return decisions;
    await robot.tabTo(isList);
    await robot.press('Enter');
    const offered = await robot
      .await((seen) => {
        const inside = seen.filter(
          ({ role, within }) => role === 'button' && within.some((part) => part.startsWith('dialog ')),
        );
        return inside.length > 1 ? inside : undefined;
      }, 5000)
      .catch(() => undefined);
    // The table had moved on between two key presses: look again.
    if (offered === undefined) continue;
    // The first button of a sheet closes it and has focus; the options follow.
    const options = offered.slice(1).filter(({ name }) => !/^(AM|EL|PC)-/.test(name));
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const choice = 1 + (seed % options.length);
    for (let tab = 0; tab < choice; tab++) await robot.press('Tab');
    await robot.press('Enter');
    await robot.await((seen) =>
      seen.some(({ role, name }) => role === 'dialog' && name !== end) ? undefined : true,
    );
  }
  throw new Error(`no end after ${mostDecisions} decisions`);
}
