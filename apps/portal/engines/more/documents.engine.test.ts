import { expect } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { test } from '../support/test.ts';

const { ENGINE: engine } = process.env;

// The headless Chromium shows no PDF: a journey in the whole browser opens and saves letters (letters.spec.ts).
test.skipIf(engine === 'chromium')(
  'a letter opens from its own address [Z38, Z98]',
  async ({ visitor }) => {
    await visitor.enter(customers.maja, '/dokument');
    await visitor.press({ role: 'button', begins: 'Ladda ner Påminnelse' });
    // In a tab of its own or, where the browser opens none, in this one.
    await expect
      .poll(async () => (await visitor.page.tabs()).join(' '))
      .toMatch(/\/Communication\/GetInsuranceDocument\?index=\d+/u);
  },
);

// The driver of WebKit types nothing into the parts of a date.
test.skipIf(engine === 'webkit')(
  'letters from before a day are hidden [Z98]',
  async ({ visitor }) => {
    await visitor.enter(customers.maja, '/dokument');
    await visitor.sees('2026-10-03');
    await visitor.press({ role: 'button', begins: 'Filtrera' });
    // Both drivers type in the order of the browser's own language, which is English.
    await visitor.page.type('input[type="date"]', '11012026');
    await expect.poll(() => visitor.text()).not.toContain('2026-10-03');
    await visitor.sees('2026-11-01');
  },
);
