import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { documentSection } from '../../testing/pages/documentSection.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { linkTo } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const demands = documentSection('Kravbrev och utskick');
const agreements = documentSection('Avtal om avbetalningsplan');
const ordered = documentSection('Skuldsammanställningar');
const extracts = documentSection('Registerutdrag');

const follow = async (name: string) =>
  userEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body);

it('every kind of document has its section, newest first, with what is known of each document and a link to the case that it is about [K01, K02, K03, K04, K05, K06, K15, K16, Q30, R08, Z81, Z87]', async () => {
  await openPortal('/dokument');
  await expect.poll(() => demands.rows().length).toBe(10);
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => shownText(heading)),
  ).toEqual([
    'Kravbrev och utskick',
    'Avtal om avbetalningsplan',
    'Skuldsammanställningar',
    'Registerutdrag',
  ]);
  const paths = (await sandbox.calls()).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([listPath, '/api/Communication/Documents']));
  const headersOf = (section: typeof demands) =>
    [...(section.table()?.querySelectorAll('[role="columnheader"]') ?? [])].map((header) =>
      shownText(header.querySelector('button') ?? header),
    );

  expect(headersOf(demands)).toEqual(['Dokument', 'Referensnummer', 'Skickat via', 'Datum']);
  expect(demands.sortOf('Datum')).toBe('descending');
  const orders = within(demands.root()).getByRole('combobox', { name: /^Sortera efter/u });
  expect(shownText(orders)).toMatch(/^Dokument, A till Ö/u);
  const dates = demands.dates();
  expect(dates[0]).toBe('2026-11-16');
  expect(dates).toEqual([...dates].toSorted().toReversed());
  expect(demands.cells(0)).toEqual([
    'Ladda ner Inkassokrav 129 kB krav 4 7 1 1, 0 0 2 3, 9 1 8 (öppnas i ny flik)',
    '47110023918',
    'Kivra',
    '2026-11-16',
  ]);
  expect(linkTo('47110023918')).toBe('/krav/47110023918');
  await expect
    .poll(() => shownText(demands.root()))
    .toContain('Kravbrev från tiden före april 2013 visas inte.');

  expect(agreements.rows()).toHaveLength(1);
  expect(agreements.cells(0).slice(1)).toEqual(['47110019447', 'Kivra', '2026-11-19']);
  expect(ordered.rows()).toHaveLength(1);
  expect(headersOf(extracts)).toEqual(['Dokument', 'Datum']);
  await expect.poll(() => extracts.sortOf('Datum')).toBe('descending');
  expect(extracts.dates()).toEqual(['2026-11-02', '2026-09-10']);
  expect(extracts.cells(0)[0]).toMatch(/^Ladda ner Registerutdrag.* \d+ kB \(öppnas i ny flik\)$/u);
  await expect
    .poll(() => shownText(extracts.root()))
    .toContain('Ett registerutdrag finns kvar här i 3 månader.');

  expect(demands.filter()).not.toBeNull();
  expect(extracts.filter()).not.toBeNull();
  expect(ordered.filter(), 'one row offers no filter').toBeNull();
});

it('letters are sorted by what each column shows [K06, U06]', async () => {
  await openPortal('/dokument');
  await expect.poll(() => demands.rows().length).toBe(10);
  for (const [column, name] of ['Dokument', 'Referensnummer', 'Skickat via'].entries()) {
    await userEvent.click(
      within(demands.table() ?? document.body).getByRole('button', {
        name: new RegExp(`^${name}`, 'u'),
      }),
    );
    await expect.poll(() => demands.sortOf(name)).toBe('ascending');
    const shown = demands
      .rows()
      .map((_row, row) => demands.cells(row)[column]?.replace(/ \d+ kB.*/u, ''));
    expect(
      shown.every((text) => text !== ''),
      name,
    ).toBe(true);
    expect(shown, name).toEqual(
      shown.toSorted((one = '', other = '') => one.localeCompare(other, 'sv')),
    );
  }
});

it('the number of a letter leads nowhere while cases are closed [Z87]', async () => {
  await sandbox.setSystems({ insurance: false });
  await openPortal('/dokument');
  await expect.poll(() => demands.rows().length).toBe(10);
  expect(demands.cells(0)).toContain('47110023918');
  expect(linkTo('47110023918')).toBeNull();
});

it('a letter of an unknown type shows among the letters, and the provider is told once [K05]', async () => {
  await openPortal('/dokument');
  await expect.poll(() => demands.rows().length).toBe(10);
  await userEvent.click(demands.filter() ?? document.body);
  await demands.choose('Dokument', 'Glad sommar');
  await expect.poll(() => demands.rows().length).toBe(1);
  expect(demands.cells(0).slice(1)).toEqual(['', 'Brev', '2026-06-25']);
  const told = async () => (await sandbox.errorReports()).map(({ message }) => message);
  await expect.poll(told).toContain("A document has the unknown type 'Vykort'.");

  await follow('Översikt');
  await screen.findByRole('heading', { level: 1, name: /^Hej/u });
  await follow('Dokument');
  await expect.poll(() => extracts.rows().length).toBe(2);
  expect((await told()).filter((message) => message.startsWith('A document'))).toHaveLength(1);
});

