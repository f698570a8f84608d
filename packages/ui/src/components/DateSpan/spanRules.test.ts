import { expect, it, onTestFinished, vi } from 'vitest';

import { isUsable, isWithin, limitsOfBounds } from './spanRules.ts';

const autumn = { from: '2026-09-01', to: '2026-11-20' };

it.each([
  ['2026-08-31', autumn, false],
  ['2026-09-01', autumn, true],
  ['2026-11-20', autumn, true],
  ['2026-11-20T23:59:59', autumn, true],
  ['2026-11-21', autumn, false],
  ['2026-11-21', { from: '2026-09-01' }, true],
  ['1999-01-01', { to: '2026-11-20' }, true],
  ['1999-01-01', {}, true],
])('%s within %j: %s [K11]', (date, span, isInside) => {
  expect(isWithin(date, span)).toBe(isInside);
});

it('counts a moment for the day that it is where the user is', () => {
  vi.stubEnv('TZ', 'Europe/Stockholm');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const day = { from: '2026-11-20', to: '2026-11-20' };
  expect(isWithin('2026-11-19T23:30:00Z', day)).toBe(true);
  expect(isWithin('2026-11-20T23:30:00Z', day)).toBe(false);
  expect(isWithin('2026-11-20T23:30:00+01:00', day)).toBe(true);
  expect(isWithin('2026-11-20T23:30', day)).toBe(true);
});

it.each([
  ['no bound', {}, { from: {}, to: {} }],
  ['a first day', { from: '2026-09-01' }, { from: {}, to: { min: '2026-09-01' } }],
  ['a last day', { to: '2026-11-20' }, { from: { max: '2026-11-20' }, to: {} }],
  ['both', autumn, { from: { max: '2026-11-20' }, to: { min: '2026-09-01' } }],
])('lets each date limit the other, with %s [K10]', (_which, span, expected) => {
  expect(limitsOfBounds(span, {})).toEqual(expected);
});

const year = { min: '2026-01-01', max: '2026-12-31' };

it('keeps both dates inside the limits of the whole', () => {
  expect(limitsOfBounds(autumn, year)).toEqual({
    from: { min: '2026-01-01', max: '2026-11-20' },
    to: { min: '2026-09-01', max: '2026-12-31' },
  });
});

it('does not let an invalid date limit the other', () => {
  expect(limitsOfBounds({ from: '2027-05-01', to: '2025-05-01' }, year)).toEqual({
    from: year,
    to: year,
  });
});

it.each([
  [{}, true],
  [autumn, true],
  [{ from: '2026-09-01', to: '2026-09-01' }, true],
  [{ from: '2026-11-20', to: '2026-09-01' }, false],
  [{ from: '2025-12-31' }, false],
  [{ to: '2027-01-01' }, false],
])('%j is valid: %s [K10]', (span, can) => {
  expect(isUsable(span, year)).toBe(can);
});
