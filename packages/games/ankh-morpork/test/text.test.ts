import { readFileSync } from 'node:fs';
import {
  type Language,
  languages,
  legalMoves,
  Match,
  pick,
  type Rng,
  refusedMoves,
  rngFrom,
  type Seat,
  seatsAsked,
  seedFromNumber,
  show,
  start,
  type Viewer,
} from '@manigance/core';
import { expect, test } from 'vitest';
import { areaIds } from '../rules/board.ts';
import { type CardId, cards } from '../rules/cards.ts';
import type { AmEvent, AmOutcome } from '../rules/events.ts';
import { cardOf } from '../rules/ids.ts';
import { type AmVocabulary, game } from '../rules/index.ts';
import { personalities } from '../rules/personalities.ts';
import { randomEvents } from '../rules/random-events.ts';
import type { AmFrame } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { namesFr } from '../text/names-fr.ts';
import { reasonsEn } from '../text/reasons-en.ts';
import { reasonsFr } from '../text/reasons-fr.ts';
import { stepKinds } from '../text/tables.ts';
import { areaForms, de } from '../text/words-fr.ts';

const { text, cites } = texts;
const players = ['Alix', 'Basile', 'Élodie', 'Yann'];
const name = (seat: Seat) => players[seat] as string;

const rulebook = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
const hasRule = (id: string) =>
  new RegExp(`(?:\\*\\*|\\| |# )${id.replaceAll('.', '\\.')}(?=[\\s*])`, 'm').test(rulebook);

const ids = [...areaIds, ...[...cards, ...randomEvents, ...personalities].map(({ id }) => id)];
const kebabs = ids.filter((id) => id.includes('-'));

