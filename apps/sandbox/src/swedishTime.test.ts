import { expect, it } from 'vitest';

import { swedishIso, swedishMoment, swedishTimeOfDay } from './swedishTime.ts';

it.each([
  ['2026-11-20T09:42:00Z', '2026-11-20T10:42:00+01:00'],
  ['2026-07-01T23:30:05.900Z', '2026-07-02T01:30:05+02:00'],
  // The hours at which the clocks are moved.
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
])('says %s as %s', (utc, swedish) => {
  expect(swedishIso(Date.parse(utc))).toBe(swedish);
  expect(Date.parse(swedish)).toBe(Math.floor(Date.parse(utc) / 1000) * 1000);
  expect(swedishTimeOfDay(Date.parse(utc))).toBe(swedish.slice(11, 19));
});

it.each([
  ['2026-11-20', '10:42', '2026-11-20T10:42:00+01:00'],
  ['2026-07-02', '01:30:05', '2026-07-02T01:30:05+02:00'],
  ['2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-12-31', '23:59', '2026-12-31T23:59:00+01:00'],
])('finds %s %s at %s', (day, clock, swedish) => {
  expect(swedishIso(swedishMoment(day, clock))).toBe(swedish);
});
