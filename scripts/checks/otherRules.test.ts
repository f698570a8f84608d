import { describe, expect, it } from 'vitest';

import { findNameClashes } from './nameClashes.ts';
import { findRawElements } from './rawElements.ts';
import { findRowFaults } from './rowReferences.ts';

describe('findRawElements', () => {
  const path = 'apps/portal/src/features/claims/ClaimsView.tsx';

  it.each(['button', 'table', 'input', 'dialog', 'select', 'textarea', 'details'])(
    'refuses a raw <%s> in the portal',
    (element) => {
      expect(findRawElements([{ path, text: `const a = <${element} />;` }])).toHaveLength(1);
    },
  );

  it('refuses a style of its own', () => {
    expect(
      findRawElements([{ path, text: 'const a = <p style={{ margin: 0 }} />;' }]),
    ).toHaveLength(1);
  });

  it('allows the library and plain text elements', () => {
    expect(findRawElements([{ path, text: 'const a = <p><Button>{text}</Button></p>;' }])).toEqual(
      [],
    );
  });
});

describe('findRowFaults', () => {
  const path = 'apps/portal/e2e/login.spec.ts';
  const known = new Set(['R01', 'C05']);

  it.each([
    "it('strips the zeros [C05, C99]', …)",
    "test('logs in', { tag: ['@C99'] }",
    "tags: ['C99']",
  ])('refuses a row that does not exist: %s', (text) => {
    expect(findRowFaults([{ path, text }], known)).toEqual([`${path}:1: there is no row C99`]);
  });

  it('allows known rows, and texts that only look like rows', () => {
    const text =
      "it('strips [C05]', …); test('x', { tag: '@R01' }); expect('ABC12').toBe(list[0]);";
    expect(findRowFaults([{ path, text }], known)).toEqual([]);
  });
});

describe('names of modules', () => {
  it('must differ by more than case within a folder', () => {
    expect(findNameClashes(['a/DateSpan.tsx', 'a/DateSpan.css.ts', 'b/dateSpan.ts'])).toEqual([]);
    expect(findNameClashes(['a/DateSpan.tsx', 'a/dateSpan.ts'])).toEqual([
      'a/dateSpan.ts: differs from a/DateSpan only by case',
    ]);
  });
});
