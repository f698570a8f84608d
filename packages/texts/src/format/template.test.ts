import { describe, expect, expectTypeOf, it } from 'vitest';

import { fill, type Placeholder, plural } from './template.ts';

describe('fill', () => {
  it('replaces each placeholder with its value', () => {
    expect(fill('Visar {visible} av {total}', { visible: 10, total: 12 })).toBe('Visar 10 av 12');
  });

  it('writes that there is none, and nothing where the value is empty', () => {
    expect(fill('Visar {visible} av {total}{note}', { visible: 0, total: 12, note: '' })).toBe(
      'Visar 0 av 12',
    );
  });

  it('writes a count with a space between its thousands [Z88]', () => {
    expect(fill('Visar {visible} av {total}', { visible: 10, total: 2000 })).toBe(
      'Visar 10 av 2\u00A0000',
    );
  });

  it('accepts exactly the values that the text needs', () => {
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
    [5000, '5\u00A0000 olästa'],
  ])('selects the form for %i', (count, text) => {
    expect(plural(unread, count)).toBe(text);
  });
});
