import { describe, expect, it } from 'vitest';

import { remedyOf } from './missingCode.rules.ts';

const [older, newer] = ['/assets/index-1.js', '/assets/index-2.js'];
const replaced = { current: older, newest: newer, reloadedFor: null, losesWork: false };

describe('a page whose code cannot be fetched', () => {
  it.each([
    ['a newer release is there', {}, 'reload'],
    ['a newer release is there after one that it was loaded for', { reloadedFor: older }, 'reload'],
    ['it has been loaded anew for this release', { reloadedFor: newer }, 'offerReload'],
    ['a reload would lose what was written', { losesWork: true }, 'offerReload'],
    ['the release is the same', { newest: older }, 'reload'],
    [
      'the release is the same and a reload has not helped',
      { newest: older, reloadedFor: older },
      'sayMissing',
    ],
    [
      'the release is the same and much is written',
      { newest: older, losesWork: true },
      'sayMissing',
    ],
    ['the server cannot be asked', { newest: null }, 'sayMissing'],
  ] as const)('when %s: %o → %s [Z24]', (_, change, remedy) => {
    expect(remedyOf({ ...replaced, ...change })).toBe(remedy);
  });
});
