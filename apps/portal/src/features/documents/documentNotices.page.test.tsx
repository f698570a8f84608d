import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { notice, notices } from '../../testing/notices.ts';
import { customers } from '../../../e2e/support/customers.ts';
import { announced } from '../../testing/pages/announced.ts';
import { documentSection } from '../../testing/pages/documentSection.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';

const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const extractsPath = '/api/Communication/Documents';
const failed = {
  all: 'Något gick fel när vi skulle hämta dokument',
  claims: 'Något gick fel när vi skulle hämta dokument om dina krav',
  extracts: 'Något gick fel när vi skulle hämta registerutdrag',
} as const;
const someFailed = 'En del dokument kan inte visas just nu';
const closed = 'Dokumenten om dina krav är stängda just nu';
const demands = documentSection('Kravbrev och utskick');
const extracts = documentSection('Registerutdrag');

const alertText = () => shownText(notice('alert'));
const alertHeading = () =>
  shownText(document.querySelector('[data-announced="alert"] :is(h1, h2, h3, [role="heading"])'));
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
const focused = () => shownText(document.activeElement);

it('when letters fail to load the extracts still work; when everything fails the page says so once [E11, K13]', async () => {
  await sandbox.addFault({ path: listPath, status: 500 });
  await openPortal('/dokument');
  await expect.poll(alertText).toContain(failed.claims);
  expect(screen.getByText(someFailed)).toBeDefined();
  expect(extracts.rows()).toHaveLength(2);
  expect(screen.queryByText(/Du har inga/u)).toBeNull();

  await sandbox.addFault({ path: extractsPath, status: 500 });
  reload();
  await expect.poll(alertHeading).toBe(failed.all);
  expect(notices('alert')).toHaveLength(1);
  expect(screen.queryByText(someFailed)).toBeNull();

  // One list loads. The notice names only the other one.
  await sandbox.clearFaults();
  await sandbox.addFault({ path: extractsPath, status: 500 });
  await tryAgain();
  await expect.poll(() => demands.rows().length).toBe(10);
  await expect.poll(alertHeading).toBe(failed.extracts);
  await expect.poll(focused).toBe('Dokument');
  expect(
    announced().filter((text) => text.includes('fel')),
    'each failure once',
  ).toEqual([
    'Något gick fel när vi skulle hämta dokument om dina krav. Försök igen om en stund.',
    'Något gick fel när vi skulle hämta dokument. Försök igen om en stund.',
    'Något gick fel när vi skulle hämta registerutdrag. Försök igen om en stund.',
  ]);
  await sandbox.clearFaults();
  await tryAgain();
  await expect.poll(() => extracts.rows().length).toBe(2);
});

it('with claim documents off one notice replaces their three sections, and the extracts stay [K13, K17, T08]', async () => {
  await openPortal('/dokument');
  await expect.poll(() => demands.rows().length).toBe(10);
  // The documents close while the page is open. The page says so, and focus is not lost.
  await sandbox.addFault({
    path: '/Communication/GetInsuranceDocument',
    status: 503,
    headers: { 'service-unavailable': 'insuranceDocuments' },
  });
  await userEvent.click(
    within(demands.root()).getAllByRole('button', { name: /^Ladda ner Inkassokrav/u })[0] ??
      document.body,
  );
  await expect.poll(alertText).toContain(closed);
  await expect.poll(focused).toBe('Dokument');
  expect(extracts.rows()).toHaveLength(2);

  await sandbox.clearFaults();
  await sandbox.setSystems({ insuranceDocuments: false });
  await sandbox.forgetCalls();
  reload();
  await expect.poll(() => extracts.rows().length).toBe(2);
  await expect.poll(() => shownText(screen.getByRole('main'))).toContain(closed);
  expect(notice('alert')).toBeNull();
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => shownText(heading)),
  ).toEqual(['Registerutdrag']);

  // The document before did not know that they are closed, so it has asked for them. This one knows.
  await sandbox.forgetCalls();
  reload();
  await expect.poll(() => extracts.rows().length).toBe(2);
  expect((await sandbox.calls()).filter(({ path }) => path === listPath)).toEqual([]);
});

it('claim documents that close while they load show their notice, and the page stays [K17, E02]', async () => {
  await sandbox.addFault({
    path: listPath,
    status: 503,
    headers: { 'service-unavailable': 'insuranceDocuments' },
  });
  await openPortal('/dokument', { as: customers.signe });
  await expect.poll(() => shownText(screen.queryByRole('main'))).toContain(closed);
  expect(location.pathname).toBe('/dokument');
});
