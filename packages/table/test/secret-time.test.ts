import { type Move, seatsAsked, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { type Room, waitsInSecret } from '../src/index.ts';
import { makeRegistry, matchOf, people, play, seated, secretGame, watching } from './rooms.ts';

const bank = { kind: 'live', bank: 3_600, increment: 0 } as const;

/** Plays until the match waits in secret for a seat that could pass; answers with that seat. */
async function untilSecret(room: Room, turns = 2_000): Promise<number | undefined> {
  for (let turn = 0; turn < turns && room.table.stage === 'playing'; turn++) {
    const { state } = matchOf(room);
    const [seat = 0] = seatsAsked(secretGame, state);
    const options = show(secretGame, state, seat).asked?.options ?? [];
    if (waitsInSecret(secretGame, state)) return seat;
    const move = options[(turn * 7) % options.length] as Move;
    await room.command(people[seat] as never, play(room.id, move));
  }
  return undefined;
}

interface Sent {
  readonly type: string;
  readonly answerWithin?: number;
  readonly step?: { readonly mine?: { readonly by: string; readonly move: Move; readonly view?: object } };
}

test('a player asked in secret is sent a countdown and then the move played for them; nobody else is', async () => {
  const { registry, time } = await makeRegistry();
  for (let match = 0; match < 60; match++) {
    const room = await seated(registry, secretGame.id, 4, bank);
    const viewers = await Promise.all(people.map((person) => watching(room, person)));
    const sentTo = (seat: number) => (viewers[seat]?.told ?? []) as unknown as readonly Sent[];
    const asked = await untilSecret(room);
    if (asked === undefined) continue;
    expect(sentTo(asked).at(-1)).toMatchObject({ type: 'update', answerWithin: 45_000 });
    for (const other of people.keys())
      if (other !== asked) expect(JSON.stringify(sentTo(other))).not.toContain('answerWithin');
    time.now += 20_000;
    const again = await watching(room, people[asked] as never);
    expect(again.told[0]).toMatchObject({ type: 'watching', answerWithin: 25_000 });
    const counts = people.map((_, seat) => sentTo(seat).length);
    time.now += 10 * 60_000;
    await room.wake();
    const played = sentTo(asked)
      .slice(counts[asked])
      .find(({ step }) => step?.mine !== undefined);
    expect(played?.step?.mine).toMatchObject({ by: 'time', view: expect.anything() });
    for (const other of people.keys())
      if (other !== asked)
        expect(
          sentTo(other)
            .slice(counts[other])
            .map(({ step }) => step?.mine?.move),
        ).not.toContainEqual(played?.step?.mine?.move);
    return;
  }
  throw new Error('nobody was asked in secret');
}, 120_000);
