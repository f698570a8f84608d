import { expect, it } from 'vitest';

import { conversationsToUnfold, draftMarkOf } from './draftMark.rules.ts';

it.each([
  [undefined, true, undefined],
  [undefined, false, undefined],
  ['written', true, undefined],
  ['written', false, 'Utkast, inte skickat'],
  ['sending', true, undefined],
  ['sending', false, 'Skickas'],
  ['notSent', true, 'Utkast, inte skickat'],
  ['notSent', false, 'Utkast, inte skickat'],
  ['unknown', true, 'Kanske inte skickat'],
  ['unknown', false, 'Kanske inte skickat'],
] as const)('a place with a draft that is %s (in view: %s) is marked %j [M08] [E12]', (...one) => {
  const [state, isInView, mark] = one;
  expect(draftMarkOf(state, isInView)).toBe(mark);
});

it('unfolds the conversations where a reply has failed or may have, and no others [M08] [E12]', () => {
  const states = new Map([
    ['newQuestion', 'notSent'],
    ['reply:a', 'notSent'],
    ['reply:b', 'unknown'],
    ['reply:c', 'written'],
    ['reply:d', 'sending'],
  ] as const);
  expect(conversationsToUnfold(states)).toEqual(['a', 'b']);
});
