import { type ChapterOf, does } from '@manigance/core/lessons';
import type { PcMove } from '../../../rules/moves.ts';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { ended, plays, sends, sent } from '../judges.ts';
import { willPosition } from '../last-will-position.ts';

const takesPlan = (place: number) => (move: PcMove) => move.do === 'plan' && move.place === place;
const draws = (seat: number, deck: 'event' | 'helper') => ({ seat, move: { do: 'drawFrom', deck } }) as const;

/** LW-1 A fourth competition: planning, going out in company, and a house that loses its value. */
export const lastWill: ChapterOf<PcVocabulary, LessonText['chapters']['lastWill']> = {
  position: () => {
    const state = willPosition({
      mode: 'lw-e',
      seats: 3,
      round: 2,
      modifiers: { townhouse: 3, manor: 1, mansion: -3, farm: -2 },
      places: {
        'lw-offer-1': 'lw-private-museum-of-corks',
        'lw-offer-2': 'lw-critic-in-ones-pay',
        'lw-offer-3': 'lw-spaniel-farm',
        'lw-offer-4': 'lw-countess-barely-invited',
        'lw-offer-5': 'lw-gondola-on-the-serpentine',
        'lw-offer-6': 'lw-wine-steward-with-a-grudge',
      },
      players: [
        {
          votes: 24,
          pounds: 58,
          hand: ['lw-waltz-on-wet-varnish', 'lw-damp-terrace-mould-south-facing'],
          closed: ['lw-waltz-on-wet-varnish', 'lw-damp-terrace-mould-south-facing'],
        },
        { votes: 26, pounds: 55 },
        { votes: 25, pounds: 61 },
      ],
      pending: [
        { kind: 'errands', at: 0 },
        { kind: 'planning', at: 0 },
      ],
    });
    state.phase = 'planning';
    return state;
  },
  steps: [
    { kind: 'show', id: 'purse', needs: ['tray'] },
    {
      kind: 'try',
      id: 'plan',
      accept: takesPlan(5),
      wrong: [{ id: 'cards', when: takesPlan(3) }, { id: 'other' }],
    },
    {
      kind: 'try',
      id: 'offer',
      plays: [
        { seat: 1, move: { do: 'plan', place: 2 } },
        draws(1, 'event'),
        draws(1, 'helper'),
        { seat: 2, move: { do: 'plan', place: 6 } },
        draws(2, 'event'),
        draws(2, 'helper'),
        sent(1, 'election-vote'),
      ],
      lit: ['lw-offer-4'],
      accept: sends('lw-offer-4'),
      wrong: [{ id: 'other' }],
    },
    {
      kind: 'try',
      id: 'ball',
      needs: ['tray'],
      plays: [
        sent(2, 'lw-opera'),
        sent(1, 'lw-opera'),
        sent(0, 'election-vote'),
        sent(2, 'election-vote'),
        sent(1, 'lw-offer-5'),
        sent(2, 'lw-extension-1'),
        ...ended(1),
      ],
      accept: plays('lw-waltz-on-wet-varnish'),
      wrong: [{ id: 'house', when: does('buy') }, { id: 'end' }],
    },
    {
      kind: 'try',
      id: 'guest',
      needs: ['tray'],
      accept: does('addCompanion'),
      wrong: [{ id: 'alone' }],
    },
    {
      kind: 'try',
      id: 'house',
      needs: ['tray'],
      accept: does('buy'),
      wrong: [{ id: 'end' }],
    },
    { kind: 'show', id: 'wear' },
    { kind: 'show', id: 'debt' },
  ],
};
