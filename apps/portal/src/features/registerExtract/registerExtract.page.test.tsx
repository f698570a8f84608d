import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { Provider } from '../../../e2e/support/provider.ts';
import { loginPaths } from '../../../e2e/support/loginPaths.ts';
import { announced } from '../../testing/pages/announced.ts';
import { holdCalls } from '../../testing/pages/heldCalls.ts';
import { alerts, write } from '../../testing/pages/messagesPage.ts';
import { follow, pressLink } from '../../testing/pages/parts.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { replaceSessionMark } from '../../testing/pages/sessionMark.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const path = '/api/Communication/CreateRegisterExtractRequest';
const cannotOrder = 'Du kan tyvärr inte beställa registerutdrag just nu. Försök igen om en stund.';
const provider = new Provider(sandbox);

const field = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name });
const email = () => field('E-postadress');
const phone = () => field('Mobilnummer');
const values = () => [email()?.value, phone()?.value];
const button = (name: string) => screen.queryByRole('button', { name });
const pressButton = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const focused = () => shownText(document.activeElement);
const orders = async () => (await sandbox.calls()).filter((call) => call.path === path).length;

async function fill(): Promise<void> {
  await screen.findByRole('textbox', { name: 'E-postadress' });
  await write(email() ?? document.body, 'maja@example.se');
  await write(phone() ?? document.body, '070-174 06 05');
}

async function toReview(): Promise<void> {
  await fill();
  await pressButton('Granska och beställ');
  await screen.findByRole('heading', { level: 1, name: 'Granska din beställning' });
}

it('a text survives the session for the same customer, and shows to nobody else [X05, Z02]', async () => {
  await openPortal('/registerutdrag');
  await toReview();
  await sandbox.expireSession(customers.maja.personalNumber, 'all');
  await pressButton('Beställ registerutdrag');
  await screen.findByRole('heading', { level: 1, name: 'Du är utloggad' });
  await screen.findByText('Beställningen av registerutdraget kom inte fram');
  expect(shownText()).not.toContain('maja@example.se');

  await openPortal('/registerutdrag');
  await expect.poll(values).toEqual(['maja@example.se', '070-174 06 05']);
  expect(shownText()).not.toContain('Beställningen av registerutdraget kom inte fram');
  expect(button('Granska och beställ')?.getAttribute('aria-disabled')).not.toBe('true');

  await openPortal('/registerutdrag', { as: customers.vera });
  await expect.poll(values).toEqual(['', '']);
  await openPortal('/registerutdrag');
  await expect.poll(values).toEqual(['', '']);
  expect(await provider.extractOrders(customers.maja)).not.toContain('maja@example.se');
});

it('marks no field as wrong that is passed before anything was written in it [Z104]', async () => {
  await openPortal('/registerutdrag');
  await screen.findByRole('textbox', { name: 'E-postadress' });
  email()?.focus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(focused).toBe('Granska och beställ');
  await write(email() ?? document.body, 'maja@');
  await userEvent.tab();
  await expect.poll(() => email()?.getAttribute('aria-invalid')).toBe('true');
  expect(phone()?.getAttribute('aria-invalid')).toBeNull();
  await userEvent.clear(email() ?? document.body);
  await userEvent.tab();
  expect(email()?.getAttribute('aria-invalid')).toBe('true');
});

it('a failed order says so, keeps what is written, and one press orders again [X05, Q22, Q29]', async () => {
  await sandbox.addFault({ path, status: 500 });
  await openPortal('/registerutdrag');
  await toReview();
  await pressButton('Beställ registerutdrag');
  await expect.poll(alerts).toContain(cannotOrder);
  await expect.poll(focused).toBe('Beställ igen');
  expect(await orders(), 'it is not repeated by itself').toBe(1);
  await pressButton('Ändra uppgifterna');
  await expect.poll(values).toEqual(['maja@example.se', '070-174 06 05']);
  // Also after a visit to another page.
  await follow('Dokument');
  await expect.poll(focused).toBe('Dokument');
  history.back();
  await expect.poll(values).toEqual(['maja@example.se', '070-174 06 05']);

  await pressButton('Granska och beställ');
  await screen.findByRole('heading', { level: 1, name: 'Granska din beställning' });
  expect(alerts()).not.toContain(cannotOrder);
  await pressButton('Beställ registerutdrag');
  await expect.poll(alerts).toContain(cannotOrder);
  await sandbox.clearFaults();
  await pressButton('Beställ igen');
  await expect.poll(focused).toBe('Ditt registerutdrag är beställt');
});

