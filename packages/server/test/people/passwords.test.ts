import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isStoredHash, presentCost, readHash } from '../../src/people/accounts/password-format.ts';
import { BusyError, Passwords } from '../../src/people/accounts/passwords.ts';

test('a password is right against its own hash only, however its letters are composed', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('Zoé und die Stadt');
  expect(readHash(stored)).toMatchObject(presentCost);
  expect(await passwords.isRight('Zoe\u0301 und die Stadt', stored)).toBe(true);
  expect(await passwords.isRight('Zoe und die Stadt', stored)).toBe(false);
  expect(await passwords.isRight('Zoé und die Stadt', undefined)).toBe(false);
  expect(await passwords.hash('Zoé und die Stadt')).not.toBe(stored);
});

test('passwords are hashed off the event loop, and beyond a number of waiting ones refused', async () => {
  const passwords = new Passwords(4);
  let [turns, isHashing] = [0, true];
  const count = async () => {
    while (isHashing) {
      await nextTurn();
      turns++;
    }
  };
  void count();
  const busy: unknown[] = [];
  const hashes = Array.from({ length: 8 }, (_, at) =>
    passwords.isRight(`password ${at}`, undefined).catch((error: unknown) => busy.push(error)),
  );
  await Promise.all(hashes);
  isHashing = false;
  expect(turns).toBeGreaterThan(100); // hashed on the event loop, each password would be one turn
  expect(busy.length).toBe(2);
  expect(busy[0]).toBeInstanceOf(BusyError);
});

test.each(['', 'scrypt$15$8$3$a$b', `scrypt$30$8$3$${'a'.repeat(22)}$${'b'.repeat(43)}`, 'password'])(
  '%j is no stored hash',
  (text) => expect(isStoredHash(text)).toBe(false),
);