it('only the latest agreement shows, without sort controls; compilations of any shape come newest first [K04, K05, Q37, U06]', async () => {
  const agreement = {
    minaSidorDocumentType: 'Avbetalningsplan',
    minaSidorDisplayName: 'Avbetalningsplan',
    referenceNumber: '47110019447',
    index: 1,
  };
  const compilation = {
    minaSidorDocumentType: 'Sammanställning',
    minaSidorDisplayName: 'Skuldsammanställning',
    fileSize: 20_480,
    index: 4,
  };
  await sandbox.addFault({
    path: listPath,
    body: [
      { ...agreement, createdDate: '2024-05-06' },
      { ...agreement, createdDate: '2026-02-03', index: 2 },
      { ...agreement, createdDate: '2025-12-31', index: 3 },
      { ...compilation, createdDate: '2026-03-01' },
      { ...compilation, createdDate: '2026-11-02', index: 5 },
      { ...compilation, createdDate: '2025-12-24', index: 6, colour: 'red' },
      { ...compilation, minaSidorDocumentType: 'Kravbrev', createdDate: '2026-10-01' },
      { ...compilation, minaSidorDocumentType: 'Vykort', createdDate: '2026-10-02' },
    ],
  });
  await openPortal('/dokument');
  await expect.poll(() => agreements.dates()).toEqual(['2026-02-03']);
  expect(agreements.sortOf('Datum')).toBeNull();
  expect(
    within(agreements.root()).queryByRole('button', { name: 'Datum' }),
    'one row is not sorted',
  ).toBeNull();
  expect(ordered.dates()).toEqual(['2026-11-02', '2026-03-01', '2025-12-24']);
  expect(ordered.sortOf('Datum')).toBe('descending');
});

it('a customer without documents is told so once, what will come and what can be ordered [K13, K15]', async () => {
  const main = () => screen.getByRole('main');
  const links = () =>
    within(main())
      .queryAllByRole('link')
      .map((link) => shownText(link));
  const headings = () =>
    within(main())
      .queryAllByRole('heading', { level: 2 })
      .map((heading) => shownText(heading));
  await openPortal('/dokument', { as: customers.vera });
  await expect.poll(headings).toEqual(['Du har inga dokument här än']);
  const text = shownText(main());
  expect(text).toContain('Här samlar vi kravbrev, avtal');
  expect(text).toContain('Kravbrev från tiden före april 2013 visas inte.');
  expect(text).toContain('Ett registerutdrag finns kvar här i 3 månader.');
  expect(text.match(/Du har inga/gu)).toHaveLength(1);
  // Without claims there is no debt to compile.
  expect(links()).toEqual(['Beställ registerutdrag']);
  expect((await sandbox.calls()).filter(({ path }) => path === listPath)).toEqual([]);

  await sandbox.addFault({ path: listPath, body: [] });
  await openPortal('/dokument', { as: customers.signe });
  await expect
    .poll(links)
    .toEqual(['Beställ registerutdrag', 'Beställ skuldsammanställning på sidan Krav']);
  expect(headings()).toEqual(['Du har inga dokument här än']);
  expect(
    screen.getByRole('link', { name: /^Beställ skuldsammanställning/u }).getAttribute('href'),
  ).toBe('/krav');
  await userEvent.click(within(main()).getByRole('link', { name: 'Beställ registerutdrag' }));
  await expect.poll(() => location.pathname).toBe('/registerutdrag');
});

it('the first documents that come do not leave focus nowhere [K13]', async () => {
  await sandbox.addFault({ path: listPath, body: [] });
  await sandbox.addFault({ path: '/api/Communication/Documents', body: [] });
  await openPortal('/dokument');
  await screen.findByRole('heading', { level: 2, name: 'Du har inga dokument här än' });
  within(screen.getByRole('main')).getByRole('link', { name: 'Beställ registerutdrag' }).focus();
  await sandbox.clearFaults();
  dispatchEvent(new Event('online'));
  await expect.poll(() => demands.rows().length).toBe(10);
  await expect.poll(() => document.activeElement?.textContent).toBe('Dokument');
});

it('two lists on a page have names of their own for table and filter [Z54]', async () => {
  await openPortal('/dokument');
  await expect.poll(() => demands.rows().length).toBe(10);
  for (const name of ['Kravbrev och utskick', 'Registerutdrag'] as const) {
    expect(await screen.findAllByRole('table', { name })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2, name })).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: `Filtrera ${name}` }));
    expect(screen.getAllByRole('group', { name: `Filtrera ${name}` })).toHaveLength(1);
  }
  expect(screen.queryByRole('caption')).toBeNull();
});
