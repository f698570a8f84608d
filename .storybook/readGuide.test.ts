import { expect, it } from 'vitest';

import { readGuide } from './readGuide.ts';

const guide = {
  whenToUse: ['To count.'],
  whenNotToUse: [],
  anatomy: [],
  keyboard: [],
  accessibility: [],
  dos: [],
  donts: [],
  limits: [],
};

it('finds a whole guide among the parameters of a story file, and nothing else', () => {
  expect(readGuide({ guide })).toBe(guide);
  expect(readGuide({})).toBeUndefined();
  expect(readGuide({ guide: { ...guide, anatomy: 'one' } })).toBeUndefined();
});
