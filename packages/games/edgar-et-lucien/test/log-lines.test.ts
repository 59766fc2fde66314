import { show } from '@manigance/core';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { ElMove } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { idleTurn, type PlayerAt, table } from './position.ts';

const { en, fr } = texts.text;
const name = (seat: number) => ['Camille', 'Odilon', 'Iris', 'Basile'][seat] as string;

type Match = ReturnType<typeof table>;
const said = (match: Match) => match.events.map((event) => en.event(event, name)).join('\n');
const dit = (match: Match) => match.events.map((event) => fr.event(event, name)).join('\n');

test('EL-24.1 the log clears no aids when the guard ends the match: they stay', () => {
  const end = (period: number) => {
    const match = table({
      players: [{ popularity: 60 }, {}],
      turn: 4,
      period,
      pending: { kind: 'programme' },
    });
    idleTurn(match);
    return match;
  };
  expect(said(end(11))).toMatch('Period 11 ends. The slate is wiped clean');
  expect(said(end(12))).toMatch('Period 12 ends, and the match with it.');
  expect(said(end(12))).not.toMatch('slate');
  expect(dit(end(12))).toMatch('La période 12 s’achève, et la partie avec elle.');
  expect(dit(end(12))).not.toMatch('aides');
});

test('EL-13.7, EL-22.3 the log says whether the second half lacks a target or a token', () => {
  const noTarget = table({ players: [{ edgar: 'A08', lucien: 'A02' }, { owns: ['A14'] }] });
  noTarget.play(0, { do: 'supported', action: 'intimidation', district: 'A14' });
  expect(said(noTarget)).toMatch('Intimidation: nothing left to take');
  const noToken = table({
    players: [
      {
        at: 'A02',
        owns: ['A01', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'A10'],
        marks: [
          'bar_schemes',
          'intimidation',
          'bank_heist',
          'populist_speech',
          'heritage_protection',
          'certificate_acquisition',
        ],
      },
      {},
    ],
  });
  noToken.play(0, { do: 'supported', action: 'requisition', district: 'A14' });
  expect(said(noToken)).toMatch('Requisition: no influence token left to place');
  expect(said(noToken)).not.toMatch('nothing left to take');
  expect(dit(noToken)).toMatch('plus de jeton d’influence à poser');
});

test('EL-20.3.2 the reply to a Smear Threat names what is really lost', () => {
  const asked = (player: PlayerAt) => {
    const match = table({ players: [{ hand: ['smear_threat'] }, player] });
    match.play(0, { do: 'playScheme', card: 'smear_threat' });
    const { view } = show(game, match.state, 1);
    const label = (move: ElMove) => en.move(move, view, name);
    const lose = { do: 'replySmear', with: 'popularity' } as const;
    const labels = match.options(1).map(label);
    return [en.asked('smearReply', view, name), labels, label(lose), fr.asked('smearReply', view, name)];
  };
  const give = 'Give 10,000 Cogs';
  expect(asked({})).toEqual([
    'Lose 20 popularity or give 10,000 Cogs.',
    ['Lose 20 popularity', give],
    'Lose 20 popularity',
    'Perdez 20\u00a0points de popularité ou donnez 10\u202f000\u00a0Cogs.',
  ]);
  // Not offered, so it names the price he cannot pay.
  expect(asked({ popularity: 10 })).toEqual([
    'Give 10,000 Cogs.',
    [give],
    'Lose 20 popularity',
    'Donnez 10\u202f000\u00a0Cogs.',
  ]);
  expect(asked({ money: 0 }).slice(0, 2)).toEqual(['Lose 20 popularity.', ['Lose 20 popularity']]);
  expect(asked({ popularity: 10, money: 0 })).toEqual([
    'Lose 10 popularity.',
    ['Lose 10 popularity'],
    'Lose 10 popularity',
    'Perdez 10\u00a0points de popularité.',
  ]);
  expect(asked({ popularity: 0, money: 0 }).slice(0, 2)).toEqual([
    'Let them talk: you have nothing left to lose.',
    ['Lose nothing'],
  ]);
});

test('EL-17.3 the log of an election promises no turn, which the end of the match may prevent', () => {
  const elected = (period: number, money: number) => {
    const match = table({
      players: [{ money, popularity: 100, owns: ['A01', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08'] }, {}, {}],
      turn: 4,
      period,
      pending: { kind: 'programme' },
    });
    idleTurn(match);
    return match;
  };
  const [wins, last, goesOn] = [elected(11, 150_000), elected(12, 0), elected(11, 0)];
  expect([wins, last, goesOn].map(({ state }) => state.outcome?.winners)).toEqual([[0], [0], undefined]);
  for (const match of [wins, last, goesOn]) {
    expect(said(match)).toMatch(/Camille is elected Governor\.$/m);
    expect(dit(match)).toMatch(/Les urnes désignent Camille\s: voilà un Gouverneur\.$/m);
  }
  expect(said(goesOn)).toMatch('Period 12, turn 1. Order of play: Odilon, Iris, Camille.');
});

test('EL-20.9.2 a Coup d’État names the first player and promises no turn: the election or the end may come first', () => {
  const seize = (turn: number) => {
    const match = table({
      players: [{ edgar: 'A02', hand: ['coup_detat'] }, {}, {}],
      governor: 2,
      turn,
    });
    match.play(0, { do: 'playScheme', card: 'coup_detat' });
    return match;
  };
  expect(said(seize(3))).toMatch(/still warm\. Odilon is first player now\.$/m);
  expect(said(seize(4))).toMatch(/still warm\. Odilon is first player now, until the election\.$/m);
  expect(dit(seize(4))).toMatch(/Odilon est désormais premier joueur, jusqu’à l’élection\.$/m);
});
