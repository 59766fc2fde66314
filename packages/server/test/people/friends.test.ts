import type { AnswerTo } from '@manigance/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../labs/client.ts';
import { NoticeClub } from '../notices/notice-club.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';
import { Browser } from './browser.ts';
import { stopPostgres, stores } from './stores.ts';

afterAll(stopPostgres);

async function friendsOf(client: Client): Promise<AnswerTo<'friends'>> {
  const answer = await client.send({ type: 'friends' });
  if (answer.type !== 'friends') throw new Error(JSON.stringify(answer));
  return answer;
}
const namesOf = async (client: Client) => (await friendsOf(client)).friends.map(({ name }) => name);
const refused = (code: string) => ({ type: 'refused', reason: { code } });
const accepted = { type: 'accepted' };

describe.each(stores)('friends on %s', (_name, databaseUrl) => {
  test('a link makes both friends, shows who is here, and ends when it is replaced', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const { link } = await friendsOf(ann);
    expect(await bob.send({ type: 'friendLink', link })).toMatchObject({
      who: { id: ann.me, name: 'Ann' },
      isFriend: false,
    });
    for (let again = 0; again < 2; again++)
      expect(await bob.send({ type: 'befriend', link })).toMatchObject(accepted);
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([['Bob'], ['Ann']]);
    // Somebody is here who has asked lately, unless they do not show it.
    expect((await friendsOf(ann)).friends[0]?.isHere).toBe(true);
    await bob.send({ type: 'showPresence', shown: false });
    expect((await friendsOf(ann)).friends[0]).not.toHaveProperty('isHere');
    await bob.send({ type: 'showPresence', shown: true });
    expect((await friendsOf(ann)).friends[0]?.isHere).toBe(false);
    // One's own link leads to oneself, an old one and an invented one nowhere.
    expect(await ann.send({ type: 'friendLink', link })).not.toHaveProperty('isFriend');
    expect(await ann.send({ type: 'befriend', link })).toMatchObject(refused('link-over'));
    await ann.send({ type: 'newFriendLink' });
    for (const over of [link, 'a'.repeat(16)])
      for (const type of ['friendLink', 'befriend'] as const)
        expect(await bob.send({ type, link: over })).toMatchObject(refused('link-over'));
    expect(await bob.send({ type: 'unfriend', who: ann.me })).toMatchObject(accepted);
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([[], []]);
    await server.close();
  });

  test('a friend is invited to a table that gathers, nobody else to nothing else', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const [ann, bob, eve] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eve')];
    const { link } = await friendsOf(ann);
    for (const one of [bob, eve]) await one.send({ type: 'befriend', link });
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
    const invite = { type: 'invite', table, who: bob.me } as const;
    expect(await eve.send({ ...invite, who: ann.me })).toMatchObject(refused('no-table'));
    expect(await ann.send({ ...invite, who: ann.me })).toMatchObject(refused('no-friend'));
    for (let again = 0; again < 2; again++) expect(await ann.send(invite)).toMatchObject(accepted);
    expect((await friendsOf(bob)).invitations).toMatchObject([{ table, by: { name: 'Ann' } }]);
    expect((await friendsOf(eve)).invitations).toEqual([]);
    await bob.send({ type: 'dismissInvitation', table });
    expect((await friendsOf(bob)).invitations).toEqual([]);
    await ann.send(invite);
    for (const one of [ann, bob]) await one.send({ type: 'sit', table });
    expect((await friendsOf(bob)).invitations).toEqual([]);
    await ann.send({ type: 'start', table });
    expect(await ann.send({ ...invite, who: eve.me })).toMatchObject(refused('already-started'));
    await server.close();
  });

  test('a blocked person is no friend, cannot invite, cannot sit down at my tables, and is not told', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const { link } = await friendsOf(ann);
    await bob.send({ type: 'befriend', link });
    const before = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
    await bob.send({ type: 'sit', table: before });
    expect(await ann.send({ type: 'silence', who: bob.me, how: 'block' })).toMatchObject(accepted);
    expect((await friendsOf(ann)).silenced).toEqual([{ id: bob.me, name: 'Bob', how: 'block' }]);
    expect(await ann.send({ type: 'silenced' })).toMatchObject({ people: [{ id: bob.me, how: 'block' }] });
    expect((await friendsOf(bob)).silenced).toEqual([]);
    expect(await namesOf(bob)).toEqual([]);
    for (const type of ['friendLink', 'befriend'] as const)
      expect(await bob.send({ type, link })).toMatchObject(refused('link-over'));
    const theirs = await createTable(bob, tableOf('tic-tac-toe', [anyone, anyone]));
    expect(await bob.send({ type: 'invite', table: theirs, who: ann.me })).toMatchObject(
      refused('no-friend'),
    );
    // Where they sit they stay; a new table of mine seems full to them; I may sit down at theirs.
    expect(await bob.send({ type: 'sit', table: before, seat: 1 })).toMatchObject(accepted);
    const mine = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
    expect(await bob.send({ type: 'sit', table: mine })).toMatchObject(refused('seat-taken'));
    expect(await ann.send({ type: 'sit', table: theirs })).toMatchObject(accepted);
    // A mute leaves the seat free, and so does no silence.
    await ann.send({ type: 'silence', who: bob.me, how: 'mute' });
    expect(await bob.send({ type: 'sit', table: mine })).toMatchObject(accepted);
    await ann.send({ type: 'silence', who: bob.me });
    expect((await friendsOf(ann)).silenced).toEqual([]);
    expect(await ann.send({ type: 'silence', who: ann.me, how: 'mute' })).toMatchObject(
      refused('no-profile'),
    );
    await server.close();
  });

  test('friends stay when a guest becomes an account or joins one, and a deleted person is in no list', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const { storage } = server.running;
    const [ann, zoe] = [await server.guest('Ann'), await Browser.guest(server.base, 'Zoé')];
    const { link } = await friendsOf(ann);
    await zoe.post('/api/befriend', { link });
    await zoe.post('/api/account/create', { name: 'Zoé', password: 'a long enough one 7' });
    expect(await namesOf(ann)).toEqual(['Zoé']);
    // Another browser of hers, a guest until now, with a friend of its own and one they share.
    const phone = await Browser.guest(server.base, 'Zoé bis');
    const bob = await server.guest('Bob');
    await phone.post('/api/befriend', { link: (await friendsOf(bob)).link });
    await phone.post('/api/befriend', { link });
    const signIn = { name: 'Zoé', password: 'a long enough one 7', join: true };
    expect((await phone.post('/api/account/sign-in', signIn)).status).toBe(200);
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([['Zoé'], ['Zoé']]);
    expect((await zoe.get('/api/me/export')).text).toContain(bob.me);
    await zoe.post('/api/account/delete', { password: signIn.password });
    for (const table of ['friends', 'friend_settings', 'silences', 'table_invitations'])
      for (const trace of [zoe.me, phone.me])
        expect(JSON.stringify(await storage.query(`SELECT * FROM ${table}`))).not.toContain(trace);
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([[], []]);
    await server.close();
  });
});