it('an order with an unknown outcome says so, and ordering again makes one extract [X05, Q29, E08]', async () => {
  await provider.holdExtracts();
  await openPortal('/registerutdrag', { as: customers.vera });
  await toReview();
  await sandbox.addFault({ path, abort: true, times: 1 });
  await pressButton('Beställ registerutdrag');
  await expect.poll(alerts).toContain('Vi vet inte om beställningen');
  await expect.poll(alerts).toContain('Beställ igen. Du får ändå bara ett utdrag.');
  expect(alerts()).not.toContain(cannotOrder);
  await expect.poll(focused).toBe('Beställ igen');
  await pressButton('Beställ igen');
  await expect.poll(focused).toBe('Ditt registerutdrag är beställt');
  expect(await provider.extractOrders(customers.vera)).toEqual(['maja@example.se']);
});

it('a reload during an order says that it may have been made, and ordering again makes one extract [X05, Q22]', async () => {
  await provider.holdExtracts();
  await openPortal('/registerutdrag', { as: customers.vera });
  await toReview();
  const letThrough = holdCalls(path);
  await pressButton('Beställ registerutdrag');
  await expect.poll(() => button('Beställ registerutdrag')?.getAttribute('aria-busy')).toBe('true');
  reload();
  await expect.poll(alerts).toContain('Vi vet inte om beställningen');
  expect(shownText()).toContain('maja@example.se');
  letThrough();
  await pressButton('Beställ igen');
  await expect.poll(focused).toBe('Ditt registerutdrag är beställt');
  expect(await provider.extractOrders(customers.vera)).toEqual(['maja@example.se']);
  reload();
  await expect.poll(() => button('Granska och beställ')).not.toBeNull();
});

it('an order that was never sent, as whose session it is got no answer, says so and can be made again [X05, Q22]', async () => {
  await openPortal('/registerutdrag', { as: customers.vera });
  await toReview();
  const giveBack = await replaceSessionMark();
  await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', abort: true });
  await pressButton('Beställ registerutdrag');
  await expect.poll(alerts).toContain(cannotOrder);
  expect(await orders()).toBe(0);
  await sandbox.clearFaults();
  giveBack();
  await pressButton('Beställ igen');
  await expect.poll(focused).toBe('Ditt registerutdrag är beställt');
});

it('a customer whose session ends before an order is sent is told only that it was not made [E04, X05, Q22]', async () => {
  await openPortal('/registerutdrag', { as: customers.vera });
  await toReview();
  await replaceSessionMark();
  await sandbox.expireSession(customers.vera.personalNumber, 'all');
  await pressButton('Beställ registerutdrag');
  await screen.findByText('Beställningen av registerutdraget kom inte fram');
  expect(shownText()).not.toContain('Vi vet inte');
});

it('a customer who logs out during an order is told that it may have been made, there and after the next login [X05, Q22]', async () => {
  await openPortal('/registerutdrag', { as: customers.vera });
  await toReview();
  holdCalls(path);
  await pressButton('Beställ registerutdrag');
  await pressLink('Logga ut');
  await screen.findByRole('heading', { level: 1, name: 'Du är utloggad' });
  await screen.findByText('Vi vet inte om du har beställt ett registerutdrag');
  await openPortal('/registerutdrag', { as: customers.vera });
  await expect.poll(alerts).toContain('Vi vet inte om beställningen');
});

it('while extracts cannot be ordered a notice replaces the form, which returns afterwards [X06, X05, E02, T07]', async () => {
  await openPortal('/registerutdrag');
  await toReview();
  // The system closes during the visit, and the order is the first call to notice.
  await sandbox.setSystems({ registerExtract: false });
  await pressButton('Beställ registerutdrag');
  await expect.poll(alerts).toContain(cannotOrder);
  await expect.poll(focused).toBe('Registerutdrag');
  expect(location.pathname).toBe('/registerutdrag');
  expect(email()).toBeNull();
  expect(button('Beställ registerutdrag') ?? button('Beställ igen')).toBeNull();

  // The system was closed before the visit.
  reload();
  await screen.findByText(cannotOrder);
  expect(alerts()).toBe('');
  expect(email()).toBeNull();
  await sandbox.setSystems({ registerExtract: true });
  reload();
  await expect.poll(email).not.toBeNull();
});

