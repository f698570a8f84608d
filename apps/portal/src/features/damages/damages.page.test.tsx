import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { Provider } from '../../../e2e/support/provider.ts';
import { announced } from '../../testing/pages/announced.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';

const provider = new Provider(sandbox);
const table = () => screen.queryByRole('table', { name: 'Dina skador' });
const rows = () =>
  [...(table()?.querySelectorAll('[role="row"]') ?? [])].filter(
    (row) => row.querySelector('[role="rowheader"]') !== null,
  );
/** The dates of the visible damages, from top to bottom. */
const days = () => rows().map((row) => /\d{4}-\d\d-\d\d/u.exec(shownText(row))?.[0]);
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const reportLinks = () =>
  screen.queryAllByRole('link', { name: 'Anmäl en skada (öppnas i ny flik)' });

/** This many damages, one a day, in the server's order: the oldest first. */
function manyDamages(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    damageType: 'Stenskott',
    damageDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    damageNumber: `2026/${String(1000 + index)}`,
    webNumber: '',
  }));
}

it('a customer sees the registered damages, newest first, and where to report or complete one [R08, S01, S03, S06, Q32, Z04]', async () => {
  await openPortal('/skador');
  await expect.poll(days).toEqual(['2026-11-08', '2026-04-26', '2024-09-21']);
  const headers = within(table() ?? document.body)
    .getAllByRole('columnheader')
    .map((header) => shownText(header.querySelector('button') ?? header));
  expect(headers).toEqual(['Skada', 'Skadedag', 'Ärendenummer', 'Webbnummer', 'Skriv']);
  const newest = shownText(rows()[0]);
  for (const words of ['Parkeringsskada', '2026/1187', 'W-2048117']) {
    expect(newest).toContain(words);
  }
  expect(shownText(), 'their number says nothing').not.toContain('Visar 3 av 3');
  expect(button('Visa alla') ?? button('Visa fler')).toBeNull();
  expect(
    (await sandbox.calls()).filter(({ path }) => path === '/api/PortalDamage/GetDamages'),
  ).toHaveLength(1);

  await press('Skada');
  expect(days()).toEqual(['2026-11-08', '2024-09-21', '2026-04-26']);
  await expect.poll(() => announced()).toContain('Sorterat efter Skada, A till Ö');

  expect(reportLinks().map((link) => link.getAttribute('target'))).toEqual(['_blank']);
  expect(reportLinks()[0]?.getAttribute('href')).toMatch(/^https:/u);
  await userEvent.click(
    within(screen.getByRole('main')).getByRole('link', {
      name: 'Skriv till oss om skada 2026/1187',
    }),
  );
  await expect.poll(() => location.pathname).toBe('/meddelanden');
});

it('the damages come back in their order and number, and a customer without any is told so [Z13, S06]', async () => {
  await provider.registerDamages(customers.maja, manyDamages(12));
  await openPortal('/skador');
  await expect.poll(() => rows().length).toBe(10);
  await press('Skadedag');
  await press('Visa alla');
  await expect.poll(() => rows().length).toBe(12);
  const order = days();
  expect(order[0]).toBe('2026-01-01');
  await userEvent.click(screen.getAllByRole('link', { name: 'Översikt' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: /^Hej/u });
  history.back();
  await expect.poll(days).toEqual(order);

  await provider.registerDamages(customers.maja, []);
  reload();
  await screen.findByText('Det finns inga registrerade skador.');
  expect(table()).toBeNull();
  expect(reportLinks()).toHaveLength(1);
});
