import type { Page } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { ReplyForm } from './pages/ReplyForm.ts';
import { SandboxPage } from './pages/SandboxPage.ts';
import { Shell } from './pages/Shell.ts';
import { expect, test } from './support/test.ts';

const written = 'Jag ringer er i morgon.';

async function writeReply(portal: Page): Promise<ReplyForm> {
  const reply = new ReplyForm(portal);
  await reply.open('Skada');
  await reply.field.fill(written);
  return reply;
}

/** The file can be fetched when somebody has looked through it on the sandbox's page. */
async function sendsFile(portal: Page, page: Page): Promise<void> {
  const reply = await writeReply(portal);
  await reply.attach({ name: 'kvitto.pdf', size: 1000 });
  await reply.sendButton.click();
  await expect(new Messages(portal).thread('Skada')).toContainText(written);
  await page.getByRole('link', { name: 'Meddelanden' }).click();
  const file = page.getByRole('listitem').filter({ hasText: 'kvitto.pdf' });
  await expect(file).toContainText('Under behandling.');
  await expect(new Messages(portal).file('kvitto.pdf')).toHaveCount(0);
  await file.getByRole('button', { name: /^Granska klart/u }).click();
  await expect(new Messages(portal).file('kvitto.pdf')).toBeVisible();
  await page.getByRole('link', { name: 'Prova', exact: true }).click();
}

/** The next page is fetched as a whole, since the parts of the older release are gone. */
async function meetsNewRelease(portal: Page): Promise<void> {
  const scripts = portal.locator('script[src$=".old.js"]');
  await expect(scripts).not.toHaveCount(0);
  await expect(portal.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
  const site = '/api/PortalSiteState/GetSiteCurrentState';
  await expect
    .poll(async () => (await portal.request.get(site)).headers()['release-id'])
    .toBe('sandbox-1-ny');
  await new Shell(portal).item('Krav').click();
  await expect(portal.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
  await expect(scripts).toHaveCount(0);
}

/** Situations by the names of their buttons, with what the customer then does. The sandbox's own tests start each of them. */
const situations: readonly (readonly [string, (portal: Page, page: Page) => Promise<void>])[] = [
  ['Ny version släpps', meetsNewRelease],
  ['Filen granskas', sendsFile],
];

for (const [name, perceives] of situations) {
  test(`${name}: one click away`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of \d{3}/u, /portalHub/u);
    const sandbox = await SandboxPage.open(page);
    const start = page.getByRole('button', { name: `Starta ${name} (ny flik)` });
    await expect(page.getByText('Skulden växer', { exact: true })).toBeVisible();
    if (!(await start.isVisible())) await page.getByText(/^Fler situationer/u).click();
    const portal = await sandbox.opensPortal(() => start.press('Enter'));
    await perceives(portal, page);
    await expect(page.getByText('Pågår', { exact: true })).toBeVisible();
    await portal.close();
  });
}

test('a link to a situation asks first, and what it started can be ended', async ({
  page,
  sandbox,
}) => {
  const own = await SandboxPage.open(page, '?situation=krav-avstangt');
  const question = page.getByRole('dialog', { name: 'Starta Krav är avstängt?' });
  await expect(question).toContainText('Maja Lindqvist börjar om från början');
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(question).toBeHidden();
  const insurance = page.getByRole('switch', { name: 'Krav', exact: true });
  await expect(insurance).toBeChecked();

  await page.goto('/sandbox?situation=krav-avstangt');
  const portal = await own.opensPortal(() =>
    question.getByRole('button', { name: 'Starta (ny flik)' }).press('Enter'),
  );
  await expect(portal.getByText('Stängt just nu.').first()).toBeVisible();
  await portal.close();
  await expect(insurance).not.toBeChecked();
  await page.getByRole('button', { name: 'Sluta Krav är avstängt' }).press('Enter');
  await expect(
    page.getByRole('button', { name: 'Starta Krav är avstängt (ny flik)' }),
  ).toBeFocused();
  await expect(insurance).toBeChecked();
  const ready = page.getByRole('region', { name: 'Färdiga situationer' });
  await expect(ready.getByText('Kunden är utloggad, och allt är som förut.')).toBeVisible();
  expect(await sandbox.calls()).not.toEqual([]);
});
