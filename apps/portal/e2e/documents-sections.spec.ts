import { DocumentsPage } from './pages/DocumentsPage.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const extractsPath = '/api/Communication/Documents';

test(
  'every kind of document has its section, newest first, with what is known of each document',
  { tag: ['@K01', '@K02', '@K03', '@K04', '@K05', '@K06', '@K15', '@K16', '@Q30', '@R08'] },
  async ({ page, sandbox, openAs }) => {
    const { demands, agreements, ordered, extracts } = new DocumentsPage(page);
    await openAs(customers.maja, '/dokument');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Kravbrev och utskick',
      'Avtal om avbetalningsplan',
      'Skuldsammanställningar',
      'Registerutdrag',
      // The headings of the footer.
      'Kontakta oss',
      'Information',
    ]);
    await expect(demands.rows).toHaveCount(10);
    const paths = (await sandbox.calls()).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([listPath, extractsPath]));

    await test.step('demand letters', async () => {
      await expect(demands.table.getByRole('columnheader')).toHaveText([
        /Dokument/u,
        /Referensnummer/u,
        /Skickat via/u,
        /Datum/u,
      ]);
      await expect(demands.header('Datum')).toHaveAttribute('aria-sort', 'descending');
      const dates = await demands.dates();
      expect(dates).toEqual([...dates].toSorted().toReversed());
      expect(dates[0]).toBe('2026-11-16');
      expect(await demands.cells(demands.rows.first())).toEqual([
        'Ladda ner Inkassokrav 129 kB (öppnas i ny flik)',
        '47110023918',
        'Kivra',
        '2026-11-16',
      ]);
      const bare = demands.rows.filter({ hasText: 'Information om trafikförsäkring' });
      expect((await demands.cells(bare)).slice(1)).toEqual(['', '', '2026-09-17']);
      await expect(demands.root).toContainText('Kravbrev från tiden före april 2013 visas inte.');
    });

    await test.step('agreement, compilations and extracts', async () => {
      await expect(agreements.rows).toHaveCount(1);
      expect((await agreements.cells(agreements.rows)).slice(1)).toEqual([
        '47110019447',
        'Kivra',
        '2026-11-19',
      ]);
      await expect(ordered.rows).toHaveCount(1);
      await expect(extracts.table.getByRole('columnheader')).toHaveText([/Dokument/u, /Datum/u]);
      await expect(extracts.header('Datum')).toHaveAttribute('aria-sort', 'descending');
      expect(await extracts.dates()).toEqual(['2026-11-02', '2026-09-10']);
      await expect(extracts.file('Registerutdrag').first()).toHaveAccessibleName(
        /Registerutdrag.* \d+\skB \(öppnas i ny flik\)$/u,
      );
      await expect(extracts.root).toContainText('Ett registerutdrag finns kvar här i 3 månader.');
    });
  },
);

test(
  'a letter of an unknown type shows among the letters, and the provider is told once',
  { tag: ['@K05'] },
  async ({ page, sandbox, openAs }) => {
    const { demands, extracts } = new DocumentsPage(page);
    const reported = page.waitForRequest('**/api/Exception/LogError');
    await openAs(customers.maja, '/dokument');
    await demands.filter.click();
    await demands.choose('Dokument', 'Glad sommar');
    await expect(demands.rows).toHaveCount(1);
    expect((await demands.cells(demands.rows.first())).slice(1)).toEqual([
      '',
      'Brev',
      '2026-06-25',
    ]);
    expect((await reported).postDataJSON()).toMatchObject({
      message: "A document has the unknown type 'Vykort'.",
    });

    await new Shell(page).goTo('Översikt');
    await new Shell(page).goTo('Dokument');
    await expect(extracts.rows).toHaveCount(2);
    const reports = (await sandbox.calls()).filter(({ path }) => path.endsWith('/LogError'));
    expect(reports).toHaveLength(1);
  },
);

