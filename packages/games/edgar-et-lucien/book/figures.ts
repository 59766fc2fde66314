import { defineFigures } from '@manigance/core/book';
import { does } from '@manigance/core/lessons';
import { end } from '../lessons/course/chapters/end.ts';
import { acts, sets } from '../lessons/course/judges.ts';
import { position } from '../lessons/course/position.ts';
import type { ElVocabulary } from '../rules/state.ts';
import type { ElBookText } from './text/en.ts';

/** The positions that the book shows and asks about. */
export const figures = defineFigures<ElVocabulary, ElBookText>({
  crown: {
    near: {
      needs: ['seats'],
      position: () =>
        position({
          players: [
            { money: 90_000, at: 'A09', owns: ['A01', 'A02', 'A05', 'A06', 'A08', 'A09'] },
            { money: 60_000, at: 'A11', owns: ['A11', 'A14'] },
            { money: 40_000, at: 'A13', owns: ['A04', 'A13'] },
          ],
        }),
      lit: ['A01', 'A02', 'A05', 'A06', 'A08', 'A09'],
    },
  },
  round: {
    start: {
      position: () =>
        position({
          pending: { kind: 'programme' },
          players: [
            { at: 'A06', owns: ['A06'] },
            { at: 'A12', owns: ['A12'] },
            { at: 'A04', owns: ['A04'] },
          ],
        }),
      lit: ['A04', 'A06', 'A12'],
    },
  },
  wheel: {
    go: {
      needs: ['tray'],
      position: () =>
        position({
          pending: { kind: 'programme' },
          players: [
            { at: 'A06', owns: ['A06'] },
            { at: 'A11', owns: ['A11'] },
            { at: 'A14', owns: ['A14'] },
          ],
        }),
      lit: ['A09'],
      among: sets(
        ({ edgar, lucien }) =>
          (edgar === 'immobile' || edgar === 'green') &&
          (lucien === 'immobile' || lucien === 'green' || lucien === 'orange'),
      ),
      accept: sets(({ edgar, lucien }) => edgar === 'immobile' && lucien === 'green'),
      wrong: [
        { id: 'edgar', when: sets(({ edgar }) => edgar !== 'immobile') },
        { id: 'stays', when: sets(({ lucien }) => lucien === 'immobile') },
        { id: 'elsewhere' },
      ],
    },
  },
  edgar: {
    pick: {
      position: () =>
        position({
          players: [
            { money: 30_000, edgar: 'A09', lucien: 'A01', owns: ['A01'] },
            { money: 70_000, edgar: 'A14', lucien: 'A09', owns: ['A14'] },
            { money: 90_000, at: 'A09', owns: ['A13'] },
          ],
        }),
      lit: ['A09'],
      accept: does('rob'),
      wrong: [{ id: 'pass' }],
    },
  },
  lucien: {
    shop: {
      position: () =>
        position({
          players: [
            { money: 40_000, edgar: 'A07', lucien: 'A04', owns: ['A07'] },
            { money: 40_000, at: 'A11', owns: ['A04', 'A11'] },
            { money: 40_000, at: 'A13', owns: ['A13'] },
          ],
        }),
      lit: ['A04'],
      accept: does('buyPlayer'),
      wrong: [{ id: 'pass' }],
    },
  },
  offices: {
    heist: {
      position: () =>
        position({
          players: [
            { money: 20_000, popularity: 10, edgar: 'A12', lucien: 'A05', owns: ['A01', 'A03'] },
            { money: 20_000, at: 'A14', owns: ['A14'] },
            { money: 50_000, at: 'A07', owns: ['A07'] },
          ],
        }),
      lit: ['A05', 'A12'],
      accept: acts('populist_speech'),
      wrong: [{ id: 'buy', when: does('buyCity') }, { id: 'pass' }],
    },
  },
  papers: {
    certify: {
      position: () =>
        position({
          players: [
            {
              money: 150_000,
              popularity: 10,
              at: 'A12',
              owns: ['A01', 'A03', 'A04', 'A06', 'A07', 'A09'],
            },
            { money: 60_000, at: 'A11', owns: ['A11'] },
            { money: 40_000, at: 'A13', owns: ['A13'] },
          ],
        }),
      lit: ['A12'],
      accept: (move) =>
        move.do === 'administration' && 'certificate' in move && move.certificate === 'wealthy_dandy',
      wrong: [{ id: 'districts', when: acts('certificate_acquisition') }, { id: 'rest' }],
    },
  },
  vote: {
    types: {
      position: () =>
        position({
          turn: 4,
          players: [
            { popularity: 80, at: 'A07', owns: ['A07', 'A10'] },
            { popularity: 60, at: 'A03', owns: ['A03', 'A11'] },
            { popularity: 30, at: 'A13', owns: ['A13'] },
          ],
        }),
      lit: ['A07', 'A10'],
    },
  },
  secrets: {
    stop: {
      needs: ['seats'],
      position: end.position,
      lit: ['A08', 'A09'],
      accept: does('buyPlayer'),
      wrong: [{ id: 'rob', when: does('rob') }, { id: 'pass' }],
    },
  },
});
