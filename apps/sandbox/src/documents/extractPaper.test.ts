import { expect, it } from 'vitest';

import { extractPaper } from './extractPaper.ts';

it.each([
  [100, []],
  [103, ['Och 3 till.']],
])('an extract with %i damages says how many more than a hundred there are', (count, lines) => {
  const damage = { damageNumber: '1', damageType: 'Kollision', damageDate: '2026-01-01' };
  const { parts } = extractPaper(
    {
      personalNumber: '198704129843',
      user: { fullName: 'Maja Lindqvist' },
      cases: [],
      damages: Array.from({ length: count }, () => damage),
      conversations: 0,
      email: '',
      phone: '',
    },
    '2026-11-20',
  );
  const texts = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []));
  expect(texts.filter((text) => text.startsWith('Och'))).toEqual(lines);
});