it('a customer who leaves the page during an order finds its result there [X02, X05, Q29]', async () => {
  await openPortal('/registerutdrag');
  await toReview();
  const letThrough = holdCalls(path);
  await pressButton('Beställ registerutdrag');
  await follow('Översikt');
  await expect.poll(focused).toBe('Hej Maja');
  await follow('Beställ registerutdrag');
  await expect.poll(() => button('Beställ registerutdrag')?.getAttribute('aria-busy')).toBe('true');
  await follow('Översikt');
  await expect.poll(focused).toBe('Hej Maja');
  letThrough();
  await expect.poll(orders).toBe(1);
  await follow('Beställ registerutdrag');
  await expect.poll(focused).toBe('Ditt registerutdrag är beställt');
  expect(await orders()).toBe(1);

  await follow('Översikt');
  await expect.poll(focused).toBe('Hej Maja');
  await follow('Beställ registerutdrag');
  await expect.poll(() => button('Granska och beställ')).not.toBeNull();
});

it('a result that comes when the next page is on its way shows when the customer comes back [X02, X05]', async () => {
  await openPortal('/registerutdrag');
  await toReview();
  const letOrder = holdCalls(path);
  await pressButton('Beställ registerutdrag');
  const letLeave = holdCalls(loginPaths.siteState);
  await pressLink('Översikt');
  letOrder();
  await screen.findByRole('heading', { name: 'Ditt registerutdrag är beställt' });
  letLeave();
  await expect.poll(focused).toBe('Hej Maja');
  await follow('Beställ registerutdrag');
  await expect.poll(focused).toBe('Ditt registerutdrag är beställt');
  await follow('Översikt');
  await expect.poll(focused).toBe('Hej Maja');
  await follow('Beställ registerutdrag');
  await expect.poll(() => button('Granska och beställ')).not.toBeNull();
});

it('each error of a field is announced once when it appears, and not again with the summary [Z49]', async () => {
  const heard = (error: string) => announced().filter((text) => text.includes(error)).length;
  const wrongEmail = 'Kontrollera e-postadress';
  const wrongPhone = 'Kontrollera mobilnummer';
  await openPortal('/registerutdrag', { as: customers.vera });
  await screen.findByRole('textbox', { name: 'E-postadress' });
  email()?.focus();
  await userEvent.keyboard('maja');
  await userEvent.tab();
  await expect.poll(() => heard(wrongEmail)).toBe(1);
  await userEvent.keyboard('ring mig');
  await userEvent.tab({ shift: true });
  await expect.poll(() => heard(wrongPhone)).toBe(1);
  // The summary takes focus, and a screen reader reads both errors in it.
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toMatch(/fel i formuläret/u);
  expect([heard(wrongEmail), heard(wrongPhone)]).toEqual([1, 1]);

  // A field that becomes faulty again during typing is announced in a pause.
  await write(email() ?? document.body, 'vera@example.se');
  expect(email()?.getAttribute('aria-invalid')).toBeNull();
  await expect
    .poll(() =>
      [...document.querySelectorAll('[aria-live]')].some((each) =>
        shownText(each).includes(wrongEmail),
      ),
    )
    .toBe(false);
  await userEvent.keyboard('xx@');
  expect(email()?.getAttribute('aria-invalid')).toBe('true');
  expect(heard(wrongEmail)).toBe(1);
  await expect.poll(() => heard(wrongEmail)).toBe(2);
});

it('only a customer who may see claims can order a debt compilation here [X04, T07, T10]', async () => {
  const opener = () => button('Beställ här');
  const { karl, vera, lovisa, oskar } = customers;
  for (const as of [karl, vera, lovisa, oskar]) {
    await openPortal('/registerutdrag', { as });
    await expect.poll(email).not.toBeNull();
    expect(opener()).toBeNull();
  }
  await sandbox.setSystems({ insurance: false });
  await openPortal('/registerutdrag');
  await expect.poll(email).not.toBeNull();
  expect(opener()).toBeNull();
  await sandbox.setSystems({ insurance: true });
  reload();
  await pressButton('Beställ här');
  await screen.findByRole('dialog', { name: 'Beställ skuldsammanställning' });
  await pressButton('Beställ');
  await screen.findByRole('group', {
    name: 'Skuldsammanställningen är beställd',
    description: 'Den finns bland dina dokument.',
  });
  await follow('Till dina dokument');
  await expect.poll(() => location.pathname).toBe('/dokument');
});
