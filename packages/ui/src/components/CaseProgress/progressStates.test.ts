import { expect, it } from 'vitest';

import { progressStates } from './progressStates.ts';

it.each([
  ['a', ['current', 'coming', 'coming']],
  ['b', ['passed', 'current', 'coming']],
  ['c', ['passed', 'passed', 'current']],
  [null, ['coming', 'coming', 'coming']],
  ['elsewhere', ['coming', 'coming', 'coming']],
])('with %s as the current step the states are %j [D21]', (current, states) => {
  expect(progressStates(['a', 'b', 'c'], current)).toEqual(states);
});
