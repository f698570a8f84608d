import { Shell } from './pages/Shell.ts';
import { expectConnections, setUnread } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;
const unreadPath = '/api/Communication/GetNumberOfUnreadConversations';

for (const [situation, fault] of [
  ['cannot be fetched', { status: 500 }],
  ['has not come yet', { delayMs: 60_000 }],
] as const) {
  test(
    `Z41: an unread count that ${situation} makes no claim`,
    { tag: ['@Z41'] },
    async ({ page, sandbox, openAs, expectedErrors }) => {
      expectedErrors.push(/status of 500/u);
      const shell = new Shell(page);
      await sandbox.addFault({ path: unreadPath, ...fault });
      await openAs(maja, '/oversikt');
      await expect(shell.main.getByRole('link', { name: 'Läs meddelanden' })).toBeVisible();
      await expect
        .poll(async () => (await sandbox.calls()).some(({ path }) => path === unreadPath))
        .toBe(true);
      await expect(shell.main).not.toContainText(/oläs/iu);
      await expect(shell.item('Meddelanden')).toHaveText('Meddelanden');
    },
  );
}

test(
  'Z41: a risen count is announced once, politely, and a fallen one is not',
  { tag: ['@Z41'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const shell = new Shell(page);
    const provider = new Provider(sandbox);
    const said = async () => (await announcements()).filter((text) => /oläs/iu.test(text));
    await openAs(maja, '/krav');
    await expectConnections(sandbox, 1);
    await expect(shell.item('Meddelanden')).toHaveAccessibleName(/2 olästa/u);
    expect(await said()).toEqual([]);
    await provider.replyAbout(maja, 'other', 'Vi har svarat.');
    await expect(shell.item('Meddelanden')).toHaveAccessibleName(/3 olästa/u);
    await expect.poll(said).toEqual(['3 olästa meddelanden']);
    await setUnread(sandbox, 2);
    await sandbox.publish(maja.personalNumber, 'onPublishRepliedToConversation');
    await expect(shell.item('Meddelanden')).toHaveAccessibleName(/2 olästa/u);
    expect(await said()).toEqual(['3 olästa meddelanden']);
  },
);

test('Z54: a screen says the unread count once', { tag: ['@Z54'] }, async ({ page, openAs }) => {
  for (const path of ['/oversikt', '/krav']) {
    await openAs(maja, path);
    await expect(page.getByRole('link', { name: /2 olästa/u })).toHaveCount(1);
    const heard = await page.locator('body').ariaSnapshot();
    expect(heard.match(/2 olästa meddelanden/gu)).toHaveLength(1);
  }
});
