import type { Page } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { ProviderPage } from './pages/ProviderPage.ts';
import { Shell } from './pages/Shell.ts';
import { callsOf, expectConnections, expectJoined } from './support/liveConnection.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;
const markPath = '/api/Communication/MarkConversationAsReadByCustomer';

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
    ).toEqual([
      'Nytt meddelande från Kundcenter i Trafikförsäkringsavgift',
      'Nytt meddelande från Skadeavdelningen i Övrigt',
    ]);
    await provider.close();
  },
);

test(
  'a customer with two windows reads in one and answers in one, and the other follows',
  { tag: ['@H06', '@H07', '@M03', '@M10', '@Z02'] },
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
    // Each window has a draft of its own.
    const otherReply = other.getByRole('textbox', { name: 'Svara' });
    await expect(otherReply).toHaveValue('');
    await otherReply.fill('Det här skriver jag i ett annat fönster.');
    const words = 'Tack, nu stämmer beloppet.';
    await page.getByRole('textbox', { name: 'Svara' }).fill(words);
    await page.getByRole('button', { name: 'Skicka svar' }).click();
    for (const window of [page, other]) {
      await expect(message(window, 'Trafikförsäkringsavgift', words)).toHaveCount(1);
      await expect(message(window, 'Trafikförsäkringsavgift', words)).toHaveAccessibleName(/^Du/u);
    }
    await expect(otherReply).toHaveValue('Det här skriver jag i ett annat fönster.');
  },
);
