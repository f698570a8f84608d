import { rm, writeFile } from 'node:fs/promises';

import type { Page, Route } from '@playwright/test';

import { ReplyForm } from './pages/ReplyForm.ts';
import { holdCalls } from './support/holdCalls.ts';
import type { Fault } from './support/sandbox.ts';
import { sentMessages } from './support/sentMessages.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/Communication/PostMessageToConversation';
const receipt = { name: 'kvitto.pdf', size: 2000 };
const failed = 'Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.';
const unknown = 'Vi vet inte om ditt meddelande kom fram';
const sent = 'Ditt svar är skickat';

/** Faults after which the message has certainly not arrived. */
const certain: readonly (readonly [string, Fault])[] = [
  [
    'refused as it is',
    { path, status: 400, body: { title: 'form: message', status: 400, traceId: '1' } },
  ],
  ['forbidden', { path, status: 403 }],
  ['to a conversation that is not there', { path, status: 404 }],
  ['in conflict', { path, status: 409 }],
  ['too large for something on the way', { path, status: 413 }],
  ['once too often', { path, status: 429 }],
  ['to a server that fails', { path, status: 500 }],
];

/** Faults after which it is unknown whether the message has arrived, and how many are then stored. */
const uncertain: readonly (readonly [string, number, (route: Route) => Promise<void>])[] = [
  ['the line is cut before the server has it', 0, (route) => route.abort('connectionreset')],
  ['there is no line at all', 0, (route) => route.abort('internetdisconnected')],
  [
    'the line is cut after it is stored',
    1,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  ],
  [
    'the answer cannot be read',
    1,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' });
    },
  ],
  [
    'the answer is of another kind',
    1,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 200, contentType: 'application/json', body: '{}' });
    },
  ],
  [
    'something on the way answers in place of the server, which has stored it',
    1,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: 'Bad gateway' });
    },
  ],
  [
    'something on the way gives up waiting for the server',
    1,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, body: '' });
    },
  ],
  ['nobody says which system is off', 0, (route) => route.fulfill({ status: 503, body: '' })],
];

