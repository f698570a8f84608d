import { describe, expect, it } from 'vitest';

import { isAtLeast } from './nodeVersion.mjs';

describe('isAtLeast', () => {
  it.each([
    ['v24.15.0', '24.15.0', true],
    ['v24.21.3', '24.15.0', true],
    ['v26.0.0', '24.15.0', true],
    ['v24.9.0', '24.15.0', false],
    ['v20.20.2', '24.15.0', false],
    ['v20.0.0', '20.0.0', true],
    ['v18.19.1', '20.0.0', false],
  ])('compares %s with %s by number, not by letter', (version, minimum, isEnough) => {
    expect(isAtLeast(version, minimum)).toBe(isEnough);
  });
});
