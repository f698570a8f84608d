import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';

import { notice } from '../../testing/notices.ts';
import { aCase, setCases } from '../../../e2e/support/claimsPackage.ts';
import { customers } from '../../../e2e/support/customers.ts';
import { announced } from '../../testing/pages/announced.ts';
import { holdCalls } from '../../testing/pages/heldCalls.ts';
import { isAnswered, openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { linkTo, mainText } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { TableOnPage } from '../../testing/pages/table.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const active = new TableOnPage('Aktiva krav');
const payments = new TableOnPage('Betalningshistorik');

it('while the cases load the debt already shows, and the end of a slow load is announced once [C03, C21, Z54]', async () => {
  const letThrough = holdCalls(packagePath);
  await openPortal('/krav');
  await expect.poll(announced).toContain('Hämtar dina krav');
  expect(mainText()).toContain('41 317 kr');
  expect(screen.queryByRole('tab')).toBeNull();
  letThrough();
  await expect.poll(() => active.names).toHaveLength(10);
  await expect.poll(announced).toContain('Hämtningen är klar');
  expect(announced().filter((text) => text === 'Hämtningen är klar')).toHaveLength(1);
});

it('a repeated failure is said each time, changes nothing on the screen, and ends with a reload that works [Z54, C21, Q05]', async () => {
  await sandbox.addFault({ path: packagePath, status: 500 });
  await openPortal('/krav');
  const words = 'Något gick fel. Vi kan inte visa din ärendeinformation och betalningshistorik.';
  await expect.poll(() => shownText(notice('alert'))).toBe(words.replace('fel. V', 'felV'));
  const alert = notice('alert');
  if (alert === null) throw new Error('Nothing is announced.');
  expect(within(alert).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(mainText()).toContain('41 317 kr');
  // A screen reader reads an alert again when anything in it changes.
  let changes = 0;
  new MutationObserver((mutations) => {
    changes += mutations.length;
  }).observe(alert, { attributes: true, characterData: true, childList: true, subtree: true });
  const retry = screen.getByRole('button', { name: 'Ladda om' });
  const heard = () => announced().filter((text) => text === words).length;
  for (const failure of [1, 2]) {
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(heard).toBe(failure);
    await expect.poll(() => retry.getAttribute('aria-busy')).toBeNull();
    expect(document.activeElement).toBe(retry);
  }
  expect(changes).toBe(0);
  await sandbox.clearFaults();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => active.names).toHaveLength(10);
  expect(payments.rows).toHaveLength(10);
  expect(mainText()).not.toContain('Något gick fel');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('a space in a reference number is encoded in the address and shown again on the page [C11]', async () => {
  await setCases(sandbox, ['AB 12']);
  await sandbox.addFault({
    path: '/api/Insurance/GetReferenceNumberBaseCard',
    body: aCase('AB 12'),
  });
  await openPortal('/krav', { as: customers.signe });
  await expect.poll(() => linkTo('AB 12')).toBe('/krav/AB%2012');
  await userEvent.click(screen.getByRole('link', { name: 'AB 12' }));
  await expect.poll(() => document.title).toMatch(/^Ärendedetaljer: AB 12/u);
  expect(location.pathname).toBe('/krav/AB%2012');
  await expect
    .poll(() => shownText(screen.queryByRole('heading', { level: 1 })))
    .toContain('AB 12');
  const asked = async () =>
    (await sandbox.calls()).findLast(({ path }) => path.endsWith('BaseCard'))?.query;
  await expect
    .poll(async () => new URLSearchParams(await asked()).get('referenceNumber'))
    .toBe('AB 12');
});

it('no page shows the debt of an earlier page while it asks for the new one [Z26]', async () => {
  await openPortal('/krav');
  await expect.poll(mainText).toContain('41 317 kr');
  // The next page joins a question that is not answered yet.
  await expect.poll(isAnswered).toBe(true);
  await sandbox.changeCustomer(customers.maja.personalNumber, { user: { balance: '36 967' } });
  const letThrough = holdCalls('/api/PortalIdentity/GetUser');
  // The customer has read for a minute.
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  onTestFinished(() => clock.mockRestore());
  const debt = (amount: string) =>
    screen.queryByText((text) => text.replaceAll('\u00A0', ' ') === amount, {
      ignore: '[aria-hidden] *',
    });
  await userEvent.click(screen.getAllByRole('link', { name: 'Översikt' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Hej Maja' });
  expect(debt('41 317 kr')).toBeNull();
  letThrough();
  await expect.poll(() => debt('36 967 kr')).not.toBeNull();
});

it('an overview whose debt cannot be asked for says that it is old, and a new try brings the new one [Z26]', async () => {
  await openPortal('/krav');
  await expect.poll(mainText).toContain('41 317 kr');
  await expect.poll(isAnswered).toBe(true);
  await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', status: 500 });
  await sandbox.changeCustomer(customers.maja.personalNumber, { user: { balance: '36 967' } });
  await userEvent.click(screen.getAllByRole('link', { name: 'Översikt' })[0] ?? document.body);
  const retry = await screen.findByRole('button', { name: 'Försök igen' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeDefined();
  expect(mainText()).toContain('41 317 kr');
  await sandbox.clearFaults();
  await userEvent.click(retry);
  await expect.poll(mainText).toContain('36 967 kr');
  await expect.poll(() => screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
});
