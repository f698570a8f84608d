import { expect } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { countSheets } from '../support/countSheets.ts';
import { test } from '../support/test.ts';

// WebKit asks a person where to print.
if (process.env['ENGINE'] !== 'webkit') {
  test('a case fits on three sheets of paper, as in every engine [Z98]', async ({ visitor }) => {
    await visitor.enter(customers.maja, '/krav/47110023918');
    await visitor.sees('4 350 kr');
    expect(countSheets(await visitor.page.print())).toBe(3);
  });
}
