import type { Page } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import type { Sandbox } from './support/sandbox.ts';
import {
  clear,
  plant,
  plantedFailures,
  retryAtOnce,
  serverWords,
  type Situation,
  type Target,
} from './support/situations.ts';
import { customers, expect, test } from './support/test.ts';

const caseAddress = '/krav/47110023918';
const tryAgain = 'Försök igen';

/** The pages that show data: their errors, how to continue, and what shows when the data has loaded. */
const pages = [
  {
    item: 'Krav',
    address: '/krav',
    calls: [target('/api/Insurance/GetReferenceNumberBasePackage', 'insurance')],
    failure: 'Vi kan inte visa din ärendeinformation och betalningshistorik.',
    wayOn: 'Ladda om',
    content: (page: Page) => page.getByRole('tab', { name: 'Aktiva (12)' }),
  },
  {
    item: 'Dokument',
    address: '/dokument',
    calls: [
      target('/api/Communication/Documents', 'documents'),
      target('/api/Communication/GetInsuranceDocumentMetadatas', 'documents'),
    ],
    failure: 'Något gick fel när vi skulle hämta dokument',
    wayOn: tryAgain,
    content: (page: Page) => page.getByRole('table').first(),
  },
  {
    item: 'Meddelanden',
    address: '/meddelanden',
    calls: [target('/api/Communication/GetConversations', 'communication')],
    failure: 'Just nu går det inte att skicka meddelanden eller se startade konversationer.',
    wayOn: tryAgain,
    content: (page: Page) => page.getByRole('button', { name: /^Skada /u }),
  },
  {
    item: 'Skador',
    address: '/skador',
    calls: [target('/api/PortalDamage/GetDamages', 'damage')],
    failure: 'Vi kan inte visa dina skador just nu.',
    wayOn: tryAgain,
    content: (page: Page) => page.getByRole('table', { name: 'Dina skador' }),
  },
] as const;

const caseCall = target('/api/Insurance/GetReferenceNumberBaseCard', 'insurance');
const unread = target('/api/Communication/GetNumberOfUnreadConversations', 'communication');
const informationText = target('/api/PortalSiteState/GetSiteInformationText', 'portal');
const listed = [caseCall, ...pages.flatMap(({ calls }) => calls)];

function target(path: string, system: string): Target {
  return { path, system };
}

interface Stage {
  readonly page: Page;
  readonly sandbox: Sandbox;
}

/** Applies the situation to the calls of all pages and opens a case, whose call is the first to meet it. */
async function openCaseIn(stage: Stage, situation: Situation): Promise<void> {
  for (const each of [...listed, unread]) await plant(stage, situation, each);
  // A successful answer of any text counts as an information text.
  if (/^\d/u.test(situation)) await plant(stage, situation, informationText);
  await stage.page.goto(caseAddress);
}

