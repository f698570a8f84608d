import { expect, it } from 'vitest';

import { parseTime } from './parseTime.ts';

it.each([
  ['14:30', '14:30'],
  [' 14.30 ', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['9:05', '09:05'],
  ['14', '14:00'],
  ['kl. 14.30', '14:30'],
  ['kl 9', '09:00'],
  ['14:30:59', '14:30'],
  ['14:30:59.123', '14:30'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['2:30 pm', '14:30'],
  ['2.30 p.m.', '14:30'],
  ['12 AM', '00:00'],
  ['12:15 PM', '12:15'],
])('reads %j as %s [G09]', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each([
  '',
  '24:00',
  '14:60',
  '14:3',
  '13 pm',
  '0 am',
  '12345',
  'noon',
  '14:30 tomorrow',
  '-1:00',
])('reads no time from %j [G09]', (text) => {
  expect(parseTime(text)).toBeUndefined();
});
