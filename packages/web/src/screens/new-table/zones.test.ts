import { expect, test } from 'vitest';
import { minuteOf, offsetOf, shifted, timeOf, zones } from './zones.ts';

const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

test('a zone’s UTC offset depends on the day', () => {
  expect(offsetOf('Europe/Paris', winter)).toBe(60);
  expect(offsetOf('Europe/Paris', summer)).toBe(120);
  expect(offsetOf('America/St_Johns', winter)).toBe(-210);
  expect(offsetOf('UTC', summer)).toBe(0);
});

test('zone hours convert to UTC across midnight and back', () => {
  expect(timeOf(shifted(minuteOf('08:30'), offsetOf('Europe/Paris', summer)))).toBe('06:30');
  expect(timeOf(shifted(minuteOf('01:00'), offsetOf('Europe/Paris', summer)))).toBe('23:00');
  expect(timeOf(shifted(minuteOf('22:00'), offsetOf('America/New_York', winter)))).toBe('03:00');
  for (const minute of [0, 59, 600, 1439])
    for (const offset of [-210, 0, 345, 840]) expect(shifted(shifted(minute, offset), -offset)).toBe(minute);
});

test('the zone list contains UTC and no duplicates', () => {
  expect(zones()).toContain('UTC');
  expect(new Set(zones()).size).toBe(zones().length);
});
