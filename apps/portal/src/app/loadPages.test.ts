import { describe, expect, it } from 'vitest';

import { customerPageAt } from './loadPages.ts';

describe('the customer’s page at a path', () => {
  it.each([
    ['/oversikt', 'overview'],
    ['/krav', 'claims'],
    ['/KRAV/', 'claims'],
    ['/krav/2024-1', 'case'],
    ['/loggain', undefined],
    ['/', undefined],
    ['/krav/2024-1/mer', undefined],
  ])('of %s', (path, page) => {
    expect(customerPageAt(path)).toBe(page);
  });
});
