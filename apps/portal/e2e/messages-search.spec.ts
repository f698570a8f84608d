import { Messages } from './pages/Messages.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectJoined } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { astrid, gunnar, maja } = customers;

test(
  'Z40: each conversation shows its subject, number, time, sender and the first line of its newest message',
  { tag: ['@Z40'] },
  async ({ page, openAs }) => {
    const messages = new Messages(page);
    await openAs(astrid, '/meddelanden');
    await expect(page.getByText('Visar 10 av 14, de nyaste först.')).toBeVisible();
    await expect(messages.headings).toHaveCount(10);
    const items = page.getByRole('main').getByRole('listitem');
    for (const words of [
      'Trafikförsäkringsavgift',
      'Ref 47130055019',
      'i går 17.42',
      'Oläst',
      'Kundcenter: Perioden är rättad. Skulden räknas om i natt, så titta här igen i morgon.',
    ]) {
      await expect(items.first().getByText(words, { exact: true })).toBeVisible();
    }
    await expect(items.first()).not.toContainText('Du behöver inte göra något mer.');
    await expect(items.nth(7)).toContainText('Du: Här är kvittot från bärgningen.');
    await expect(items.nth(7)).toContainText('1 fil');
    // One line on a computer; on a phone two if unread.
    const heights = async () =>
      Promise.all(
        [0, 2].map(
          async (index) => (await items.nth(index).getByText(/: /u).boundingBox())?.height,
        ),
      );
    const [wide] = await heights();
    await page.setViewportSize({ width: 390, height: 844 });
    const [unread, read] = await heights();
    expect([unread, read]).toEqual([(wide ?? 0) * 2, wide]);

    await page.getByRole('button', { name: 'Visa fler' }).click();
    await expect(messages.headings).toHaveCount(14);
    await expect(messages.headings.nth(10).getByRole('button')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Visa fler' })).toHaveCount(0);
  },
);

test(
  'Z40: a search finds conversations by word, name and number, says how many, and is kept for a customer who returns',
  { tag: ['@Z40', '@Z13'] },
  async ({ page, openAs, announcements }) => {
    const messages = new Messages(page);
    const search = page.getByRole('searchbox', { name: 'Sök i dina meddelanden' });
    await openAs(astrid, '/meddelanden');
    for (const [query, count, said] of [
      ['bärgning', 1, '1 konversation passar.'],
      ['skadeavdelningen', 3, '3 konversationer passar.'],
      ['4713 0055 027', 2, '2 konversationer passar.'],
      ['47130055027', 2, '2 konversationer passar.'],
    ] as const) {
      await search.fill(query);
      await expect(messages.headings).toHaveCount(count);
      await expect(page.getByRole('main').getByText(said)).toBeVisible();
      await expect.poll(async () => (await announcements()).at(-1)).toBe(said);
    }
    await search.fill('bärgning');
    await messages.headings.first().getByRole('button').click();
    await expect(messages.messages.last()).toContainText('Här är kvittot från bärgningen.');
    await new Shell(page).item('Översikt').click();
    await page.getByRole('link', { name: /^Läs meddelanden/u }).click();
    await expect(search).toHaveValue('bärgning');
    await expect(messages.headings).toHaveCount(1);

    await search.fill('xyz');
    const none = 'Ingen konversation passar ”xyz”.';
    await expect(page.getByRole('main')).toContainText(none);
    await expect.poll(async () => (await announcements()).at(-1)).toBe(none);
    await expectAccessible(page, {
      title: /^Meddelanden/u,
      heading: 'Meddelanden',
      shows: () => expect(page.getByRole('main').getByText(none)).toBeVisible(),
    });
    await page.getByRole('button', { name: 'Visa alla konversationer' }).click();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await expect(messages.headings).toHaveCount(10);
  },
);

test(
  'Z40: news far down in the list show while the customer reads, and come first when she has read',
  { tag: ['@Z40', '@M17'] },
  async ({ page, sandbox, openAs }) => {
    const messages = new Messages(page);
    const provider = new Provider(sandbox);
    await openAs(astrid, '/meddelanden');
    await expectJoined(sandbox);
    const read = messages.headings.nth(2).getByRole('button');
    await read.click();
    const oldest = (await provider.conversations(astrid)).at(-1)?.conversationId ?? '';
    await provider.reply(oldest, { message: 'Nu är ärendet avslutat.' });
    await expect(messages.headings).toHaveCount(14);
    await expect(messages.headings.last()).toHaveAccessibleName(/Oläst$/u);

    await read.click();
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toContainText('Kundcenter: Nu är ärendet avslutat.');
    await expect(messages.headings.nth(3).getByRole('button')).toBeFocused();
    await expect(messages.headings.nth(3)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'Z40: two hundred conversations show ten at a time; three show all, without a search',
  { tag: ['@Z40'] },
  async ({ page, openAs }) => {
    const messages = new Messages(page);
    await openAs(gunnar, '/meddelanden');
    await expect(messages.headings).toHaveCount(10);
    await expect(page.getByText('Visar 10 av 200, de nyaste först.')).toBeVisible();
    await page.getByRole('button', { name: 'Visa fler' }).click();
    await expect(messages.headings).toHaveCount(20);
    await openAs(maja, '/meddelanden');
    await expect(messages.headings).toHaveCount(3);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Visa fler' })).toHaveCount(0);
  },
);
