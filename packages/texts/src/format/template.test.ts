import { describe, expect, expectTypeOf, it } from 'vitest';

import { fill, type Placeholder, plural } from './template.ts';

describe('fill', () => {
  it('puts each value where its name stands', () => {
    expect(fill('Visar {visible} av {total}', { visible: 10, total: 12 })).toBe('Visar 10 av 12');
  });

  it('takes exactly the values that the text asks for', () => {
    expectTypeOf<Placeholder<'Visar {visible} av {total}'>>().toEqualTypeOf<'visible' | 'total'>();
    expectTypeOf<Placeholder<'Krav'>>().toEqualTypeOf<never>();
    // @ts-expect-error a value is missing
    fill('Visar {visible} av {total}', { visible: 10 });
  });
});

describe('plural', () => {
  const unread = { one: '{count} oläst', other: '{count} olästa' };

  it.each([
    [0, '0 olästa'],
    [1, '1 oläst'],
    [2, '2 olästa'],
    [21, '21 olästa'],
  ])('bends the text for %i', (count, text) => {
    expect(plural(unread, count)).toBe(text);
  });
});
