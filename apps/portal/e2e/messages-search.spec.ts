import { Messages } from './pages/Messages.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectJoined } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { astrid } = customers;

test(
  'Z40: a search without a result is accessible, rows take one line or two, and what was read stays in view when news come above it',
  { tag: ['@Z40'] },
  async ({ page, sandbox, openAs }) => {
    const messages = new Messages(page);
    const search = page.getByRole('searchbox', { name: 'Sök i dina meddelanden' });
    await openAs(astrid, '/meddelanden');
    await expectJoined(sandbox);
    await search.fill('xyz');
    const none = 'Ingen konversation passar ”xyz”.';
    await expectAccessible(page, {
      title: /^Meddelanden/u,
      heading: 'Meddelanden',
      shows: () => expect(page.getByRole('main').getByText(none)).toBeVisible(),
    });
    await page.getByRole('button', { name: 'Visa alla konversationer' }).click();
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
