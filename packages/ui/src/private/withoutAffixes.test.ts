import { expect, it } from 'vitest';

import { withoutAffixes } from './withoutAffixes.ts';

it.each([
  ['https://example.se', { prefix: 'https://' }, 'example.se'],
  ['HTTPS://example.se', { prefix: 'https://' }, 'example.se'],
  ['http://example.se', { prefix: 'https://' }, 'http://example.se'],
  ['1 200 km', { suffix: 'km' }, '1 200'],
  ['1200KM', { suffix: 'km' }, '1200'],
  ['https://min.sida.se', { prefix: 'https://', suffix: '.sida.se' }, 'min'],
  ['SE556012345601', { prefix: 'SE' }, '556012345601'],
  ['Seglora', { prefix: 'SE' }, 'Seglora'],
  ['Malm', { suffix: 'm' }, 'Malm'],
  ['m', { suffix: 'm' }, ''],
  ['https://', { prefix: 'https://' }, ''],
  ['https', { prefix: 'https://' }, 'https'],
  ['example.se', {}, 'example.se'],
] as const)(
  'reads %j, pasted into a field with %j around it, as %j [G20]',
  (text, affixes, bare) => {
    expect(withoutAffixes(text, affixes)).toBe(bare);
  },
);
