import type { Page } from '@playwright/test';

import { SandboxPage } from './pages/SandboxPage.ts';
import { expect, test } from './support/test.ts';

/** The words stand on the page, in any place that a customer reads. */
const says = (words: string | RegExp) => (portal: Page) =>
  expect(portal.locator('#root').getByText(words).first()).toBeVisible();

/** Every situation by the name of its button, with what the customer then perceives. */
const situations: readonly (readonly [string, (portal: Page) => Promise<void>])[] = [
  ['Skulden växer', says('5 982 kr')],
  ['Betald, men beskedet dröjer', says('Betalning bearbetas')],
  ['Inloggningen går ut', says('Startade konversationer (3)')],
  ['En månad missas', says('Din avbetalningsplan kan avslutas')],
  ['Ett svar kommer nu', says('Vi har tittat på din fråga')],
  ['Krav är avstängt', says('Stängt just nu. Försök igen om en stund.')],
  ['Betalningen är bokförd', says('Du betalade')],
  ['Betalningen bearbetas', says('Betalning bearbetas')],
  ['Betalningen får inget svar', says('Betala 2 167 kr med Swish')],
  ['Filen granskas', says('Startade konversationer (3)')],
  ['Hela portalen är stängd', says('Underhåll pågår!')],
  ['BankID ligger nere', says('Just nu kan du inte använda Mina sidor.')],
  ['Spärrad kund', says('Vi kan inte visa dina krav här.')],
  ['Kund med tusentals krav', says('Aktiva (120)')],
  ['Direktuppdateringen bryts', says('Startade konversationer (4)')],
  ['Information till alla', says('Kundcenter har stängt på fredag.')],
  ['Kraven dröjer', says('41 317 kr')],
  ['Kraven går inte att hämta', says('Vi kan inte visa din ärendeinformation')],
  ['Inbetalning utan ärende', says('ännu inte är kopplad till ett ärende')],
  ['Registerutdraget dröjer', says('Utdraget är klart inom 30 dagar.')],
  ['Skador går inte att visa', says('Vi kan inte visa dina skador här.')],
  ['Svaret kommer inte fram', says('Startade konversationer (3)')],
];

for (const [name, perceives] of situations) {
  test(`${name}: one click away`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of \d{3}/u, /portalHub/u);
    const sandbox = await SandboxPage.open(page);
    const start = page.getByRole('button', { name: `Starta ${name} (ny flik)` });
    await expect(page.getByText('Skulden växer', { exact: true })).toBeVisible();
    if (!(await start.isVisible())) await page.getByText(/^Fler situationer/u).click();
    const portal = await sandbox.opensPortal(() => start.press('Enter'));
    await perceives(portal);
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
  expect(await sandbox.calls()).not.toEqual([]);
});
