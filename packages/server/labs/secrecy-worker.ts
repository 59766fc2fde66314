import { parentPort, workerData } from 'node:worker_threads';
import { fullSkill } from '@manigance/bots';
import { advise, reasoningBrain } from '@manigance/bots/hint';
import {
  everySetting,
  type Game,
  type GameText,
  type Language,
  languages,
  type NameOf,
  narrate,
  type Seat,
  seedFromNumber,
  type Vocabulary,
  whole,
} from '@manigance/core';
import { catalog, type GameManifest } from '@manigance/games';
import {
  type Advise,
  checkSecrecy,
  noSecrecyTotals,
  type SecrecyTotals,
  type Tell,
} from '@manigance/table/testing';
import { recapOf } from '../src/people/notices/recap.ts';

/** Task of a thread: its number among the threads, and the first seed. */
export interface SecrecyTask {
  readonly thread: number;
  readonly threads: number;
  readonly seed: number;
}

/** Message of a thread after each match. */
export interface SecrecyNews {
  readonly game: string;
  readonly totals: SecrecyTotals;
  readonly faults: readonly string[];
}

/** Search iterations of a hint, and the questions of a viewer of which one is asked for a hint. */
const [iterations, hintIn] = [8, 40];

const namesOf = (viewer: Seat | 'spectator'): NameOf =>
  Object.assign((seat: Seat) => `Player ${seat}`, viewer === 'spectator' ? {} : { reader: viewer });

/** The log and the recap of the steps a viewer was sent, in both languages. */
function teller(texts: Readonly<Record<Language, GameText<Vocabulary>>>): Tell {
  return (viewer, steps) => {
    const names = namesOf(viewer);
    const events = steps.flatMap((step) => step.events);
    return languages
      .flatMap((language) => {
        const text = texts[language];
        const seat = viewer === 'spectator' ? 0 : viewer;
        const recap = recapOf({ steps: [steps] }, seat, 'everyone', { text, language, nameOf: names });
        return [
          ...events.map((event) => text.event(event, names)),
          ...recap,
          whole(narrate(events, { text, names, language })),
        ];
      })
      .join('\n');
  };
}

/** Advice of the strongest kind, at few iterations. */
async function adviserOf({ bot }: GameManifest): Promise<Advise | undefined> {
  if (bot === undefined) return undefined;
  const brain = await reasoningBrain((await bot()).bots);
  const skill = { ...fullSkill, budget: { iterations }, sight: 4 };
  return ({ shown, history, seed }) => advise(brain, skill, shown, { seed, history });
}

interface Player {
  readonly game: Game;
  readonly advise: Advise | undefined;
  readonly tell: Tell;
  pairs: number;
}

async function playerOf(manifest: GameManifest): Promise<Player> {
  const { game } = await manifest.rules();
  const [en, fr] = await Promise.all([manifest.text.en(), manifest.text.fr()]);
  return {
    game,
    advise: await adviserOf(manifest),
    tell: teller({ en: en.text, fr: fr.text }),
    pairs: 0,
  };
}

/** Match after match of the game with the fewest pairs so far, until the thread is ended. */
async function playOn({ thread, threads, seed }: SecrecyTask): Promise<void> {
  const players = await Promise.all(catalog.manifests.map(playerOf));
  for (let match = thread; ; match += threads) {
    const [player] = players.toSorted((one, other) => one.pairs - other.pairs);
    if (player === undefined) return;
    const { game, advise, tell } = player;
    const { min, max } = game.seats;
    const settings = everySetting(game);
    const setup = {
      seats: min + (match % (max - min + 1)),
      options: settings[Math.floor(match / (max - min + 1)) % settings.length] ?? {},
      seed: seedFromNumber(seed * 1_000_000 + match),
    };
    const totals = noSecrecyTotals();
    const use = { game, setup, tell, hintIn, ...(advise === undefined ? {} : { advise }) };
    const faults = await checkSecrecy(use, totals);
    player.pairs += totals.pairs;
    const news: SecrecyNews = { game: game.id, totals, faults };
    parentPort?.postMessage(news);
  }
}

if (parentPort !== null) await playOn(workerData as SecrecyTask);
