import { expect, it } from 'vitest';

import { controlOf, isUsable } from './controls.ts';

it.each([
  [{ type: 'boolean' }, { type: 'boolean' }],
  [{ type: 'ReactNode' }, { type: 'text' }],
  [{ type: "'a' | 'b'", choices: ['a', 'b'] }, { type: 'inline-radio' }],
  [{ type: '1 | 2 | 3 | 4 | 5', choices: [1, 2, 3, 4, 5] }, { type: 'select' }],
  [{ type: '() => void' }, false],
])('offers a field that fits the type of %o', (prop, control) => {
  expect(controlOf(prop)).toEqual(control);
});

it('offers no field of text for what is an element', () => {
  expect(isUsable({ type: 'text' }, 'Betala')).toBe(true);
  expect(isUsable({ type: 'text' }, undefined)).toBe(true);
  expect(isUsable({ type: 'text' }, {})).toBe(false);
  expect(isUsable({ type: 'boolean' }, true)).toBe(true);
});
