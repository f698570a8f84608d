import { expect, it } from 'vitest';

import { mayRestart } from './restarts.ts';

it.each([
  [0, 0, true],
  [3, 119_999, true],
  [3, 120_000, true],
  [3, 120_001, false],
  [0, 120_001, false],
  [4, 1_000, false],
])('after %i restarts and %i ms a new order is allowed: %s [L18]', (restarts, elapsed, allowed) => {
  const startedAt = 5_000;
  expect(mayRestart({ startedAt, restarts }, startedAt + elapsed)).toBe(allowed);
});
