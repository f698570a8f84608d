import { expect, it } from 'vitest';

import { aboutStateOf, writtenAboutOf } from './writtenAbout.rules.ts';

const ofCase = { subject: 'Insurance', number: '47110023918' } as const;

it('is found after a reload by the same customer, and by no other [Z80, L25]', () => {
  const kept: unknown = structuredClone(
    aboutStateOf({ ...ofCase, number: ' 4711 0023 918' }, 'maja'),
  );
  expect(writtenAboutOf(kept, 'maja')).toEqual(ofCase);
  expect(writtenAboutOf(kept, 'elsa')).toBeNull();
});

it.each<unknown>([
  null,
  undefined,
  'text',
  {},
  ofCase,
  { ...ofCase, owner: 1 },
  { ...ofCase, number: 4711, owner: 'maja' },
  { subject: 'Other', number: '', owner: 'maja' },
])('says nothing where the browser has kept %j [Z80]', (kept) => {
  expect(writtenAboutOf(kept, 'maja')).toBeNull();
});
