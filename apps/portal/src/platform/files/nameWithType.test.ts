import { expect, it } from 'vitest';

import { nameWithType } from './nameWithType.ts';

it.each([
  ['Läkarintyg', 'pdf', 'Läkarintyg.pdf'],
  ['läkarintyg.pdf', 'pdf', 'läkarintyg.pdf'],
  ['LÄKARINTYG.PDF', 'pdf', 'LÄKARINTYG.PDF'],
  ['Läkarintyg', '.pdf', 'Läkarintyg.pdf'],
  ['Intyg 2026.11', 'pdf', 'Intyg 2026.11.pdf'],
  ['Läkarintyg', null, 'Läkarintyg'],
  ['Läkarintyg', '', 'Läkarintyg'],
])('saves %j of type %j as %j [Z11]', (name, extension, saved) => {
  expect(nameWithType(name, extension)).toBe(saved);
});
