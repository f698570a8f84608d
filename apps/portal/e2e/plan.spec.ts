import { CasePage } from './pages/CasePage.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const nbsp = '\u00A0';
const plan = '47160027415';

test(
  'a plan shows this month, next month and all of it, and is accessible with all its parts open',
  { tag: ['@D28', '@D29', '@D34', '@Z33'] },
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

    await main.getByRole('heading', { name: 'Alla betalningar' }).click();
    await main.getByRole('button', { name: 'Lägg till betalningarna i din kalender' }).click();
    await expectAccessible(page, {
      title: /^Ärendedetaljer: 47160027415/u,
      heading: 'Referensnummer 4 7 1 6, 0 0 2 7, 4 1 5',
      shows: () =>
        expect(page.getByRole('main').getByText('Kalenderfilen är skapad')).toBeVisible(),
    });
  },
);
