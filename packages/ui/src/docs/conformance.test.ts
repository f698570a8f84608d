// @vitest-environment node
import { expect, it } from 'vitest';

import { criteria } from './conformance.ts';

/** The criteria of WCAG 2.2, level A and level AA. */
const expected = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

it.each(['A', 'AA'] as const)('judges every criterion of level %s, once [G13]', (level) => {
  const judged = criteria.filter((one) => one.level === level).map(({ number }) => number);
  expect(judged.join(' ')).toBe(expected[level]);
});
