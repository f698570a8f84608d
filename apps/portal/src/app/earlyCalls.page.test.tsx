import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { callsOf, pageHeading, textOf } from '../testing/pages/onScreen.ts';
import { openPortal, reload, sandbox } from '../testing/pages/openPortal.tsx';
import { overviewAnswered } from '../testing/pages/overviewAnswered.ts';
import { follow, pressLink } from '../testing/pages/parts.ts';
import { shownText } from '../testing/pages/shownText.ts';

const user = '/api/PortalIdentity/GetUser';
const siteState = '/api/PortalSiteState/GetSiteCurrentState';
const claims = '/api/Insurance/GetReferenceNumberBasePackage';
const claimCase = '/api/Insurance/GetReferenceNumberBaseCard';
const unread = '/api/Communication/GetNumberOfUnreadConversations';
const information = '/api/PortalSiteState/GetSiteInformationText';

/** The debt shows when the page has an answer of its own. */
const claimsShown = () => expect.poll(() => textOf('main')).toContain('41 317 kr');

/** The calls since `forgetCalls`, without those that depend on time, or on the live connection, which cannot open here. */
const asked = async () =>
  (await sandbox.calls())
    .map(({ path }) => path)
    .filter((path) => !/^\/portalHub|^\/sandbox|\/(?:LogError|SendBrowserAlive)$/u.test(path))
    .toSorted();

it('asks each thing once on an entry of the overview and of the claims [Z26, L26, T02]', async () => {
  await openPortal('/oversikt');
  await overviewAnswered();
  expect(await asked()).toEqual([unread, claims, user, siteState, information]);

  await sandbox.forgetCalls();
  await follow('Krav');
  await claimsShown();
  expect(await asked()).toEqual([claims, user, siteState]);

  await sandbox.forgetCalls();
  reload();
  await claimsShown();
  await expect.poll(asked).toEqual([unread, claims, user, siteState, information]);

  await sandbox.forgetCalls();
  await follow('Översikt');
  await overviewAnswered();
  expect(await asked()).toEqual([unread, claims, user, siteState, information]);
});

it.each([
  ['Skador', ['/api/PortalDamage/GetDamages', siteState]],
  ['Meddelanden', ['/api/Communication/GetConversations', siteState]],
  [
    'Dokument',
    ['/api/Communication/Documents', '/api/Communication/GetInsuranceDocumentMetadatas', siteState],
  ],
])('asks each thing once, and nothing else, on an entry of %s [Z26, T02]', async (page, calls) => {
  await openPortal('/oversikt');
  await overviewAnswered();
  await sandbox.forgetCalls();
  await pressLink(new RegExp(`^${page}`, 'u'));
  await expect.poll(pageHeading).toBe(page);
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
  expect(await asked()).toEqual(calls);
});

it('asks for a case once, at a press and with its document [Q16]', async () => {
  await openPortal('/krav');
  await claimsShown();
  await follow('47110023926');
  await expect.poll(() => shownText()).toContain('Påminnelse');
  expect(await callsOf(claimCase)).toBe(1);
  expect(await callsOf(claims), 'not the list').toBe(1);
  reload();
  await expect.poll(() => shownText()).toContain('Påminnelse');
  expect(await callsOf(claimCase)).toBe(2);
});

it('asks for what the next page shows at the press, before its gate has opened [T02]', async () => {
  await openPortal('/oversikt');
  await overviewAnswered();
  await sandbox.forgetCalls();
  await sandbox.addFault({ path: siteState, delayMs: 120_000 });
  await pressLink('Krav');
  await expect.poll(() => callsOf(claims)).toBe(1);
  expect(await callsOf(user)).toBe(1);
  expect(pageHeading()).toBe('Hej Maja');
  await claimsShown();
});

it('asks with the next document only for what the customer may see [C01, S04]', async () => {
  await openPortal('/oversikt', { as: customers.hanna });
  await screen.findByRole('heading', { level: 2, name: 'Dokument' });
  await sandbox.forgetCalls();
  await openPortal('/skador', { as: customers.hanna });
  await expect.poll(() => shownText()).toContain('Vi kan inte visa dina skador här.');
  await expect.poll(asked).toContain(unread);
  expect(await asked()).not.toContain('/api/PortalDamage/GetDamages');
});
