import { expect, it } from 'vitest';

import { internalReferences } from './internalReferences.ts';

it('finds what a reader of the published types cannot look up', () => {
  expect(internalReferences('/** Digits only (row Z25). */\nfoo: string;')).toEqual([
    '/** Digits only (row Z25). */',
  ]);
  expect(internalReferences('/** Rows A01 and A02. */')).toHaveLength(1);
  expect(internalReferences('/** One row of the table, WCAG 2.2. */')).toEqual([]);
});