async function once(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${path}`, handle, { times: 1 });
}

test(
  'a refused reply keeps its files and shows the reason, and is stored once when sent again',
  { tag: ['@E12', '@M08', '@Q25', '@A13'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 4\d\d/u, /status of 500/u);
    const idsSent = await recordIds(page);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    const text = 'Här kommer kvittot från verkstaden.';
    await reply.field.fill(text);
    await reply.attach(receipt);
    for (const [how, fault] of certain) {
      await test.step(how, async () => {
        await sandbox.addFault({ ...fault, times: 1 });
        await reply.sendButton.click();
        await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
        await expect(reply.field).toHaveValue(text);
        await expect(reply.field).toBeEditable();
        await expect(reply.chosen).toContainText(['kvitto.pdf']);
        await expect(reply.sendButton).toBeFocused();
        expect(await sentMessages(sandbox, customers.maja, text)).toEqual([]);
      });
    }
    await reply.sendButton.click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['kvitto.pdf']]);
    const ids = await idsSent();
    expect(ids.length).toBe(certain.length + 1);
    expect([...new Set(ids)]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/u)]);
  },
);

test(
  'a reply with an unknown outcome is locked, says so, and is stored once when sent again',
  { tag: ['@Q25', '@M08', '@M09'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u, /status of 50[234]/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    for (const [how, stored, handle] of uncertain) {
      await test.step(how, async () => {
        const text = `Kvittot kommer här, fast ${how}.`;
        await reply.field.fill(text);
        await reply.attach(receipt);
        await once(page, handle);
        await reply.sendButton.click();
        await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
        await expect(page.getByText(failed)).toHaveCount(0);
        await expect(reply.field).toHaveValue(text);
        await expect(reply.field).not.toBeEditable();
        await expect(reply.files).toBeDisabled();
        await expect(reply.chosen).toContainText(['kvitto.pdf']);
        await expect(reply.sendAgainButton).toBeFocused();
        expect((await sentMessages(sandbox, customers.maja, text)).length).toBe(stored);

        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
        await expect(page.getByText(unknown)).toHaveCount(0);
        await expect(reply.field).toHaveValue('');
        await expect(reply.sendButton).toBeFocused();
        expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['kvitto.pdf']]);
      });
    }
  },
);

test(
  'a repeat that fails leaves the outcome unknown; a refused repeat settles it',
  { tag: ['@E12', '@Q25'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u, /status of [45]00/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill('Kommer det här fram?');
    await once(page, (route) => route.abort('connectionreset'));
    await reply.sendButton.click();
    await expect(page.getByText(unknown)).toBeVisible();
    await sandbox.addFault({ path, status: 500, times: 1 });
    await reply.sendAgainButton.click();
    const stillUnknown = page.getByRole('alert').filter({ hasText: unknown });
    await expect(stillUnknown).toContainText('Det gick inte nu heller. Försök igen om en stund.');
    await sandbox.addFault({ path, status: 400, times: 1 });
    await reply.sendAgainButton.click();
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
    await expect(reply.field).toBeEditable();
    expect(await sentMessages(sandbox, customers.maja, 'Kommer det här fram?')).toEqual([]);
  },
);

test(
  'a customer can give up an unknown reply: write another message or discard the draft',
  { tag: ['@Q25', '@M08'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill('Det första jag skrev.');
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await once(page, loseAnswer);
    await reply.sendButton.click();
    await page.getByRole('button', { name: 'Ändra texten' }).click();
    await expect(reply.field).toBeFocused();
    await expect(reply.field).toHaveValue('Det första jag skrev.');

    const perhaps = page.getByText('Ditt första meddelande kan ha kommit fram');
    await test.step('unchanged it is still the same message', async () => {
      await expect(perhaps).toBeVisible();
      await once(page, loseAnswer);
      await reply.sendAgainButton.click();
      await page.getByRole('button', { name: 'Ändra texten' }).click();
      expect(await sentMessages(sandbox, customers.maja, 'Det första jag skrev.')).toEqual([[]]);
    });

    await reply.field.fill('Det andra jag skrev.');
    await expect(perhaps).toHaveCount(0);
    await once(page, loseAnswer);
    await reply.sendButton.click();
    await page.getByRole('button', { name: 'Ta bort utkastet' }).click();
    await expect(reply.field).toBeFocused();
    await expect(reply.field).toHaveValue('');
    for (const text of ['Det första jag skrev.', 'Det andra jag skrev.']) {
      expect(await sentMessages(sandbox, customers.maja, text)).toEqual([[]]);
    }
  },
);

test(
  'a file deleted after it was chosen is named, and the reply can go without it or with it chosen again',
  { tag: ['@E12', '@M08'] },
  async ({ page, sandbox, openAs }, testInfo) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    const text = 'Här är bilden som jag sedan tog bort.';
    const onDisk = testInfo.outputPath('bild.png');
    await writeFile(onDisk, 'x');
    await reply.field.fill(text);
    await reply.attach(receipt);
    await reply.files.setInputFiles(onDisk);
    await expect(reply.chosen).toHaveCount(2);
    await rm(onDisk);
    await reply.sendButton.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'bild.png kan inte läsas längre.' }),
    ).toBeVisible();
    await expect(page.getByText(unknown)).toHaveCount(0);
    await expect(reply.chosen).toContainText(['kvitto.pdf']);
    await expect(reply.sendButton).toHaveAccessibleDescription(
      'Bifoga filerna igen eller fortsätt utan dem.',
    );
    await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
    await expect(reply.sendButton).toBeFocused();
    await reply.sendButton.click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['kvitto.pdf']]);
  },
);

test(
  'two presses of the button, or Enter held down, send one reply',
  { tag: ['@M09', '@Q22'] },
  async ({ page, sandbox, openAs }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill('Bara en gång, tack.');
    const letThrough = await holdCalls(page, path);
    await reply.sendButton.dblclick();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    const calls = (await sandbox.calls()).filter((call) => call.path === path);
    expect(calls.length).toBe(1);
    expect(await sentMessages(sandbox, customers.maja, 'Bara en gång, tack.')).toEqual([[]]);
  },
);

declare global {
  var idsSent: unknown[];
}

/** Records the id of each form that is sent, because Playwright cannot read forms with files. */
async function recordIds(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    globalThis.idsSent = [];
    // oxlint-disable-next-line typescript/unbound-method -- the proxy calls it on the request that it was called on
    XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
      apply: (send, request, [body]: [unknown]) => {
        if (body instanceof FormData) globalThis.idsSent.push(body.get('clientMessageId'));
        Reflect.apply(send, request, [body]);
      },
    });
  });
  return () => page.evaluate(() => globalThis.idsSent);
}
