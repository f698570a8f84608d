import { Shell } from './pages/Shell.ts';
import { stopTimeHere, takeOverTime } from './support/fakeTime.ts';
import { expectConnections, expectJoined } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { test } from './support/restartableSandbox.ts';
import { customers, expect } from './support/test.ts';

const { maja } = customers;

test(
  'a customer sees what was written during a server restart without a reload',
  { tag: ['@H03', '@H07', '@H12', '@M10'] },
  async ({ page, server, openAs, expectedErrors }) => {
    // Code of other pages may be on its way when the server stops; Chromium has several words for that.
    expectedErrors.push(/net::ERR_/u);
    const { sandbox } = server;
    await takeOverTime(page);
    await openAs(maja, '/meddelanden');
    await expectJoined(sandbox);
    await page.getByRole('button', { name: /^Trafikförsäkringsavgift/u }).click();
    const reply = page.getByRole('textbox', { name: 'Svara' });
    await reply.fill('Det här skriver jag medan ni är borta');
    const badge = new Shell(page).item('Meddelanden');
    await expect(badge).toHaveAccessibleName('Meddelanden 1 oläst meddelande');

    await stopTimeHere(page);
    const tried = page.waitForEvent('requestfailed');
    await server.stop();
    // The first reconnection comes at once and fails; the second comes after 2 seconds.
    await page.clock.runFor(100);
    await tried;
    await server.start();
    const provider = new Provider(sandbox);
    await provider.replyAbout(maja, 'insurance', 'Nu är vi tillbaka.');
    await provider.replyAbout(maja, 'other', 'Här också.');
    await expectConnections(sandbox, 0);
    await expect(page.getByText('Nu är vi tillbaka.')).toHaveCount(0);
    await page.clock.fastForward(2000);
    await expectJoined(sandbox);
    const arrived = page.getByRole('article').filter({ hasText: 'Nu är vi tillbaka.' });
    await expect(arrived).toHaveAccessibleName(/^Kundcenter/u);
    await expect(badge).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    await expect(page.getByRole('heading', { level: 2, name: /^Övrigt .*Oläst$/u })).toBeVisible();
    await expect(reply).toHaveValue('Det här skriver jag medan ni är borta');
    await expect(reply).toBeFocused();
    await expect(page.locator('[data-announced="alert"]')).toHaveCount(0);
  },
);
