import { expect, it } from 'vitest';

import { newId } from './newId.ts';

it('is a random UUID of version 4, each time another one [Z61]', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  }
  expect(new Set(ids).size).toBe(200);
  expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set(['8', '9', 'a', 'b']));
});
