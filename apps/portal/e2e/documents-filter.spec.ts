import { DocumentsPage } from './pages/DocumentsPage.ts';
import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'Z13: filter, sort order and number of documents are kept over another page, a reload and Back, not over a log-out',
  { tag: ['@Z13', '@Z08'] },
  async ({ page, openAs }) => {
    const { demands, extracts } = new DocumentsPage(page);
    const names = async () =>
      (await demands.rows.getByRole('button').allTextContents()).map(
        (text) => /^Ladda ner (.+?) \d/u.exec(text)?.[1],
      );
    await openAs(customers.maja, '/dokument');
    await extracts.table.getByRole('button', { name: 'Datum' }).click();
    await demands.table.getByRole('button', { name: 'Dokument' }).click();
    await demands.filter.click();
    await demands.choose('Skickat via', 'Kivra');
    await expect(demands.filter).toHaveAccessibleName(/1 filter används$/u);
    await demands.root.getByRole('button', { name: 'Visa fler' }).click();
    await expect(demands.rows).toHaveCount(20);
    const shown = await names();
    expect(shown).toEqual(
      [...shown].toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'sv')),
    );
    const expectRestored = async () => {
      await expect(demands.rows).toHaveCount(20);
      await expect.poll(names).toEqual(shown);
      await expect(demands.filter).toHaveAccessibleName(
        'Filtrera Kravbrev och utskick 1 filter används',
      );
      await expect(demands.filter).toHaveAttribute('aria-expanded', 'true');
      await expect(extracts.header('Datum')).toHaveAttribute('aria-sort', 'ascending');
    };

    expect(new URL(page.url()).search, 'what is looked for stands in no address').toBe('');
    await new Shell(page).item('Översikt').click();
    await expect(page).toHaveURL('/oversikt');
    await page.goBack();
    await expectRestored();
    await page.reload();
    await expectRestored();
    await new Shell(page).goTo('Översikt');
    await new Shell(page).goTo('Dokument');
    await expectRestored();

    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page).toHaveURL('/loggaut');
    // Until the server has answered, the log-out would end the next session too.
    const logOutDue = () => page.evaluate(() => localStorage.getItem('logOutDue'));
    await expect.poll(logOutDue).toBeNull();
    await openAs(customers.maja, '/dokument');
    await expect(demands.rows, 'a new visit begins anew').toHaveCount(10);
    await expect(demands.filter).toHaveAccessibleName('Filtrera Kravbrev och utskick');
  },
);
