import { legalMoves, type Seat } from '@manigance/core';
import type { Scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import type { SpaceId } from '../rules/board.ts';
import { game } from '../rules/index.ts';
import { modeIds } from '../rules/modes.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PcState, PcVocabulary } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { spaceName as spaceEn } from '../text/words-en.ts';
import { spaceName as spaceFr } from '../text/words-fr.ts';
import { acting, fresh, idleUntil, type Spot, sending } from './position.ts';

const { en, fr } = texts.text;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The label of a move in both languages. */
function listed(state: PcState, move: PcMove): string[] {
  const view = game.view(state, 'spectator');
  return [en, fr].map((text) => plain(text.move(move, view, String)));
}
const sent = (space: SpaceId, spot: Spot) => listed(sending(spot).state, { do: 'send', space });
const firstListed = (match: Scenario<PcVocabulary>) => listed(match.state, match.options(0)[0] as PcMove);

test.each(modeIds)('in %s every space of the list says what it brings, beside its name', (mode) => {
  for (const seats of [2, 3, 4, 5]) {
    const state = idleUntil(fresh(seats, mode), ({ phase }) => phase === 'errands');
    for (const move of legalMoves(game, state, state.order[0] as Seat)) {
      const space = move.do === 'send' ? move.space : 'order-1';
      const [inEnglish = '', inFrench = ''] = listed(state, move);
      expect(inEnglish.slice(spaceEn(space).length)).toMatch(/^\. .{5,}\.$/);
      expect(inFrench.slice(spaceFr(space).length)).toMatch(/^\. .{5,}\.$/);
    }
  }
});

test('the text of a fixed space is its printed text', () => {
  expect(sent('election-vote', {})).toEqual([
    'Snub a voter. Lose 1 vote.',
    'Snober un électeur. Perdez 1 vote.',
  ]);
});

test('PC-13.2 Hyde Park says the megaphones of the round', () => {
  expect(sent('election-hyde-park', { round: 1 })[0]).toBe('Hyde Park. Gain 2 megaphones.');
  expect(sent('election-hyde-park', { round: 5 })).toEqual([
    'Hyde Park. Gain 3 megaphones.',
    'Hyde Park. Gagnez 3 mégaphones.',
  ]);
});

test('PC-7.10 the space of the central card says which it is, and that two errand boys are needed', () => {
  expect(sent('central-card', { mode: 'es', central: 'scandal-sheet' })).toEqual([
    'Central card. Take “The Scandal Sheet” with two errand boys, one of whom is free again at the end of the phase.',
    'Carte centrale. Prenez « La feuille à scandales » avec deux coursiers, dont un se libère en fin de phase.',
  ]);
  expect(sent('central-card', { central: 'jack-of-all-disgraces' })[0]).toBe(
    'Central card. Take “Jack of All Disgraces”.',
  );
});

const bundles = {
  'election-a': ['tory-tickler'],
  'election-c': ['bonfire-of-petitions', 'borrowed-foghorn'],
};

test('PC-7.7 a bundle says its cards and its circle tile, on a space of its own as among others', () => {
  const spot = { mode: 'es', bundles } as Spot;
  expect(sent('election-bundle-a', { ...spot, seats: 4 })).toEqual([
    'Bundle A (Election). “Tickler of Tories”, with the circle tile “Kennel Reformers”.',
    'Lot A (Élection). « Chatouille-conservateurs », avec la tuile Cercle Politique « Réformateurs du chenil ».',
  ]);
  const match = sending(spot);
  match.play(0, { do: 'send', space: 'election-bundle-any-1' });
  expect(listed(match.state, { do: 'takeBundle', bundle: 'election-c' })).toEqual([
    'Take Election bundle C. “Bonfire of the Petitions” and “Borrowed Foghorn”.',
    'Prendre le lot C (Élection). « Feu de joie des pétitions » et « Corne de brume d’emprunt ».',
  ]);
});

test('PC-6.4 a bundle without a card says what it brings instead', () => {
  expect(
    sent('election-bundle-a', { mode: 'es', seats: 4, round: 5, bundles: { 'election-a': [] } }),
  ).toEqual([
    'Bundle A (Election). No cards; lose 1 vote and gain 1 megaphone instead, with the circle tile “Kennel Reformers”.',
    'Lot A (Élection). Pas de carte ; à la place, perdre 1 vote et gagner 1 mégaphone, avec la tuile Cercle Politique « Réformateurs du chenil ».',
  ]);
});

test('PC-7.12 a bonus tile says what it does, when it is taken and when it is used', () => {
  const match = sending({ mode: 'es' });
  match.play(0, { do: 'send', space: 'order-1' });
  expect(firstListed(match)).toEqual([
    '“Megaphones”. Gain 2 megaphones.',
    '« Mégaphones ». Gagnez 2 mégaphones.',
  ]);
  expect(listed(acting({ players: [{ bonus: 'bonus-votes' }] }).state, { do: 'useBonus' })).toEqual([
    'Use “Thumbs Down”. Lose 2 votes.',
    'Utiliser « Pouces baissés ». Perdez 2 votes.',
  ]);
  expect(listed(acting({}).state, { do: 'useBonus' })[0]).toBe('Use the bonus tile');
});