test('an invited friend is told once, with a link to the table', async () => {
  const club = await NoticeClub.open();
  const [ann, bob] = [await club.guest('Ann'), await club.guest('Bob')];
  await club.wantMail(bob, 'bob@example.org');
  await bob.client.send({ type: 'befriend', link: (await friendsOf(ann.client)).link });
  const table = await createTable(ann.client, tableOf('tic-tac-toe', [anyone, anyone]));
  const [who] = (await friendsOf(ann.client)).friends;
  await ann.client.send({ type: 'invite', table, who: who?.id ?? '' });
  const mail = await club.noticeTo('bob@example.org');
  expect(mail.text).toContain('A friend invites you to take a seat.');
  expect(mail.text).toContain(`#/table/${table}`);
  await ann.client.send({ type: 'say', table, text: 'soon' });
  await ann.client.send({ type: 'sit', table });
  // The next thing Bob is told of comes after it: the invitation came once.
  await bob.client.send({ type: 'sit', table });
  await ann.client.send({ type: 'start', table });
  await ann.client.send({ type: 'play', table, move: { do: 'mark', cell: 0 }, key: 'key-of-ann-1' });
  expect((await club.noticeTo('bob@example.org', 2)).headers.subject).toContain('Your turn');
  expect(club.noticesTo('bob@example.org')).toHaveLength(2);
  await club.close();
}, 60_000);
