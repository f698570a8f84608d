import type { Page } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { ProviderPage } from './pages/ProviderPage.ts';
import { Shell } from './pages/Shell.ts';
import { stopTimeHere, takeOverTime } from './support/fakeTime.ts';
import { holdAnswer } from './support/holdCalls.ts';
import {
  callsOf,
  expectConnections,
  expectJoined,
  livePaths,
  setVisible,
} from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;
const markPath = '/api/Communication/MarkConversationAsReadByCustomer';
const filesPath = '/api/Communication/GetAttachmentsMetadata';

const badge = (page: Page) => new Shell(page).item('Meddelanden');
const unfold = async (page: Page, subject: string): Promise<void> => {
  const messages = new Messages(page);
  await messages.conversation(subject).click();
  await expect(messages.reply(subject)).toBeVisible();
};
/** A message of the conversation, found by its text. */
const message = (page: Page, subject: string, text: string) =>
  new Messages(page).thread(subject).getByRole('article').filter({ hasText: text });

test(
  'a message from the provider appears in the open conversation, is announced once and marked read',
  { tag: ['@H07', '@H06', '@M03', '@M05', '@M10', '@U01'] },
  async ({ page, browser, sandbox, openAs, announcements }) => {
    await openAs(maja, '/meddelanden');
    await expectJoined(sandbox);
    await unfold(page, 'Trafikförsäkringsavgift');
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    const reply = page.getByRole('textbox', { name: 'Svara' });
    await reply.fill('Tack för hjälpen');
    const provider = await ProviderPage.open(browser, sandbox);
    await sandbox.forgetCalls();

    await provider.write(maja, /Trafikförsäkringsavgift/u, 'Kundcenter', 'Nu är skulden omräknad.');
    const arrived = message(page, 'Trafikförsäkringsavgift', 'Nu är skulden omräknad.');
    await expect(arrived).toHaveCount(1);
    await expect(arrived).toHaveAccessibleName(/^Kundcenter/u);
    await expect(reply).toHaveValue('Tack för hjälpen');
    await expect(reply).toBeFocused();
    await expect.poll(() => callsOf(sandbox, markPath)).toBe(1);
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    await expect(
      page.getByRole('heading', { level: 2, name: /^Trafikförsäkringsavgift (?!.*Oläst)/u }),
    ).toBeVisible();

    // A collapsed conversation shows its mark and the badge.
    await provider.write(maja, /Övrigt/u, 'Skadeavdelningen', 'Vi behöver inget mer av dig.');
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    await expect(page.getByRole('heading', { level: 2, name: /^Övrigt .*Oläst$/u })).toBeVisible();
    expect(await callsOf(sandbox, markPath)).toBe(1);
    await unfold(page, 'Övrigt');
    await expect(message(page, 'Övrigt', 'Vi behöver inget mer')).toHaveAccessibleName(
      /^Skadeavdelningen/u,
    );
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    expect(
      (await announcements()).filter((said) => said.startsWith('Nytt meddelande')),
      'each arrival once, in an open conversation and in a closed one',
    ).toEqual(['Nytt meddelande från Kundcenter', 'Nytt meddelande från Skadeavdelningen']);
    await provider.close();
  },
);

