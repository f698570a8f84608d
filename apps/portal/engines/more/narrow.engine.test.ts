import { expect } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { test } from '../support/test.ts';

const pages = [
  ['/oversikt', 'Hej Maja'],
  ['/krav', 'Krav – din skuld just nu'],
  ['/krav/47110023918', 'Referensnummer 47110023918'],
  ['/dokument', 'Dokument'],
  ['/meddelanden', 'Meddelanden'],
  ['/skador', 'Skador'],
  ['/registerutdrag', 'Registerutdrag'],
  ['/tillganglighet', 'Tillgänglighet för Mina sidor'],
] as const;

/** WebKitGTK makes no window narrower than this. */
const narrow = process.env['ENGINE'] === 'webkit' ? 430 : 320;

test('every page fits a narrow window [Z98]', async ({ visitor }) => {
  await visitor.enter(customers.maja, '/oversikt');
  for (const [path, heading] of pages) {
    // Opened narrow, as on a phone, and widened there: another load for each width would show nothing else.
    await visitor.page.resize(narrow, 900);
    await visitor.open(path);
    await visitor.seesHeading(heading);
    expect(await visitor.isTooWide(), `${path}, narrow`).toBe(false);
    await visitor.page.resize(1280, 900);
    expect(await visitor.isTooWide(), `${path}, wide`).toBe(false);
  }
});
