import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import {
  address,
  focusedText,
  pageHeading,
  reportedErrors,
  shownAlerts,
  textOf,
} from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { pressLink } from '../testing/pages/parts.ts';
import { overviewAnswered } from '../testing/pages/overviewAnswered.ts';
import { shownText } from '../testing/pages/shownText.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const connection = 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.';
const button = (name: string) => screen.findByRole('button', { name });
const tryAgain = () => button('Försök igen');
const home = async () => {
  await pressLink('Översikt');
  await overviewAnswered();
};

const pages = [
  [
    'Krav',
    '/krav',
    [packagePath],
    'Vi kan inte visa din ärendeinformation och betalningshistorik.',
    'Ladda om',
  ],
  [
    'Dokument',
    '/dokument',
    ['/api/Communication/Documents', '/api/Communication/GetInsuranceDocumentMetadatas'],
    'Något gick fel när vi skulle hämta dokument',
    'Försök igen',
  ],
  [
    'Meddelanden',
    '/meddelanden',
    ['/api/Communication/GetConversations'],
    'Just nu går det inte att skicka meddelanden eller se startade konversationer.',
    'Försök igen',
  ],
  [
    'Skador',
    '/skador',
    ['/api/PortalDamage/GetDamages'],
    'Vi kan inte visa dina skador just nu.',
    'Försök igen',
  ],
] as const;

/** Stands in every failed answer, and may never be shown (row E26). */
const serverWords = 'Traceback 0x5EC2E7';
const body = { title: serverWords, detail: `at Db.Query (${serverWords})` };
const failures = {
  '403': { status: 403, body },
  '500': { status: 500, body },
  '503 of an unknown system': { status: 503, headers: { 'service-unavailable': 'coffee' }, body },
  'no JSON': { status: 200, headers: { 'content-type': 'text/html' }, body: `<h1>${serverWords}` },
};

it.each(Object.entries(failures))(
  'says on every page what is missing when its data ends as %s, offers to try again, and shows nothing of the server’s words [E05, E26, C21, E25, E11, E13, E16]',
  async (situation, fault) => {
    await sandbox.addFault({ path: '/api/Insurance/GetReferenceNumberBaseCard', ...fault });
    for (const path of pages.flatMap(([, , calls]) => calls)) {
      await sandbox.addFault({ path, ...fault });
    }
    const before = (await reportedErrors()).length;
    await openPortal('/krav/47110023918');
    await expect
      .poll(shownAlerts)
      .toContain('Vi kan inte visa ärendet just nu. Försök igen om en stund.');
    await button('Ladda om');
    for (const [name, path, , failure, wayOn] of pages) {
      await pressLink(new RegExp(`^${name}`, 'u'));
      await expect.poll(pageHeading, { message: path }).toContain(name);
      await expect.poll(() => textOf('main'), { message: path }).toContain(failure);
      expect(screen.queryAllByRole('button', { name: wayOn }).length).toBeGreaterThan(0);
      expect(address()).toBe(path);
      expect(shownText()).not.toContain(serverWords);
    }
    await home();
    expect(shownAlerts()).toBe('');
    // A breach of the contract is reported once for all tries, naming only the call. A refusal is not reported.
    const told = async () => (await reportedErrors()).slice(before);
    const ofDamages = async () =>
      (await told()).filter((message) =>
        message.startsWith('invalid /api/PortalDamage/GetDamages '),
      ).length;
    await expect.poll(ofDamages).toBe(situation === 'no JSON' ? 1 : 0);
    expect((await told()).filter((message) => !message.startsWith('invalid /api/'))).toEqual([]);
    expect(JSON.stringify(await sandbox.errorReports())).not.toContain(serverWords);
  },
);

it.each(pages)(
  'covers only %s when its call is lost, names the error in the title, reports it, and shows the page when tried again [E06, E08, R13, Z21]',
  async (name, path, calls) => {
    await openPortal('/oversikt');
    await overviewAnswered();
    for (const call of calls) await sandbox.addFault({ path: call, abort: true });
    const before = (await reportedErrors()).length;
    const told = async () => (await reportedErrors()).slice(before);
    await pressLink(new RegExp(`^${name}`, 'u'));
    await expect.poll(focusedText).toBe(connection);
    expect(pageHeading()).toBe(connection);
    await expect.poll(() => document.title).toBe(`${connection} – Mina sidor`);
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
    // The first call that is lost is reported for all of the page.
    const [report] = await told();
    expect(calls.map((call) => `network ${call}`)).toContain(report);
    await sandbox.clearFaults();
    await userEvent.click(await tryAgain());
    await expect.poll(pageHeading).toContain(name);
    expect(address()).toBe(path);
    await expect.poll(shownAlerts).toBe('');
  },
);

it('renews an expired session and shows the documents; after a session that has ended the next login leads there [E03, E04, R17]', async () => {
  const [name, path, calls] = pages[1];
  await openPortal('/oversikt');
  await overviewAnswered();
  for (const call of calls) {
    await sandbox.addFault({
      path: call,
      status: 401,
      headers: { 'token-expired': 'true' },
      times: 1,
    });
  }
  await pressLink(new RegExp(`^${name}`, 'u'));
  await expect.poll(pageHeading).toContain(name);
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
  expect(shownAlerts()).toBe('');
  await home();

  for (const call of calls) await sandbox.addFault({ path: call, status: 401 });
  await pressLink(new RegExp(`^${name}`, 'u'));
  await expect.poll(pageHeading).toBe('Du är utloggad');
  expect(shownText()).not.toContain('Maja');
  await sandbox.clearFaults();
  await openPortal('/');
  await expect.poll(address).toBe(path);
  await expect.poll(pageHeading).toContain(name);
});