test(
  'a reply to a hidden window is marked read when the customer returns, and a new conversation comes first',
  { tag: ['@H07', '@M03', '@M17'] },
  async ({ page, browser, sandbox, openAs }) => {
    await openAs(maja, '/meddelanden');
    await expectJoined(sandbox);
    await unfold(page, 'Trafikförsäkringsavgift');
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    const provider = await ProviderPage.open(browser, sandbox);
    await sandbox.forgetCalls();
    await setVisible(page, false);
    await provider.write(maja, /Trafikförsäkringsavgift/u, 'Kundcenter', 'Har du fått brevet?');
    await expect(
      message(page, 'Trafikförsäkringsavgift', 'Har du fått brevet?'),
    ).toHaveAccessibleName(/^Kundcenter/u);
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    expect(await callsOf(sandbox, markPath)).toBe(0);
    await setVisible(page, true);
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    expect(await callsOf(sandbox, markPath)).toBe(1);

    await provider.write(maja, 'En ny konversation', 'Kundcenter', 'Hej Maja! Vi har en fråga.');
    await expect(page.getByRole('tab', { name: 'Startade konversationer (4)' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveAccessibleName(
      /^Övrigt .*Oläst$/u,
    );
    await expect(new Messages(page).thread('Övrigt').first()).toContainText('i dag');
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    await provider.close();
  },
);

test(
  'a customer with two windows reads in one and answers in one, and the other follows',
  { tag: ['@H06', '@H07', '@M03'] },
  async ({ page, context, sandbox, openAs }) => {
    await openAs(maja, '/meddelanden');
    const other = await context.newPage();
    await other.goto('/meddelanden');
    await expectConnections(sandbox, 2);
    await unfold(page, 'Trafikförsäkringsavgift');
    for (const window of [page, other]) {
      await expect(badge(window)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
      await expect(
        window.getByRole('heading', { level: 2, name: /^Trafikförsäkringsavgift (?!.*Oläst)/u }),
      ).toBeVisible();
    }
    await unfold(other, 'Trafikförsäkringsavgift');
    const words = 'Tack, nu stämmer beloppet.';
    await page.getByRole('textbox', { name: 'Svara' }).fill(words);
    await page.getByRole('button', { name: 'Skicka svar' }).click();
    for (const window of [page, other]) {
      await expect(message(window, 'Trafikförsäkringsavgift', words)).toHaveCount(1);
      await expect(message(window, 'Trafikförsäkringsavgift', words)).toHaveAccessibleName(/^Du/u);
    }
    await expect(other.getByRole('textbox', { name: 'Svara' })).toHaveValue('');
  },
);

test(
  'a file that finishes processing while an older list loads still appears',
  { tag: ['@H08', '@E15', '@A11'] },
  async ({ page, browser, sandbox, openAs }) => {
    await openAs(maja, '/meddelanden');
    await expectJoined(sandbox);
    const list = await holdAnswer(page, filesPath);
    await unfold(page, 'Skada');
    await list.isGiven;
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    const provider = await ProviderPage.open(browser, sandbox);
    await sandbox.forgetCalls();
    await provider.finishFile(maja, 'skadeanmälan.pdf');
    // A scanned file makes nothing unread. A later event shows that its event has arrived.
    const { conversationId } = await new Provider(sandbox).conversation(maja, 'damage');
    await sandbox.publish(
      maja.personalNumber,
      'onPublishConversationReadByCustomer',
      conversationId,
    );
    await expect.poll(() => callsOf(sandbox, livePaths.unread)).toBe(1);
    list.letThrough();
    await expect(new Messages(page).file('skadeanmälan.pdf')).toBeVisible();
    await expect(page.getByText('Några bifogade filer är under behandling')).toHaveCount(0);
    expect(await callsOf(sandbox, filesPath)).toBe(1);
    await provider.close();
  },
);

test(
  'a customer back online finds what was written meanwhile, also in the open conversation',
  { tag: ['@H03', '@H07', '@M10'] },
  async ({ page, context, sandbox, openAs, expectedErrors }) => {
    const provider = new Provider(sandbox);
    const { conversationMessages } = await provider.conversation(maja, 'damage');
    const files = conversationMessages.flatMap((each) => each.files);
    const held = files.find(({ fileName }) => fileName === 'skadeanmälan.pdf')?.token ?? '';
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/u);
    await takeOverTime(page);
    await openAs(maja, '/meddelanden');
    await expectJoined(sandbox);
    await unfold(page, 'Skada');
    await unfold(page, 'Trafikförsäkringsavgift');
    const reply = new Messages(page).reply('Trafikförsäkringsavgift');
    await reply.fill('Jag undrar en sak till');
    await expect(badge(page)).toHaveAccessibleName('Meddelanden');
    await stopTimeHere(page);
    await context.setOffline(true);
    const tried = page.waitForEvent('requestfailed');
    // The connection times out, and the first reconnection fails.
    await page.clock.fastForward(31_000);
    await page.clock.runFor(100);
    await tried;
    await new Provider(sandbox).replyAbout(maja, 'insurance', 'Skrivet i tystnad.');
    await new Provider(sandbox).replyAbout(maja, 'other', 'Skrivet i tystnad, också.');
    await provider.finishFile(held);
    await context.setOffline(false);
    await page.clock.fastForward(2000);
    await expect.poll(async () => (await sandbox.hub()).joinings.length).toBe(2);
    await expect(message(page, 'Trafikförsäkringsavgift', 'Skrivet i tystnad.')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: /^Övrigt .*Oläst$/u })).toBeVisible();
    await expect(new Messages(page).file('skadeanmälan.pdf')).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    await expect(reply).toHaveValue('Jag undrar en sak till');
    await expect(reply).toBeFocused();
  },
);