/** Typographic and grammatical faults of a sentence. */
function blemishes(sentence: string, language: Language): string[] {
  const found: string[] = [];
  const not = (bad: boolean, what: string) => bad && found.push(`${what}: ${sentence}`);
  not(sentence.trim() === '' || sentence !== sentence.trim(), 'empty or untrimmed');
  not(/undefined|NaN|\[object|\bnull\b|Infinity/.test(sentence), 'hole');
  not(/\s\s/.test(sentence), 'double space');
  not(/'/.test(sentence), 'straight apostrophe');
  not(
    kebabs.some((id) => sentence.includes(id)),
    'id',
  );
  not(/[a-z][A-Z]/.test(sentence.replaceAll('PussyCat', '')), 'code');
  not(/\(\)|\.\.|[!?]\.$|,\.| ,/.test(sentence), 'punctuation');
  if (language === 'fr') {
    not(/[^\u00a0][:»]|«[^\u00a0]|\d[^\u00a0]\$/.test(sentence), 'no no-break space');
    not(/[^\u202f][;!?]/.test(sentence), 'no narrow no-break space');
    not(/\b(?:de|à) les?\b|\b(?:de|que|le|la) [AÉaeiou](?:lix|lodie)\b/.test(sentence), 'elision');
  }
  return found;
}

const ends = (sentence: string) => /[.!?]$/.test(sentence);
const seatsOf = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);

interface Heard {
  readonly wrong: Set<string>;
  readonly kinds: Set<string>;
  readonly events: Set<AmEvent['type']>;
}

/** Every sentence of one random match, in both languages. */
function listen(seats: number, seed: number, heard: Heard): AmOutcome {
  const match = new Match<AmVocabulary>(game, { seats, options: {}, seed: seedFromNumber(seed) });
  const rng = rngFrom(seedFromNumber(seed + 1));
  tellAll(match.opening, seats, heard);
  while (match.state.outcome === undefined) {
    const seat = seatsAsked(game, match.state)[0] as Seat;
    hearQuestion(match, seat, heard);
    const played = match.play(seat, choose(match, seat, rng));
    if (!played.ok) throw new Error(JSON.stringify(played.rejection));
    tellAll(played.events, seats, heard);
  }
  for (const language of languages) {
    const sentence = text[language].outcome(match.state.outcome, name);
    note(heard, sentence, language);
    if (!ends(sentence)) heard.wrong.add(`no end: ${sentence}`);
  }
  return match.state.outcome as AmOutcome;
}

function choose(match: Match<AmVocabulary>, seat: Seat, rng: Rng) {
  return pick(rng, legalMoves(game, match.state, seat));
}

function note({ wrong }: Heard, sentence: string, language: Language): void {
  for (const blemish of blemishes(sentence, language)) wrong.add(`${language} ${blemish}`);
}

function hearQuestion({ state }: Match<AmVocabulary>, seat: Seat, heard: Heard): void {
  const view = game.view(state, seat);
  const kind = state.pending.at(-1)?.kind as string;
  heard.kinds.add(kind);
  const refusals = refusedMoves(game, state, seat);
  for (const language of languages) {
    const words = text[language];
    const asked = words.asked(kind, view, name);
    note(heard, asked, language);
    if (!ends(asked)) heard.wrong.add(`no end: ${asked}`);
    const rule = words.rule?.(kind, view);
    note(heard, rule?.sentence ?? '', language);
    for (const article of rule?.articles ?? []) if (!hasRule(article)) heard.wrong.add(`no rule ${article}`);
    const options = legalMoves(game, state, seat).map((move) => words.move(move, view, name));
    for (const option of options) note(heard, option, language);
    if (new Set(options).size < options.length) heard.wrong.add(`two buttons alike: ${asked} ${options}`);
    for (const { move, why } of refusals) {
      note(heard, words.move(move, view, name), language);
      note(heard, words.why(why, name), language);
      if (!hasRule(why.rule)) heard.wrong.add(`no rule ${why.rule}`);
    }
  }
}

function tellAll(events: readonly AmEvent[], seats: number, heard: Heard): void {
  const viewers: readonly Viewer[] = [...seatsOf(seats), 'spectator'];
  for (const event of events) {
    heard.events.add(event.type);
    if (!hasRule(cites(event))) heard.wrong.add(`${event.type} cites ${cites(event)}`);
    for (const viewer of viewers) {
      const seen = game.witness(event, viewer);
      if (seen === undefined) continue;
      const toReader = Object.assign((seat: Seat) => name(seat), {
        reader: viewer === 'spectator' ? undefined : viewer,
      });
      for (const language of languages) {
        const line = text[language].event(seen, toReader);
        note(heard, line, language);
        if (!ends(line)) heard.wrong.add(`no end: ${line}`);
      }
    }
  }
}

for (const seats of [2, 3, 4]) {
  test(`every sentence of random matches with ${seats} players is whole in both languages`, {
    timeout: 120_000,
  }, () => {
    const heard: Heard = { wrong: new Set(), kinds: new Set(), events: new Set() };
    for (let match = 0; match < 12; match++) listen(seats, match * 10 + seats, heard);
    expect([...heard.wrong]).toEqual([]);
    expect(heard.events.size).toBeGreaterThan(35);
    expect(heard.kinds.size).toBeGreaterThan(30);
  });
}

test('stepKinds lists exactly the frames that ask nobody', () => {
  const steps = Object.entries(game.frames).filter(([, rule]) => !('asks' in rule));
  expect([...stepKinds].sort()).toEqual(steps.map(([kind]) => kind).sort());
});

const opening = start<AmVocabulary>(game, { seats: 3, options: {}, seed: seedFromNumber(1) });

/** The prompt of a question that random matches rarely reach; `under`: the frames below it. */
function asking(frame: AmFrame, under: readonly AmFrame[] = [], holds: CardId = 'gaspode'): string[] {
  const hands = [[cardOf(holds)], [], []];
  const state = { ...opening, hands, playing: cardOf('the-bursar'), pending: [...under, frame] };
  return languages.map((language) => text[language].asked(frame.kind, game.view(state, 0), name));
}

test('AM-6.2.3 the question which of six buildings makes way names the new one and its price', () => {
  expect(asking({ kind: 'giveUpBuilding', seat: 0, area: 6, cost: 6 })).toEqual([
    'Give up one of your six buildings for the new one in The Shades ($6).',
    'Sacrifiez un de vos six Bâtiments pour celui que vous voulez aux Ombres (6\u00a0$).',
  ]);
  expect(asking({ kind: 'takeoverGiveUp', seat: 0, area: 9 })).toEqual([
    'Give up one of your six buildings for the one in Isle of Gods ($12) (The Bursar).',
    'Sacrifiez un de vos six Bâtiments pour celui de l’Île des Dieux (12\u00a0$) (L’Économiste).',
  ]);
});

test('AM-9.2 the prompt of a window names the threat', () => {
  const window: AmFrame = { kind: 'reactionWindow', fits: 3, threatened: [0], left: [] };
  const threat = { area: 2, piece: 0, stopped: false, back: false } as const;
  expect(asking(window, [{ kind: 'swapPieces', ...threat, otherArea: 7, otherPiece: 4 }])).toEqual([
    'Prevent the swap of your minion in Dragon’s Landing and the troll in Dimwell, or let it happen (The Bursar).',
    'Empêchez l’échange entre un de vos Agents à l’Atterrissage-du-Dragon et un Troll à Sombrepuits, ou laissez faire (L’Économiste).',
  ]);
  expect(asking(window, [{ kind: 'takeoverHappens', seat: 1, area: 10, giveUp: -1 }])).toEqual([
    'Keep your building in Seven Sleepers, or let Basile buy it for $18 (The Bursar).',
    'Gardez votre Bâtiment des Sept-Dormants, ou laissez Basile le racheter pour 18\u00a0$ (L’Économiste).',
  ]);
});

test('AM-9.2 the prompt of a window says so where its reader has nothing to react with', () => {
  const window: AmFrame = { kind: 'reactionWindow', fits: 3, threatened: [0], left: [0] };
  const threat = { area: 7, piece: 0, stopped: false, back: false } as const;
  expect(asking(window, [{ kind: 'removePiece', ...threat }], 'groat')).toEqual([
    'You have no way to save your minion in Dimwell (The Bursar).',
    'Vous n’avez rien pour sauver votre Agent de Sombrepuits (L’Économiste).',
  ]);
  const frame: AmFrame = {
    kind: 'dragonWindow',
    area: 6,
    kept: [0, 0, 0],
    back: [0, 0, 0],
    buildingKept: false,
    threatened: [0],
    left: [0],
  };
  expect(asking(frame, [], 'gaspode')[0]).toBe(
    'You have no way to save your pieces in The Shades from The Dragon.',
  );
  expect(asking(frame, [], 'susan')[0]).toBe(
    'Save one of your pieces in The Shades from The Dragon, or let it happen.',
  );
});

test('AM-9.2 what the prompt says of the reader’s answers is what the rules offer', () => {
  const helpless = /^You have (?:nothing|no way) to/;
  let windows = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const match = new Match<AmVocabulary>(game, { seats: 3, options: {}, seed: seedFromNumber(seed) });
    for (let turn = seed; match.state.outcome === undefined; turn++) {
      const [seat = 0] = seatsAsked(game, match.state);
      const shown = show(game, match.state, seat);
      const { kind = '', options = [] } = shown.asked ?? {};
      if (kind === 'reactionWindow' || kind === 'dragonWindow') {
        windows++;
        expect(helpless.test(text.en.asked(kind, shown.view, name))).toBe(options.length === 1);
      }
      match.play(seat, options[(turn * 7) % options.length]);
    }
  }
  expect(windows).toBeGreaterThan(50);
});

