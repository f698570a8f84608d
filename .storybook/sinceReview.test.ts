import { expect, it } from 'vitest';

import { wordsSinceReview } from './sinceReview.ts';

const changes = { Badge: ['2026-11-26', '2026-11-24', '2026-11-21'], Card: ['2026-11-26'] };
const holds = 'What was tried by hand holds for the code before.';

it.each([
  ['Badge', '2026-11-21', `Its code has changed 2 times since then, last on 2026-11-26. ${holds}`],
  ['Card', '2026-11-25', `Its code has changed once since then, last on 2026-11-26. ${holds}`],
  ['Card', '2026-11-26', undefined],
  ['Tag', '2026-11-21', undefined],
])('says of %s, reviewed on %s: %s', (component, reviewed, words) => {
  expect(wordsSinceReview(changes, component, reviewed)).toBe(words);
});

it('says that it does not know without the history', () => {
  expect(wordsSinceReview(null, 'Badge', '2026-11-21')).toContain('is not known');
});
