import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { announced } from '../../testing/pages/announced.ts';
import { holdAnswer, holdCalls } from '../../testing/pages/heldCalls.ts';
import { answersTo, openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { focusedText, mainText } from '../../testing/pages/parts.ts';
import { replaceSessionMark } from '../../testing/pages/sessionMark.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const orderPath = '/api/Insurance/GetDebtCompilation';
const listPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const confirmPath = '/Communication/ConfirmDebtCompilation';

const done = 'Skuldsammanställningen är beställdDen finns bland dina dokument.';
const failed = 'Tekniskt felJust nu går det tyvärr inte att beställa en skuldsammanställning.';
const notFound =
  'Vi ser ingen ny sammanställningVi fick inget besked om beställningen, och bland dina dokument finns ingen ny sammanställning. Den kan dröja en stund.';

const unknown =
  'Vi vet inte om beställningen kom framVi fick inget besked. Kontrollera hur det gick innan du beställer igen.';

const closed =
  'Vi vet inte om beställningen kom framVi fick inget besked, och dokumenten är stängda just nu. Se efter där när de har öppnat, innan du beställer igen.';

const dialog = () => screen.queryByRole('dialog', { name: 'Beställ skuldsammanställning' });
const opener = () => screen.queryByRole('button', { name: 'Beställ här' });
const callsOf = async (path: string) =>
  (await sandbox.calls()).filter((call) => call.path === path).length;

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Beställ här' }));
  await screen.findByRole('dialog', { name: 'Beställ skuldsammanställning' });
}
const press = async (name: string) =>
  userEvent.click(within(dialog() ?? document.body).getByRole('button', { name }));

/** The result takes focus, so that it is read aloud. */
async function says(result: string) {
  await expect.poll(focusedText).toContain(result);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
}

/** The documents are counted before the order, to know afterwards whether it was carried out. */
const documentsCounted = () => expect.poll(() => answersTo(listPath)).toBe(1);

async function order(path = '/krav') {
  await openPortal(path, { as: customers.signe });
  await openDialog();
  await documentsCounted();
  await press('Beställ');
}

it('an order that is refused because the session has ended is said not to have been made, and nothing else [E04, Q22]', async () => {
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  await documentsCounted();
  await sandbox.expireSession(customers.signe.personalNumber, 'all');
  await press('Beställ');
  await screen.findByText('Beställningen av skuldsammanställningen kom inte fram');
  expect(mainText()).not.toContain('Vi vet inte');
});

it.each([
  ['a reload', null],
  ['a new login', customers.signe],
])(
  'an order that %s has cut off is found, and is not sent again [Q22]',
  async (_what, loggedIn) => {
    await openPortal('/krav', { as: customers.signe });
    await openDialog();
    await documentsCounted();
    const held = holdAnswer(orderPath);
    await press('Beställ');
    await held.isGiven;
    if (loggedIn === null) reload();
    else await openPortal('/krav', { as: loggedIn });
    await openDialog();
    await press('Beställ');
    await says(done);
    expect(await callsOf(orderPath)).toBe(1);
  },
);

it('an order that was never sent, as nobody answered whose session it is, is said to have failed [E10, Q22]', async () => {
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  await documentsCounted();
  await replaceSessionMark();
  await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', status: 504 });
  await press('Beställ');
  await says(failed);
  expect(await callsOf(orderPath)).toBe(0);
});

it('with the documents off, an order that a log-out has cut off is not made again before the customer knows of it [Q22]', async () => {
  await sandbox.setSystems({ documents: false });
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  const held = holdAnswer(orderPath);
  await press('Beställ');
  await held.isGiven;
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  await press('Beställ');
  await says(closed);
  expect(await callsOf(orderPath)).toBe(1);
});

it('an order without an answer is looked for once the documents can be fetched, and is sent again only when the customer asks for it [Q22, E08]', async () => {
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  await documentsCounted();
  await sandbox.addFault({ path: orderPath, abort: true, times: 1 });
  await sandbox.addFault({ path: listPath, abort: true });
  await press('Beställ');
  await says(unknown);
  await sandbox.clearFaults();
  await press('Kontrollera hur det gick');
  await says(notFound);
  expect(await callsOf(orderPath)).toBe(1);
  // A proxy answered: the server may still be making the compilation.
  await sandbox.addFault({ path: orderPath, status: 504, times: 1 });
  await press('Beställ igen');
  await expect.poll(() => callsOf(orderPath)).toBe(2);
  await says(notFound);
  await press('Beställ igen');
  await says(done);
  expect(await callsOf(orderPath)).toBe(3);
});