test(
  'only the latest agreement shows, without sort controls',
  { tag: ['@K05', '@U06'] },
  async ({ page, sandbox, openAs }) => {
    const { agreements } = new DocumentsPage(page);
    const agreement = {
      minaSidorDocumentType: 'Avbetalningsplan',
      minaSidorDisplayName: 'Avbetalningsplan',
      referenceNumber: '47110019447',
      index: 1,
    };
    await sandbox.addFault({
      path: listPath,
      body: [
        { ...agreement, createdDate: '2024-05-06' },
        { ...agreement, createdDate: '2026-02-03', index: 2 },
        { ...agreement, createdDate: '2025-12-31', index: 3 },
      ],
    });
    await openAs(customers.maja, '/dokument');
    await expect(agreements.rows).toHaveCount(1);
    expect(await agreements.dates()).toEqual(['2026-02-03']);
    await expect(agreements.table.getByRole('button', { name: 'Datum' })).toHaveCount(0);
    await expect(agreements.header('Datum')).not.toHaveAttribute('aria-sort');
  },
);

test(
  'documents of unknown types break nothing, and the newest compilation comes first',
  { tag: ['@Q37', '@K04'] },
  async ({ page, sandbox, openAs }) => {
    const documents = new DocumentsPage(page);
    const compilation = {
      minaSidorDocumentType: 'Sammanställning',
      minaSidorDisplayName: 'Skuldsammanställning',
      fileSize: 20_480,
      index: 1,
    };
    await sandbox.addFault({
      path: listPath,
      body: [
        { ...compilation, createdDate: '2026-03-01' },
        { ...compilation, createdDate: '2026-11-02', index: 2 },
        { ...compilation, createdDate: '2025-12-24', index: 3, colour: 'red' },
        { ...compilation, minaSidorDocumentType: 'Kravbrev', createdDate: '2026-10-01' },
        { ...compilation, minaSidorDocumentType: 'Vykort', createdDate: '2026-10-02' },
      ],
    });
    await openAs(customers.signe, '/dokument');
    await expect(documents.files).toHaveCount(3);
    expect(await documents.dates()).toEqual(['2026-11-02', '2026-03-01', '2025-12-24']);
    await expect(
      documents.compilations.getByRole('columnheader', { name: 'Datum' }),
    ).toHaveAttribute('aria-sort', 'descending');
  },
);

test(
  'under 768 px each table has a select to sort by, above it headers, and both sort alike',
  { tag: ['@K07', '@U07'] },
  async ({ page, sandbox, openAs }) => {
    const { demands, extracts, ordered } = new DocumentsPage(page);
    await page.setViewportSize({ width: 767, height: 900 });
    await openAs(customers.maja, '/dokument');
    const select = (root: typeof demands.root) =>
      root.getByRole('combobox', { name: 'Sortera efter' });
    await expect(select(demands.root)).toHaveValue('date-descending');
    await expect(select(demands.root).getByRole('option')).toHaveText([
      'Dokument, A till Ö',
      'Dokument, Ö till A',
      'Referensnummer, A till Ö',
      'Referensnummer, Ö till A',
      'Skickat via, A till Ö',
      'Skickat via, Ö till A',
      'Datum, äldst först',
      'Datum, nyast först',
    ]);
    await expect(demands.table.getByRole('button', { name: 'Datum' })).toHaveCount(0);
    await select(extracts.root).selectOption('Datum, äldst först');
    expect(await extracts.dates()).toEqual(['2026-09-10', '2026-11-02']);

    await page.setViewportSize({ width: 768, height: 900 });
    await expect(select(demands.root)).toHaveCount(0);
    await expect(extracts.header('Datum')).toHaveAttribute('aria-sort', 'ascending');
    await extracts.table.getByRole('button', { name: 'Datum' }).click();
    await expect(extracts.header('Datum')).toHaveAttribute('aria-sort', 'descending');

    await expect(demands.filter, 'more than one row').toBeVisible();
    await expect(extracts.filter).toBeVisible();
    await expect(ordered.rows).toHaveCount(1);
    await expect(ordered.filter, 'one row').toHaveCount(0);
    await sandbox.addFault({ path: listPath, body: [] });
    await page.reload();
    await expect(page.getByText('Du har inga kravbrev eller utskick.')).toBeVisible();
    await expect(demands.filter, 'no row').toHaveCount(0);
  },
);

test(
  'the page is accessible with documents of every kind and with its filter open',
  { tag: ['@Z16', '@Z17'] },
  async ({ page, openAs }) => {
    const { demands } = new DocumentsPage(page);
    await openAs(customers.maja, '/dokument');
    await demands.filter.click();
    await demands.root.getByRole('textbox', { name: 'Referensnummer' }).fill('0239');
    await expectAccessible(page, {
      title: /^Dokument – /u,
      heading: 'Dokument',
      shows: () => expect(demands.clear).toBeVisible(),
    });
  },
);
