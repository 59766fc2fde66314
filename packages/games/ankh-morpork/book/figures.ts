import { defineFigures } from '@manigance/core/book';
import { does } from '@manigance/core/lessons';
import { crowd, inAreas, mine, plays, reactsWith, whereArea } from '../lessons/course/judges.ts';
import { position } from '../lessons/course/position.ts';
import type { AmVocabulary } from '../rules/state.ts';
import type { AmBookText } from './text/en.ts';

const neighbours = {
  'the-shades': { minions: [0, 1, 2], trouble: true },
  'dolly-sisters': { minions: [1, 2], trouble: true },
};

/** The positions that the book shows and asks about. */
export const figures = defineFigures<AmVocabulary, AmBookText>(
  {
    chair: {
      map: {
        position: () =>
          position({
            areas: {
              ...neighbours,
              'the-scours': { minions: [0, 0, 1], trouble: true },
              'small-gods': { minions: [0] },
              'nap-hill': { minions: [0], building: 0 },
              'the-hippo': { minions: [2] },
              'dragons-landing': { minions: [1] },
            },
          }),
        lit: ['the-scours', 'small-gods', 'nap-hill'],
      },
    },
    turn: {
      choice: {
        needs: ['tray'],
        position: () =>
          position({ areas: neighbours, hands: [['groat', 'mended-drum', 'peeled-nuts'], [], []] }),
        among: does('play'),
        accept: plays('mended-drum'),
        wrong: [{ id: 'nuts', when: plays('peeled-nuts') }, { id: 'one' }],
      },
    },
    streets: {
      stir: {
        position: () =>
          position({
            areas: {
              ...neighbours,
              'the-hippo': { minions: [2] },
              'small-gods': { minions: [0] },
            },
            hands: [['groat'], [], []],
          }),
        plays: [mine({ do: 'play', card: 'groat' })],
        among: does('place'),
        accept: inAreas('the-hippo'),
        wrong: [{ id: 'quiet', when: whereArea((area) => crowd(area) === 0) }, { id: 'own' }],
      },
    },
    houses: {
      build: {
        position: () =>
          position({
            areas: {
              ...neighbours,
              'nap-hill': { minions: [0] },
              dimwell: { minions: [0] },
            },
            money: [11, 8, 9],
            hands: [['mended-drum'], [], []],
          }),
        plays: [mine({ do: 'play', card: 'mended-drum' })],
        among: does('build', 'skip'),
        accept: does('build'),
        wrong: [{ id: 'skip' }],
      },
    },
    knives: {
      victim: {
        position: () =>
          position({
            areas: {
              'the-scours': { minions: [0, 1], trouble: true },
              'isle-of-gods': { minions: [0, 2] },
              'dolly-sisters': { minions: [1, 2], trouble: true },
            },
            hands: [['inigo-skimmer'], ['modo'], ['groat']],
          }),
        plays: [mine({ do: 'play', card: 'inigo-skimmer' })],
        among: does('remove'),
        accept: inAreas('the-scours'),
        wrong: [{ id: 'elsewhere' }],
      },
    },
    money: {
      house: {
        needs: ['seats'],
        position: () =>
          position({
            areas: { ...neighbours, 'seven-sleepers': { minions: [0], building: 0 } },
            money: [21, 12, 7],
          }),
        lit: ['seven-sleepers'],
      },
    },
    chance: {
      roll: {
        position: () =>
          position({
            areas: {
              ...neighbours,
              'nap-hill': { minions: [0], building: 0 },
              'the-hippo': { minions: [1], building: 1 },
            },
          }),
        lit: ['dragons-landing', 'the-hippo'],
      },
    },
    answers: {
      keep: {
        needs: ['tray'],
        position: () =>
          position({
            active: 1,
            areas: {
              'the-scours': { minions: [0, 0, 1], trouble: true },
              'the-shades': { minions: [0, 2], trouble: true },
            },
            hands: [['gaspode', 'igor'], ['inigo-skimmer'], []],
          }),
        plays: [
          { seat: 1, move: { do: 'play', card: 'inigo-skimmer' } },
          { seat: 1, move: { do: 'remove', area: 'the-scours', piece: 0 } },
        ],
        accept: reactsWith('gaspode'),
        wrong: [{ id: 'igor', when: reactsWith('igor') }, { id: 'pass' }],
      },
    },
    end: {
      spoil: {
        position: () =>
          position({
            areas: {
              longwall: { minions: [1] },
              'isle-of-gods': { minions: [1], building: 1 },
              'seven-sleepers': { minions: [1] },
              'dragons-landing': { minions: [1, 1] },
              dimwell: { minions: [0] },
              'the-scours': { minions: [0] },
              'the-shades': { minions: [0, 2], trouble: true },
            },
            hands: [['groat'], [], []],
          }),
        plays: [mine({ do: 'play', card: 'groat' })],
        lit: ['longwall'],
        among: does('place'),
        accept: whereArea(
          (area) => area.controller === 1 && area.minions[1] === 1 && area.building === undefined,
        ),
        wrong: [{ id: 'two', when: whereArea((area) => area.controller === 1) }, { id: 'elsewhere' }],
      },
    },
  },
  (move) => ('area' in move ? [move.area] : []),
);