test('AM-9.2.6 a player who is not asked in a window reads only that the table waits', () => {
  const view = game.view(opening, 0);
  expect(text.en.asked('hidden', view, name)).toBe('Wait: somebody may be about to react.');
  expect(text.fr.asked('hidden', view, name)).toBe('Patientez\u00a0: quelqu’un va peut-être réagir.');
});

test('every reason has a sentence, with its figures', () => {
  for (const [language, whys] of [
    ['en', reasonsEn],
    ['fr', reasonsFr],
  ] as const) {
    for (const code of Object.keys(whys)) {
      const sentence = text[language].why({ rule: 'AM-5.4', code, cost: 12, money: 7 }, name);
      expect(blemishes(sentence, language)).toEqual([]);
      expect(ends(sentence)).toBe(true);
    }
  }
  const poor = { rule: 'AM-6.2.1', code: 'cannotPay', cost: 12, money: 7 };
  expect(text.en.why(poor, name)).toBe('That costs $12 and you have $7.');
  expect(text.fr.why(poor, name)).toBe('Il faut 12\u00a0$, et vous avez 7\u00a0$.');
});

const held = ['lord-vetinari', 'lord-rust', 'chrysoprase'] as const;
const told = (outcome: AmOutcome) => languages.map((language) => text[language].outcome(outcome, name));

test('AM-11.1 a goal is reported with its Personality and its threshold at this table', () => {
  expect(told({ winners: [0], how: 'spread', personalities: held })).toEqual([
    'Alix wins as Lord Vetinari, with minions in at least 10 areas.',
    'Alix, alias le Seigneur Vétérini, l’emporte\u00a0: ses Agents occupent au moins 10 Quartiers.',
  ]);
  expect(told({ winners: [2], how: 'wealth', personalities: held })).toEqual([
    'Élodie wins as Chrysoprase, worth at least $50.',
    'Élodie, alias Chrysoprase, l’emporte avec une fortune d’au moins 50\u00a0$.',
  ]);
});

