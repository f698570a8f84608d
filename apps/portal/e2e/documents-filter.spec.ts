import { DocumentsPage } from './pages/DocumentsPage.ts';
import { Shell } from './pages/Shell.ts';
import { stopTime, takeOverTime } from './support/fakeTime.ts';
import { tabTo } from './support/keyboard.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'the filter finds a letter by number, name, way and date together',
  { tag: ['@K08', '@K09', '@K12', '@Z08'] },
  async ({ page, openAs, announcements }) => {
    const { demands } = new DocumentsPage(page);
    const { root, rows } = demands;
    await openAs(customers.maja, '/dokument');
    await demands.filter.click();
    const reference = root.getByRole('textbox', { name: 'Referensnummer' });

    await test.step('the number takes digits only, and any part of it', async () => {
      await reference.pressSequentially('11 00a2-3918');
      await expect(reference).toHaveValue('110023918');
      await expect(rows).toHaveCount(3);
      await expect.poll(() => demands.dates()).toEqual(['2026-11-16', '2026-11-01', '2026-09-25']);
      await expect(root).toContainText('Visar 3 av 51 dokument');
      await expect(demands.filter).toHaveAccessibleName(
        'Filtrera Kravbrev och utskick 1 filter används',
      );
      // Unfiltered lists are not announced.
      const numbers = async () =>
        (await announcements()).filter((text) => /\d dokument/u.test(text));
      await expect.poll(numbers).toEqual(['Kravbrev och utskick: Visar 3 av 51 dokument']);
    });

    await test.step('within a field any, between fields all', async () => {
      await root.getByRole('button', { name: /^Skickat via /u }).click();
      const ways = root.getByRole('group', { name: 'Skickat via' });
      await expect(ways.getByRole('checkbox')).toHaveCount(3);
      await expect(ways).toHaveText(/^\s*Brev\s*E-post\s*Kivra/u);
      await page.keyboard.press('Escape');
      await demands.choose('Dokument', 'Påminnelse');
      await expect.poll(() => demands.dates()).toEqual(['2026-11-01']);
      await demands.choose('Dokument', 'Kravbrev');
      await expect.poll(() => demands.dates()).toEqual(['2026-11-01', '2026-09-25']);
      await demands.choose('Skickat via', 'Kivra');
      await expect.poll(() => demands.dates()).toEqual(['2026-09-25']);
      await expect(demands.filter).toHaveAccessibleName(
        'Filtrera Kravbrev och utskick 3 filter används',
      );
    });

    await test.step('no hits say so, and what clears is near', async () => {
      await reference.fill('9999');
      await expect(root).toContainText('Inga dokument passar filtret.');
      await expect(demands.table).toHaveCount(0);
      await demands.clear.click();
      await expect(rows).toHaveCount(10);
      await expect(reference).toHaveValue('');
      await expect(demands.filter).toBeFocused();
      await expect(demands.filter).toHaveAccessibleName('Filtrera Kravbrev och utskick');
    });
  },
);

test(
  'a section’s filter has a field only for each of its columns',
  { tag: ['@K12'] },
  async ({ page, openAs }) => {
    const { extracts } = new DocumentsPage(page);
    await openAs(customers.maja, '/dokument');
    await extracts.filter.click();
    await expect(extracts.root.getByRole('button', { name: /^Dokument Alla$/u })).toBeVisible();
    await expect(extracts.root.getByRole('group', { name: 'Datum' })).toBeVisible();
    await expect(extracts.root.getByRole('textbox', { name: 'Referensnummer' })).toHaveCount(0);
    await expect(extracts.root.getByRole('button', { name: /^Skickat via/u })).toHaveCount(0);
  },
);

test(
  'dates filter half a second after the last change, include both days, and limit each other',
  { tag: ['@K10', '@K11'] },
  async ({ page, openAs }) => {
    const { demands } = new DocumentsPage(page);
    await takeOverTime(page);
    await openAs(customers.maja, '/dokument');
    await expect(demands.rows).toHaveCount(10);
    await demands.filter.click();
    const from = demands.root.getByLabel('Från');
    const to = demands.root.getByLabel('Till');
    await stopTime(page);

    await from.fill('2026-11-10');
    await page.clock.runFor(499);
    await expect(demands.rows, 'not before').toHaveCount(10);
    await page.clock.runFor(1);
    await expect(demands.rows).toHaveCount(3);
    await expect.poll(() => demands.dates()).toEqual(['2026-11-16', '2026-11-10', '2026-11-10']);
    await expect(to).toHaveAttribute('min', '2026-11-10');

    await to.fill('2026-11-10');
    await page.clock.runFor(500);
    await expect(demands.rows).toHaveCount(2);
    await expect(from).toHaveAttribute('max', '2026-11-10');

    await to.fill('2026-11-09');
    await to.blur();
    await page.clock.runFor(1000);
    await expect(demands.root).toContainText('Välj 2026-11-10 eller ett senare datum.');
    await expect(demands.rows, 'a span that no day is in filters nothing').toHaveCount(2);
    await demands.clear.click();
    await page.clock.runFor(1000);
    await expect(from).toHaveValue('');
    await expect(to).toHaveValue('');
    await expect(demands.rows).toHaveCount(10);
  },
);

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
    await openAs(customers.maja, '/dokument');
    await expect(demands.rows, 'a new visit begins anew').toHaveCount(10);
    await expect(demands.filter).toHaveAccessibleName('Filtrera Kravbrev och utskick');
  },
);

test(
  'the keyboard alone opens the filter, types, chooses and clears',
  { tag: ['@Z18', '@K12'] },
  async ({ page, openAs }) => {
    const { demands } = new DocumentsPage(page);
    await openAs(customers.maja, '/dokument');
    await tabTo(page, demands.filter);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0019447');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, demands.root.getByRole('checkbox', { name: 'Påminnelse' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect.poll(() => demands.dates()).toEqual(['2026-10-02']);
    await tabTo(page, demands.clear);
    await page.keyboard.press('Enter');
    await expect(demands.filter).toBeFocused();
    await expect(demands.rows).toHaveCount(10);
  },
);
