import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { focusedText, mainText, pressLink } from '../../testing/pages/parts.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { overviewAnswered } from '../../testing/pages/overviewAnswered.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const menu = () => screen.queryAllByRole('navigation', { name: 'Huvudmeny' })[0] ?? null;
const menuItems = () =>
  [...(menu()?.querySelectorAll('a') ?? [])].map((link) => /^\p{L}+/u.exec(shownText(link))?.[0]);
const asked = async () => (await sandbox.calls()).map(({ path }) => path);
it('the unread count shows in the menu and on the card, as part of the name of each link [O03, U01, N11]', async () => {
  const messages = () =>
    [...(menu()?.querySelectorAll('a') ?? [])].find((link) => shownText(link).startsWith('Medd'));
  await openPortal('/oversikt');
  await expect.poll(() => shownText(messages())).toBe('Meddelanden 22 olästa meddelanden');
  // What is drawn in a link belongs to its name, also where a card says the same.
  const inMenu = within(menu() ?? document.body);
  expect(inMenu.getByRole('link', { name: 'Meddelanden 2 olästa meddelanden' })).toBeDefined();
  expect(
    await screen.findByRole('link', { name: 'Läs meddelanden 2 olästa meddelanden' }),
  ).toBeDefined();
});

it('what a customer may not see, or what is closed, is not asked for [O05, O04, S04, N09]', async () => {
  await openPortal('/skador', { as: customers.hanna });
  await expect.poll(mainText).toContain('Vi kan inte visa dina skador här.');
  expect(location.pathname).toBe('/oversikt');
  expect(menuItems()).toEqual(['Översikt', 'Krav', 'Meddelanden', 'Dokument']);
  await sandbox.setSystems({ communication: false });
  await sandbox.forgetCalls();
  reload();
  await expect.poll(menuItems).toEqual(['Översikt', 'Krav', 'Dokument']);
  // That document has asked what the one before it knew to be open. The next one knows better.
  await sandbox.forgetCalls();
  reload();
  await expect.poll(menuItems).toEqual(['Översikt', 'Krav', 'Dokument']);
  const calls = await asked();
  expect(calls).not.toContain('/api/PortalDamage/GetDamages');
  expect(calls).not.toContain('/api/Communication/GetNumberOfUnreadConversations');
});

const claimPages = ['/krav', '/krav/47110023918'];
const claimDocuments = 'Communication/GetInsuranceDocumentMetadatas';
it.each([
  {
    is: 'blocked in both systems',
    customer: customers.karl,
    menu: ['Översikt', 'Meddelanden', 'Dokument'],
    closed: [...claimPages, '/skador'],
    documents: 'Vi kan inte visa dokumenten om dina krav här',
    unasked: new RegExp(`^/api/(?:Insurance|PortalDamage|Payment|${claimDocuments})`, 'u'),
  },
  {
    is: 'a customer of damages alone',
    customer: customers.oskar,
    menu: ['Översikt', 'Skador', 'Meddelanden', 'Dokument'],
    closed: claimPages,
    documents: 'Här samlar vi kravbrev, avtal',
    unasked: new RegExp(`^/api/(?:Insurance|Payment|${claimDocuments})`, 'u'),
  },
])(
  'a customer who is $is reaches the pages for everybody and no other page, and nothing else is asked for [T10, K13, N10, N13]',
  async ({ customer, menu: expectedMenu, closed, documents, unasked }) => {
    await openPortal('/dokument', { as: customer });
    await expect.poll(mainText).toContain(documents);
    await expect.poll(menuItems).toEqual(expectedMenu);
    for (const path of closed) {
      await openPortal(path, { as: customer });
      await expect.poll(() => location.pathname, { message: path }).toBe('/oversikt');
      await overviewAnswered();
    }
    expect((await asked()).filter((path) => unasked.test(path))).toEqual([]);
  },
);

it('a page whose system is off leads to the overview, which says why and nothing the next time, and the next document makes no call of it [T03, T08, C01, N09, N11, Z03]', async () => {
  const closed = 'Sidan Krav kan inte öppnas.';
  const expectClosed = async () => {
    await expect.poll(mainText).toContain(closed);
    expect(mainText()).toContain('Stängt just nu. Försök igen om en stund.');
    expect(location.pathname).toBe('/oversikt');
    await expect.poll(menuItems).not.toContain('Krav');
  };
  await openPortal('/registerutdrag');
  await expect.poll(menuItems).toContain('Krav');
  await sandbox.setSystems({ insurance: false });
  await openPortal('/krav');
  await expectClosed();
  await sandbox.forgetCalls();
  await openPortal('/krav');
  await expectClosed();
  await overviewAnswered();
  expect(await asked()).not.toContain('/api/Insurance/GetReferenceNumberBasePackage');

  await sandbox.setSystems({ insurance: true });
  await pressLink('Översikt');
  await expect.poll(menuItems).toContain('Krav');
  await expect.poll(mainText).not.toContain(closed);
  await overviewAnswered();

  // The system closes while the page is open: its menu link goes, and focus must not be lost.
  await sandbox.setSystems({ insurance: false });
  await pressLink('Krav');
  await expectClosed();
  await expect.poll(focusedText).toBe('Hej Maja');
});

it.each([
  ['insurance', 'Krav', 'Insurance/GetReferenceNumberBasePackage'],
  ['documents', 'Dokument', 'Communication/Documents'],
  ['communication', 'Meddelanden', 'Communication/GetConversations'],
  ['damage', 'Skador', 'PortalDamage/GetDamages'],
])('when %s answers 503 it disappears at once [E02, T03, T08, N09]', async (system, item, call) => {
  const menuLink = () =>
    within(menu() ?? document.body).queryByRole('link', { name: new RegExp(`^${item}`, 'u') });
  await openPortal('/oversikt');
  await overviewAnswered();
  await sandbox.addFault({
    path: `/api/${call}`,
    status: 503,
    headers: { 'service-unavailable': system },
  });
  const link = menuLink();
  if (link !== null) await userEvent.click(link);
  await expect.poll(mainText).toContain(`Sidan ${item} kan inte öppnas.`);
  expect(mainText()).toContain('Stängt just nu. Försök igen om en stund.');
  expect(location.pathname).toBe('/oversikt');
  expect(menuLink()).toBeNull();
  await expect.poll(focusedText).toBe('Hej Maja');
});