async function expectNothingOfTheServer(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toContain(serverWords);
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hej Maja' });
const lost = (page: Page) =>
  page.getByRole('heading', {
    level: 1,
    name: 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.',
  });

for (const group of [
  ['400', '403', '404', '409', '500'],
  ['503, unknown system', '503, no system', 'not JSON', 'field missing', 'field of a wrong type'],
] as const) {
  test(
    `every page whose data ends as ${group.join(' / ')} says what is missing and can be tried again`,
    { tag: ['@E05', '@E26', '@C21', '@E25', '@E11', '@E13', '@E16'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      expectedErrors.push(plantedFailures);
      await retryAtOnce(page);
      const shell = new Shell(page);
      const alert = page.getByRole('main').getByRole('alert');
      await openAs(customers.maja, '/registerutdrag');
      for (const situation of group) {
        await test.step(situation, async () => {
          await openCaseIn({ page, sandbox }, situation);
          if (situation === '404') {
            await expect(page.getByText('Du har inget ärende med det här numret')).toBeVisible();
            await expect(page.getByRole('link', { name: 'Visa dina krav' })).toBeVisible();
          } else {
            await expect(alert).toContainText(
              'Vi kan inte visa ärendet just nu. Försök igen om en stund.',
            );
            await expect(page.getByRole('button', { name: 'Ladda om' })).toBeVisible();
          }
          for (const { item, address, failure, wayOn } of pages) {
            await shell.item(item).click();
            await expect(page.getByRole('heading', { level: 1 }), address).toContainText(item);
            await expect(alert.first(), address).toContainText(failure);
            await expect(page.getByRole('button', { name: wayOn }).first()).toBeVisible();
            await expect(page).toHaveURL(address);
            await expectNothingOfTheServer(page);
            if (situation === '403' && item === 'Krav') await pictureOfError(page, 'E05');
          }
          await shell.item('Översikt').click();
          await expect(home(page)).toBeVisible();
          await expect(alert).toHaveCount(0);
          await clear({ page, sandbox });
        });
      }
      // A breach of the contract is reported once for all tries, naming only call and field. A refusal is not
      // reported.
      const toldOf = async (words: string) =>
        (await sandbox.errorReports()).filter(({ message }) => message.includes(words)).length;
      const breaches = group.some((situation) => situation === 'not JSON') ? 3 : 0;
      await expect.poll(() => toldOf('invalid /api/PortalDamage/GetDamages ')).toBe(breaches);
      const told = await sandbox.errorReports();
      expect(told.filter(({ message }) => !message.startsWith('invalid /api/'))).toEqual([]);
      expect(JSON.stringify(told)).not.toContain(serverWords);
    },
  );
}

test(
  'a page whose call is lost or takes over a minute is covered until a retry works, and other pages are not',
  { tag: ['@E06', '@E08'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(plantedFailures);
    await page.clock.install();
    await retryAtOnce(page);
    const shell = new Shell(page);
    const again = page.getByRole('button', { name: tryAgain });
    const stage = { page, sandbox };
    await openAs(customers.maja, '/oversikt');
    for (const { item, calls, content } of pages) {
      for (const situation of ['cut', 'refused', 'slower than 60 s'] as const) {
        await test.step(`${item}: ${situation}`, async () => {
          await expect(home(page)).toBeVisible();
          for (const call of calls) await plant(stage, situation, call);
          await sandbox.forgetCalls();
          await shell.item(item).click();
          if (situation === 'slower than 60 s') {
            await expect
              .poll(async () => (await sandbox.calls()).map(({ path }) => path))
              .toEqual(expect.arrayContaining(calls.map(({ path }) => path)));
            await page.clock.fastForward(60_000);
          }
          await expect(lost(page)).toBeVisible();
          await expect(again).toBeVisible();
          await clear(stage);
          if (situation === 'slower than 60 s') {
            await again.click();
            await expect(content(page).first()).toBeVisible();
          }
          await shell.item('Översikt').click();
        });
      }
    }
  },
);

test(
  'a page renews an expired session and shows its content; a page whose session has ended shows after the next login',
  { tag: ['@E03', '@E04', '@R17'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(plantedFailures);
    const shell = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    for (const { item, address, calls, content } of pages) {
      await test.step(item, async () => {
        await expect(shell.item(item)).toBeVisible();
        for (const call of calls) await plant({ page, sandbox }, '401, token expired', call);
        await shell.item(item).click();
        await expect(content(page).first()).toBeVisible();
        if (item === 'Krav') await pictureOfError(page, 'E03');
        await shell.item('Översikt').click();
        await expect(home(page)).toBeVisible();

        for (const call of calls) await plant({ page, sandbox }, '401', call);
        await shell.item(item).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
        await expect(content(page)).toHaveCount(0);
        if (item === 'Krav') await pictureOfError(page, 'E04');
        await clear({ page, sandbox });
        await openAs(customers.maja, '/');
        await expect(page).toHaveURL(address);
        await expect(content(page).first()).toBeVisible();
      });
    }
  },
);
