import type { Page } from '@playwright/test';

import { CheckoutPage } from './pages/CheckoutPage.ts';
import { SandboxPage } from './pages/SandboxPage.ts';
import { expectAccessible } from './support/accessible.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { customers, expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a customer is chosen and logged in, and the portal stands in a tab of its own; in a narrow window her phone is near', async ({
  page,
}) => {
  const sandbox = await SandboxPage.open(page);
  const portal = await sandbox.opensPortal(() =>
    page.getByRole('button', { name: 'Logga in som Ivar Sandström (ny flik)' }).click(),
  );
  await expect(heading(portal, 'Hej Ivar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ivars telefon' })).toBeVisible();
  await expect(page).toHaveURL('/sandbox?kund=uninsured-one');
  // The next one uses the same tab.
  await page.getByRole('button', { name: 'Logga in som Elsa Nyman (ny flik)' }).press('Enter');
  await expect(heading(portal, 'Hej Elsa')).toBeVisible();
  await portal.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sandbox');
  const list = page.getByRole('region', { name: 'Exempelkunder' });
  const names = list.getByRole('listitem').getByRole('paragraph');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(names.first()).toHaveText('Maja Lindqvist');
  await expect(page.getByRole('heading', { name: 'Majas telefon' })).toBeInViewport();
  const all = list.getByRole('button', { name: 'Alla 17 kunder' });
  await all.press('Enter');
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('listitem')).toHaveCount(17);
  const ivar = page.getByRole('button', { name: 'Logga in som Ivar Sandström (ny flik)' });
  const again = await sandbox.opensPortal(() => ivar.press('Enter'));
  await again.close();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(names.first()).toHaveText('Ivar Sandström');
});

test('somebody plays the BankID phone by keyboard, after another customer, and lets it go wrong', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(customers.maja, '/sandbox');
  const sandbox = new SandboxPage(page);
  const phone = page.getByRole('region', { name: 'BankID' });
  await expect(phone.getByText('Ingen väntar på att legitimera sig.')).toBeVisible();
  await page.getByLabel('Telefonen tillhör').selectOption('Birgitta Åkesson');
  await expect(page.getByRole('heading', { name: 'Birgittas telefon' })).toBeVisible();

  const portal = await sandbox.opensPortal(() =>
    phone.getByRole('button', { name: 'Starta en inloggning (ny flik)' }).press('Enter'),
  );
  const login = new LoginPage(portal);
  await login.startQr();
  await page.bringToFront();
  await phone.getByText('Låt något annat hända').click();
  await phone.getByRole('button', { name: 'Skriv in säkerhetskoden' }).press('Enter');
  await expect(phone.getByText('Koden skrivs in')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Skriv in säkerhetskoden' })).toBeFocused();
  await phone.getByRole('button', { name: 'Avbryt' }).press('Enter');
  // The buttons have gone with the question.
  await expect(phone.getByRole('heading', { name: 'BankID' })).toBeFocused();
  await portal.bringToFront();
  await expect(portal.getByText(/avbr/iu).first()).toBeVisible();

  await portal.reload();
  await login.startQr();
  await page.bringToFront();
  await phone.getByRole('button', { name: 'Legitimera' }).click();
  await portal.bringToFront();
  await expect(heading(portal, 'Hej Birgitta')).toBeVisible();
  await Promise.all(context.pages().map((each) => each.close()));
});

test('the phone asks for the money when the customer has pressed Betala, and not again after a refusal', async ({
  page,
}) => {
  const sandbox = await SandboxPage.open(page, '?situation=vip-betalar');
  const portal = await sandbox.opensPortal(() =>
    page.getByRole('button', { name: 'Starta (ny flik)' }).click(),
  );
  const swish = page.getByRole('region', { name: 'Swish' });
  const checkout = new CheckoutPage(portal);
  await portal.getByRole('button', { name: 'Betala 2 167 kr med Swish' }).click();
  await expect(checkout.phoneNumber).toBeVisible();
  await expect(swish).toContainText('Frågan om 2 167 kr kommer hit när kunden har');
  await expect(swish.getByRole('button', { name: 'Godkänn' })).toHaveCount(0);
  await checkout.requestPayment();
  await swish.getByRole('button', { name: 'Neka' }).press('Enter');
  await expect(swish).toContainText('Nekad');
  await expect(swish.getByRole('button', { name: 'Godkänn' })).toHaveCount(0);
  await expect(checkout.frame.getByRole('heading', { name: 'Betalningen nekades' })).toBeVisible();
  await checkout.payButton.click();
  await swish.getByRole('button', { name: 'Godkänn' }).press('Enter');
  await expect(checkout.thanks).toBeVisible();
  await expect(swish).toContainText('Ingen betalning väntar.');
});

