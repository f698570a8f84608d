import { describe, expect, it } from 'vitest';

import { customerPages } from '../features.ts';
import { customerPageAt } from './loadPages.ts';

describe('the customer’s page at a path', () => {
  it.each([
    ['/oversikt', customerPages.overview],
    ['/krav', customerPages.claims],
    ['/KRAV/', customerPages.claims],
    ['/krav/2024-1', customerPages.case],
    ['/loggain', undefined],
    ['/', undefined],
    ['/krav/2024-1/mer', undefined],
  ])('of %s', (path, page) => {
    expect(customerPageAt(path)).toBe(page);
  });
});