test('AM-12.7 points are told when they decide, and so are ties', () => {
  expect(told({ winners: [1], how: 'points', personalities: held, points: [20, 31, 1] })).toEqual([
    'Basile wins with 31 points, ahead of Alix (20) and Élodie (1).',
    'Basile gagne avec 31 points, devant Alix (20) et Élodie (1).',
  ]);
  expect(told({ winners: [1], how: 'points', personalities: held, points: [31, 31, 1] })).toEqual([
    'Basile and Alix tie at 31 points, ahead of Élodie (1); Basile wins thanks to the most expensive City Area card.',
    'Basile et Alix sont à égalité avec 31 points, devant Élodie (1)\u202f; Basile l’emporte grâce à la carte Quartier la plus chère.',
  ]);
  expect(told({ winners: [0, 1], how: 'points', personalities: held, points: [31, 31, 1] })).toEqual([
    'Alix and Basile share the victory with 31 points each, ahead of Élodie (1).',
    'Alix et Basile se partagent la victoire avec 31 points, devant Élodie (1).',
  ]);
});

test('French puts every area in a sentence with the right article', () => {
  const bare = (form: string) =>
    form.replace(/^(?:(?:sur|à|de) )?(?:les? |l’)|^(?:aux|des|du|de|à|l’) ?/, '');
  for (const area of areaIds) {
    const printed = namesFr.areas[area].replace(/^(?:Les |L’)/, '');
    const { the, at, of } = areaForms[area];
    expect([the, at, of].map(bare)).toEqual([printed, printed, printed]);
  }
  const view = game.view(opening, 0);
  const labels = areaIds.map((area) => text.fr.move({ do: 'place', area }, view, name));
  expect(labels).toEqual([
    'Placer aux Sœurs-Étienne',
    'Placer sur le Terrain Forcier',
    'Placer à l’Atterrissage-du-Dragon',
    'Placer aux Petits-Dieux',
    'Placer aux Décapes',
    'Placer à l’Hippo',
    'Placer aux Ombres',
    'Placer à Sombrepuits',
    'Placer à Grand-Mur',
    'Placer sur l’Île des Dieux',
    'Placer aux Sept-Dormants',
    'Placer à Mont-Roupillon',
  ]);
});

test('French elides before the names of players that begin with a vowel', () => {
  expect(['Alix', 'Basile', 'Élodie', 'Yann', 'Yves', 'Hélène', 'odilon'].map(de)).toEqual([
    'd’Alix',
    'de Basile',
    'd’Élodie',
    'de Yann',
    'd’Yves',
    'd’Hélène',
    'd’odilon',
  ]);
});

test('AM-3.6 cards that change hands in secret are only counted for the other viewers', () => {
  const given: AmEvent = { type: 'gaveCards', seat: 1, to: 0, count: 2, cards: ['hex', 'groat'] };
  const seen = (viewer: Viewer) =>
    languages.map((language) => text[language].event(game.witness(given, viewer) as AmEvent, name));
  expect(seen(0)).toEqual(['Basile gives Alix Hex and Groat.', 'Basile donne Sort et Liard à Alix.']);
  expect(seen(2)).toEqual(['Basile gives Alix 2 cards.', 'Basile donne 2 cartes à Alix.']);
});

test('the log addresses its reader as you', () => {
  const told = (event: AmEvent, reader?: Seat) =>
    languages.map((language) =>
      text[language].event(
        event,
        Object.assign((seat: Seat) => name(seat), { reader }),
      ),
    );
  const played: AmEvent = { type: 'played', seat: 0, card: 'hex' };
  expect(told(played)).toEqual(['Alix plays Hex.', 'Alix joue Sort.']);
  expect(told(played, 0)).toEqual(['You play Hex.', 'Vous jouez Sort.']);
  const paid: AmEvent = { type: 'gaveMoney', seat: 1, to: 0, amount: 3 };
  expect(told(paid, 0)).toEqual(['Basile gives you $3.', 'Basile vous donne 3\u00a0$.']);
  expect(told(paid, 1)).toEqual(['You give Alix $3.', 'Vous donnez 3\u00a0$ à Alix.']);
  const hit: AmEvent = { type: 'threatened', area: 'the-scours', piece: 0 };
  expect(told(hit, 0)).toEqual([
    'Your minion in The Scours is targeted.',
    'Un de vos Agents est visé aux Décapes.',
  ]);
  expect(told({ type: 'reacted', seat: 1, card: 'wallace-sonky' }, 0)).toEqual([
    'Basile interrupts with Wallace Sonky: the card’s effect passes them by.',
    'Basile interrompt avec Wallace Sonky\u00a0: l’effet de la carte ne l’atteint pas.',
  ]);
});
