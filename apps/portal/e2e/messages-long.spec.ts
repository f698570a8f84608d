import type { Locator } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { callsOf, expectJoined } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { astrid } = customers;
const subject = 'Trafikförsäkringsavgift';
const markAsRead = '/api/Communication/MarkConversationAsReadByCustomer';

test(
  'Z39: a conversation of thirty replies opens at its first unread message, with the reply field in view',
  { tag: ['@Z39', '@M03'] },
  async ({ page, sandbox, openAs }) => {
    const messages = new Messages(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(astrid, '/meddelanden');
    const heading = messages.headings.first().getByRole('button');
    await heading.click();
    const line = page.getByRole('heading', { level: 3, name: '2 olästa meddelanden' });
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(messages.messages).toHaveCount(3);
    for (const index of [0, 1, 2]) {
      await expect(messages.messages.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page.getByRole('textbox', { name: 'Svara' })).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(() => callsOf(sandbox, markAsRead)).toBe(1);
    // The unread messages stay marked while the customer reads them.
    await expect(heading).not.toHaveAccessibleName(/Oläst/u);
    await expect(line).toBeVisible();

    await page.getByRole('button', { name: 'Visa tidigare meddelanden' }).click();
    await expect(messages.messages).toHaveCount(31);
    await expect(messages.messages.nth(27)).toBeFocused();
    await expect(messages.messages.nth(27)).toBeInViewport({ ratio: 1 });
    // The heading stays at the top of the window, and collapses the conversation.
    await expect(heading).toBeInViewport({ ratio: 1 });
    await heading.click();
    await expect(messages.messages).toHaveCount(0);
    await expect(heading).toBeInViewport({ ratio: 1 });

    // Once read, the conversation opens at its newest message.
    await heading.click();
    await expect(line).toHaveCount(0);
    await expect(messages.messages).toHaveCount(2);
    await expect(messages.messages.last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Svara' })).toBeInViewport();
  },
);

test(
  'Z39: a new message moves nothing that is being read, a reply removes the line, and a phone is covered from edge to edge, also at 320 px',
  { tag: ['@Z39', '@Z17', '@M10'] },
  async ({ page, sandbox, openAs }) => {
    const messages = new Messages(page);
    const provider = new Provider(sandbox);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(astrid, '/meddelanden');
    await expectJoined(sandbox);
    const heading = messages.headings.first().getByRole('button');
    await heading.click();
    const line = page.getByRole('heading', { level: 3, name: '2 olästa meddelanden' });
    const reply = page.getByRole('textbox', { name: 'Svara' });
    await expect(page.getByRole('button', { name: /^Ladda ner kvitto-2/u })).toBeVisible();
    await expect(line).toBeInViewport({ ratio: 1 });
    for (const index of [0, 1, 2]) {
      await expect(messages.messages.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await expect(reply).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await messages
        .thread(subject)
        .first()
        .locator('[data-state="open"]')
        .first()
        .boundingBox();
      expect([box?.x, box?.width]).toEqual([0, width]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const placeOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN;
    await heading.evaluate((element) => element.scrollIntoView());
    const before = await placeOf(line);
    await provider.replyAbout(astrid, 'insurance', 'Och en sak till.');
    await expect(messages.messages).toHaveCount(4);
    expect(Math.abs((await placeOf(line)) - before)).toBeLessThan(2);
    await expect(line).toBeVisible();

    // Nor does a message that arrives above the reply field move it while the customer writes.
    await reply.fill('Tack för hjälpen!');
    const field = await placeOf(reply);
    await provider.replyAbout(astrid, 'insurance', 'Rad för rad.\n'.repeat(12));
    await expect(messages.messages).toHaveCount(5);
    expect(Math.abs((await placeOf(reply)) - field)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Skicka svar' }).click();
    await expect(messages.messages).toHaveCount(6);
    await expect(line).toHaveCount(0);
  },
);