test('systems are switched, a text is shown, a call is broken, and all of it ends', async ({
  page,
  openAs,
}) => {
  const own = await SandboxPage.open(page);
  const systems = page.getByRole('region', { name: 'System' });
  await expect(systems.getByRole('switch')).toHaveCount(11);
  await systems.getByRole('switch', { name: 'Skador' }).press('Space');
  await expect(systems.getByRole('switch', { name: 'Skador' })).not.toBeChecked();
  await expect(systems.getByRole('switch', { name: 'Skador' })).toBeFocused();
  await systems.getByText('Information till alla').click();
  await systems.getByLabel('Text', { exact: true }).fill('<p>Stängt i dag.</p>');
  await systems.getByRole('button', { name: 'Visa texten' }).click();
  await expect.poll(() => own.said()).toContain('Texten visas för alla.');
  await expect(systems.getByText('Texten visas för alla.')).toBeVisible();

  const faults = page.getByRole('region', { name: 'Fel i anrop' });
  await faults.getByRole('button', { name: 'Lägg till fel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lägg till fel' });
  await dialog
    .getByLabel('Anrop')
    .selectOption('Krav och betalningar (GetReferenceNumberBasePackage)');
  await dialog.getByLabel('Statuskod').fill('500');
  await dialog.getByLabel('Hur många gånger?').fill('3');
  await dialog.getByRole('button', { name: 'Lägg till fel' }).press('Enter');
  await expect(faults.getByRole('listitem')).toContainText(
    'Krav och betalningar (GetReferenceNumberBasePackage) svarar 500',
  );
  await expect(faults.getByRole('listitem')).toContainText('3 gånger till');
  await expect(faults.getByRole('button', { name: 'Lägg till fel' })).toBeFocused();
  await faults
    .getByRole('button', { name: /^Ta bort felet i Krav och betalningar/u })
    .press('Enter');
  await expect(faults.getByText('Alla anrop svarar som de ska.')).toBeVisible();

  await openAs(customers.maja, '/oversikt');
  await expect(page.getByText('Stängt i dag.')).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(nav.getByRole('link', { name: 'Skador' })).toHaveCount(0);

  await page.goto('/sandbox');
  await systems.getByText('Information till alla').click();
  await systems.getByRole('button', { name: 'Ta bort texten' }).press('Enter');
  await expect(systems.getByText('Texten visas för alla.')).toBeHidden();
  await expect(systems.getByLabel('Text', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Börja om från början' }).click();
  const question = page.getByRole('dialog', { name: 'Börja om från början?' });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Börja om' }).click();
  await expect(question).toBeHidden();
  await expect(systems.getByRole('switch', { name: 'Skador' })).toBeChecked();
});

test('a day passes, a session ends, and a month passes', async ({ page, openAs }) => {
  await openAs(customers.ivar, '/sandbox?kund=uninsured-one');
  const time = page.getByRole('region', { name: 'Tid och inloggning' });
  await expect(time.getByText('I provmiljön är det 2026-11-20.')).toBeVisible();
  await time.getByRole('button', { name: 'En dag fram' }).click();
  await expect(time.getByText('Nu är det 2026-11-21. Alla är utloggade.')).toBeVisible();
  await page.request.post('/sandbox/api/login', {
    data: { personalNumber: customers.ivar.personalNumber },
  });
  await time.getByRole('button', { name: 'Avsluta Ivars inloggning' }).press('Enter');
  await expect(time.getByText('Ivar Sandström är utloggad')).toBeVisible();
  const answer = await page.request.get('/api/PortalIdentity/GetUser');
  expect(answer.status()).toBe(401);

  // A plan that nobody has paid may be closed after a month.
  const sandbox = await SandboxPage.open(page, '?kund=installment-plan');
  await time.getByRole('button', { name: 'En månad fram' }).click();
  await expect(time.getByText('Nu är det 2026-12-21. Alla är utloggade.')).toBeVisible();
  const portal = await sandbox.opensPortal(() =>
    page.getByRole('button', { name: 'Logga in som Johan Bergdahl (ny flik)' }).click(),
  );
  await expect(portal.getByText('Din avbetalningsplan kan avslutas')).toBeVisible();
  await portal.goto('/krav/47160027415');
  // 350 kr are left of November, and December asks for 600 kr.
  await expect(portal.getByText('Betala senast 2026-12-31').first()).toBeVisible();
  await expect(portal.getByText('950 kr', { exact: true }).first()).toBeVisible();
});

test('the calls of the portal stand with what the contract says of them', async ({
  page,
  openAs,
  sandbox,
}) => {
  await sandbox.addFault({ path: '/api/PortalSiteState/GetVipAccess', status: 500, times: 1 });
  await openAs(customers.maja, '/sandbox/anrop');
  await page.request.get('/api/PortalIdentity/GetUser');
  await page.request.get('/api/PortalSiteState/GetVipAccess');
  await page.request.get('/api/PortalIdentity/Unknown');
  const table = page.getByRole('table', { name: 'Senaste anropen' });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('/api/PortalIdentity/GetUser')).toContainText('Följer kontraktet');
  await expect(row('/api/PortalSiteState/GetVipAccess')).toContainText('Ditt fel');
  await expect(row('/api/PortalIdentity/Unknown')).toContainText(
    'Avviker Adressen finns inte i kontraktet.',
  );
  await page.getByRole('checkbox', { name: 'Bara det som avviker' }).press('Space');
  await expect(row('/api/PortalIdentity/GetUser')).toHaveCount(0);
  await expect(row('/api/PortalIdentity/Unknown')).toHaveCount(1);
  await page.getByRole('button', { name: 'Töm' }).click();
  await expect(page.getByText('Inget anrop avviker.')).toBeVisible();
});

test('the pages have addresses, the focus follows, and whoever answers reads what was written last', async ({
  page,
}) => {
  await page.goto('/sandbox?kund=single-case');
  const pages = page.getByRole('navigation', { name: 'Provmiljöns sidor' });
  await expect(pages.getByRole('link', { name: 'Prova' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Betalningar 2 väntar på dig' }).press('Enter');
  await expect(heading(page, 'Betalningar')).toBeFocused();
  await expect(page).toHaveURL('/sandbox/betalningar?kund=single-case');
  await pages.getByRole('link', { name: 'Meddelanden' }).click();
  await expect(page.getByLabel('Kund', { exact: true })).toHaveValue('single-case');
  await pages.getByRole('link', { name: 'Prova' }).press('Enter');
  await expect(page).toHaveURL('/sandbox?kund=single-case');
  await expect(heading(page, 'Prova Mina sidor')).toBeFocused();

  await page.goto('/sandbox/meddelanden?kund=damage-only');
  const write = page.getByRole('region', { name: 'Skriv till kunden' });
  await write.getByLabel('Konversation').selectOption({ index: 1 });
  await expect(write).toContainText(
    'Trafikfonden skrev senast: Hej Oskar! Vi behöver ett foto på fordonets framsida för att bedöma skadan.',
  );
  await expect(write.getByLabel('Avdelning')).toHaveValue('damage');
  await write.getByLabel('Avdelning').selectOption('Kundcenter');
  await write.getByLabel('Meddelande').fill('Tack, vi har fått fotot.');
  await write.getByRole('button', { name: 'Skicka till kunden' }).click();
  await expect(write).toContainText('Trafikfonden skrev senast: Tack, vi har fått fotot.');
});

test('letters are sent and register extracts finished', async ({ page, openAs }) => {
  await openAs(customers.ivar, '/sandbox/brev?kund=uninsured-one');
  await page.getByRole('switch', { name: 'Nya beställningar görs av sig själva' }).press('Space');
  const send = page.getByRole('region', { name: 'Skicka ett brev' });
  await send.getByLabel('Slag av brev').selectOption('Inkassokrav');
  await send.getByRole('button', { name: 'Skicka brevet' }).click();
  await expect(send.getByText('Inkassokrav är skickat till Ivar Sandström.')).toBeVisible();
  await send.getByLabel('Slag av brev').selectOption('Brev av okänt slag');
  await send.getByRole('button', { name: 'Skicka brevet' }).click();
  await expect(send.getByText('Brev av okänt slag är skickat')).toBeVisible();

  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const order = await page.request.post('/api/Communication/CreateRegisterExtractRequest', {
    data: { Email: 'ivar@example.se', Phone: '0701740605' },
    headers: { 'X-XSRF-TOKEN': token },
  });
  expect(order.status()).toBe(204);
  const extracts = page.getByRole('region', { name: 'Registerutdrag' });
  const ordered = extracts.getByRole('listitem').filter({ hasText: 'Ivar Sandström' });
  await expect(ordered).toContainText('Beställt. Det är inte klart än.');
  await expect(ordered).toContainText('till ivar@example.se');
  await ordered.getByRole('button', { name: /^Gör klart/u }).press('Enter');
  await expect(ordered).toContainText('Klart. Kunden hittar det under Dokument.');
  await expect(extracts.getByRole('heading', { level: 2 })).toBeFocused();
  await page.goto('/dokument');
  await expect(page.getByRole('main')).toContainText('Inkassokrav');
  await expect(page.getByRole('main')).toContainText('Brev av okänt slag');
});

test('every page of the sandbox is accessible, light and narrow, dark and wide', async ({
  page,
  sandbox,
}) => {
  await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', status: 503 });
  await page.request.get('/api/PortalIdentity/GetUser');
  await page.request.get('/api/PortalIdentity/Unknown');
  await page.request.get('/api/BankIdLogin/StartLogin/qr');
  for (const [address, title, name, shown] of [
    ['', 'Prova', 'Prova Mina sidor', 'Legitimerar du dig hos Trafikfonden?'],
    ['/betalningar', 'Betalningar', 'Betalningar', 'Anton Fjellner: 1 046 kr'],
    ['/meddelanden', 'Meddelanden', 'Meddelanden', 'läkarintyg.pdf'],
    ['/brev', 'Brev och utdrag', 'Brev och utdrag', 'Skicka brevet'],
    ['/anrop', 'Anrop', 'Anrop', 'Adressen finns inte i kontraktet.'],
  ] as const) {
    await page.goto(`/sandbox${address}`);
    const judged = {
      title: new RegExp(`^${title} – Provmiljö$`, 'u'),
      heading: name,
      shows: () => expect(page.getByText(shown).first()).toBeVisible(),
    };
    await expectAccessible(page, { ...judged, only: 'narrow' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { ...judged, only: 'computer' });
    await page.emulateMedia({ colorScheme: 'light' });
  }
});
