import type { ApiFailure } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { createOutdated, isShownOnPage } from './outdated.ts';

it.each<[ApiFailure['outcome'], boolean]>([
  ['http', true],
  ['invalid', true],
  ['tooMany', true],
  ['network', true],
  ['timeout', true],
  ['expired', false],
  ['unavailable', false],
  ['aborted', false],
])('a page says that it is out of date after %s: %s [E05, E26]', (outcome, isSaid) => {
  expect(isShownOnPage({ outcome })).toBe(isSaid);
});

it('is cleared for each part of the page separately', () => {
  const { store, mark } = createOutdated();
  const [one, other] = [() => Promise.resolve(true), () => Promise.resolve(false)];
  const endOne = mark(one);
  const endOther = mark(other);
  endOther();
  expect(store.get()).toEqual([one]);
  endOne();
  expect(store.get()).toEqual([]);
});
