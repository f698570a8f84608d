import { Messages } from './pages/Messages.ts';
import { Shell } from './pages/Shell.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectJoined } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { astrid } = customers;

test(
  'Z40: a search finds conversations by word, name and number, says how many, and is kept for a customer who returns',
  { tag: ['@Z40', '@Z13'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const messages = new Messages(page);
    const search = page.getByRole('searchbox', { name: 'Sök i dina meddelanden' });
    await openAs(astrid, '/meddelanden');
    await expectJoined(sandbox);
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

    await test.step('the newest message takes one line on a computer, and on a phone two if unread', async () => {
      const items = page.getByRole('main').getByRole('listitem');
      const heights = async () =>
        Promise.all(
          [0, 2].map(
            async (index) => (await items.nth(index).getByText(/: /u).boundingBox())?.height,
          ),
        );
      await page.setViewportSize({ width: 1280, height: 800 });
      const [wide] = await heights();
      await page.setViewportSize({ width: 390, height: 844 });
      const [unread, read] = await heights();
      expect([unread, read]).toEqual([(wide ?? 0) * 2, wide]);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('what was read stays in view when news come above it', async () => {
      // The conversation that the search found is still open, and nothing moves while one is.
      await page.reload();
      await expectJoined(sandbox, 2);
      const provider = new Provider(sandbox);
      const readOne = messages.headings.nth(2).getByRole('button');
      await readOne.click();
      await expect(messages.messages.last()).toBeVisible();
      const oldest = (await provider.conversations(astrid)).at(-1)?.conversationId ?? '';
      await provider.reply(oldest, { message: 'Nu är ärendet avslutat.' });
      await expect(messages.headings).toHaveCount(14);
      await readOne.click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
        'Kundcenter: Nu är ärendet avslutat.',
      );
      await expect(messages.headings.nth(3).getByRole('button')).toBeFocused();
      await expect(messages.headings.nth(3)).toBeInViewport({ ratio: 1 });
    });
  },
);
