import { readFile } from 'node:fs/promises';

import { CasePage } from './pages/CasePage.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const plan = '47160027415';

test(
  'a plan shows this month, next month and all of it, each with its own numbers, and becomes a calendar file',
  { tag: ['@D28', '@D29', '@D34', '@Z33', '@Z36'] },
  async ({ page, openAs }) => {
    const claimCase = new CasePage(page);
    const main = page.getByRole('main');
    await openAs(customers.johan, `/krav/${plan}`);
    await expect(claimCase.paymentCard('Den här månaden')).toContainText(`350${nbsp}kr`);
    await expect(claimCase.paymentCard('Nästa månad')).toContainText(`600${nbsp}kr`);
    // Paying this month comes first, so the button for all of it does not stand out.
    await expect(claimCase.payButtons).toHaveText(`Betala 5${nbsp}613${nbsp}kr med Swish`);
    await expect(claimCase.payButtons).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(main.getByText('Beloppen går inte ihop')).toHaveCount(0);
    for (const [width, codes] of [
      [767, 0],
      [768, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 });
      await expect(main.getByRole('img', { name: /^QR-kod/u })).toHaveCount(codes);
    }

    await claimCase.paymentCard('Nästa månad').getByRole('heading').click();
    await main.getByText('Plusgiro och OCR', { exact: true }).click();
    // Three cards have the same button: each names its own number, and all are equally wide.
    const copies = main.getByRole('button', { name: /^Kopiera/u });
    const widths: (number | undefined)[] = [];
    for (const [index, name] of [
      'Kopiera Plusgiro Den här månaden',
      'Kopiera OCR-nummer Den här månaden',
      'Kopiera Plusgiro Nästa månad',
      'Kopiera OCR-nummer Nästa månad',
      'Kopiera Plusgiro Hela avbetalningsplanen',
      'Kopiera OCR-nummer Hela avbetalningsplanen',
    ].entries()) {
      await expect(copies.nth(index)).toHaveAccessibleName(name);
      widths.push((await copies.nth(index).boundingBox())?.width);
    }
    expect(new Set(widths).size).toBe(1);

    await main.getByText('Alla betalningar', { exact: true }).click();
    const save = main.getByRole('button', { name: 'Lägg till betalningarna i din kalender' });
    await save.focus();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe(`avbetalningsplan-${plan}.ics`);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.match(/^BEGIN:VEVENT\r$/gmu)).toHaveLength(12);
    await expect(main.getByText('Kalenderfilen är skapad')).toBeVisible();
    await expect(save).toBeFocused();
  },
);