it('with nothing to compare with, the customer is told to look among the documents [Q22]', async () => {
  await sandbox.addFault({ path: listPath, status: 500 });
  await sandbox.addFault({ path: orderPath, abort: true, times: 1 });
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  await press('Beställ');
  await says(
    'Vi vet inte om beställningen kom framVi fick inget besked. Se efter bland dina dokument innan du beställer igen.',
  );
  const buttons = within(dialog() ?? document.body).getAllByRole('button');
  expect(buttons.map((button) => shownText(button))).toEqual(['Stäng']);
  expect(await callsOf(orderPath)).toBe(1);
});

it('with documents off the order has no link to them and says where the compilation will be [C27, K17, Q22]', async () => {
  await sandbox.setSystems({ documents: false });
  await sandbox.addFault({ path: orderPath, abort: true, times: 1 });
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  await press('Beställ');
  await says(closed);
  await press('Stäng');
  await openDialog();
  await press('Beställ');
  await says(
    'Skuldsammanställningen är beställdDokumenten är stängda just nu. Du hittar sammanställningen där när de öppnar igen.',
  );
  expect(screen.queryByRole('link', { name: 'Till dina dokument' })).toBeNull();
  expect(await callsOf(listPath)).toBe(0);
});

it('a refused order that closes the claims says so, and the link to it goes with the dialog [E10, C27]', async () => {
  await sandbox.addFault({
    path: orderPath,
    status: 503,
    headers: { 'service-unavailable': 'insurance' },
  });
  await order('/registerutdrag');
  await says(failed);
  await press('Stäng');
  await expect.poll(dialog).toBeNull();
  expect(opener()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

it('a confirmation that fails undoes nothing [Q18, Q22]', async () => {
  await sandbox.addFault({
    path: confirmPath,
    status: 503,
    headers: { 'service-unavailable': 'insurance' },
  });
  await order();
  await says(done);
  await expect.poll(() => callsOf(confirmPath)).toBe(1);
  await userEvent.click(screen.getByRole('link', { name: 'Till dina dokument' }));
  await expect.poll(mainText).toContain('2026-11-20');
  expect(screen.getAllByRole('link', { name: 'Krav' })).not.toHaveLength(0);
});

it('claims that close while ordering lead to the overview, which alone says so [E02]', async () => {
  await openPortal('/krav', { as: customers.signe });
  await openDialog();
  await sandbox.setSystems({ insurance: false });
  await press('Beställ');
  await expect.poll(mainText).toContain('Stängt just nu. Försök igen om en stund.');
  expect(location.pathname).toBe('/oversikt');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(shownText()).not.toContain('Tekniskt fel');
});

it('the link shows below the active cases only, and a dialog that is cancelled orders nothing [C26, U03]', async () => {
  await openPortal('/krav');
  await expect.poll(opener).not.toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Avslutade (3)' }));
  expect(opener()).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Aktiva (12)' }));
  await openDialog();
  await press('Avbryt');
  await expect.poll(dialog).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener());
  expect(await callsOf(orderPath)).toBe(0);
});

it('an order continues when its dialog is closed, offers no second one, and announces its result [C27, C26, Q22]', async () => {
  const letThrough = holdCalls(orderPath);
  await openPortal('/krav');
  await openDialog();
  await userEvent.dblClick(
    within(dialog() ?? document.body).getByRole('button', { name: 'Beställ' }),
  );
  await expect.poll(() => shownText(dialog())).toContain('Beställer skuldsammanställningen');
  await press('Stäng');
  await expect.poll(dialog).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener());
  await openDialog();
  await expect.poll(() => shownText(dialog())).toContain('Beställer skuldsammanställningen');
  expect(within(dialog() ?? document.body).queryByRole('button', { name: 'Beställ' })).toBeNull();
  await press('Stäng');
  await userEvent.click(screen.getByRole('tab', { name: 'Avslutade (3)' }));
  letThrough();
  await expect.poll(announced).toContain('Skuldsammanställningen är beställd');
  expect(await callsOf(orderPath)).toBe(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Aktiva (12)' }));
  await openDialog();
  await says(done);
});
