import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';

const heading = () => shownText(screen.queryByRole('heading', { level: 1 }));
const frames = () => document.querySelectorAll('iframe, script[src*="checkout"]').length;
const stored = (userKey: string) =>
  localStorage.setItem(
    'payments',
    JSON.stringify({
      '0f': { owner: userKey, kind: 'case', parts: [], isCompleted: true, since: Date.now() },
    }),
  );

it('a payment that was not begun here opens only when the customer asks for it [Z56]', async () => {
  await openPortal('/krav/betala/0f', { as: customers.signe });
  await expect.poll(heading).toBe('Betalningen påbörjades inte här');
  const main = screen.getByRole('main');
  await expect.poll(() => shownText(main)).toContain('Du är inloggad som Signe Hallberg.');
  const [first, second] = main.querySelectorAll('a[href="/krav"], button');
  expect([first, second].map((each) => shownText(each ?? null))).toEqual([
    'Till krav',
    'Öppna betalningen',
  ]);
  await expect.poll(() => document.title).toBe('Betalningen påbörjades inte här – Mina sidor');
  expect(frames()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Öppna betalningen' }));
  await expect.poll(frames).toBeGreaterThan(0);
  await expect.poll(() => shownText(document.activeElement)).toBe('Betala');
});

it('a payment that was not begun here says that something has changed when the customer owes nothing [P06, Z57]', async () => {
  await openPortal('/krav/betala/0f', { as: customers.elsa });
  await userEvent.click(await screen.findByRole('button', { name: 'Öppna betalningen' }));
  await expect
    .poll(() => shownText(screen.getByRole('main')))
    .toContain('Något har ändrats sedan du påbörjade betalningen');
});

it('a payment that this browser knows as another customer’s never opens: the claims show [Z55]', async () => {
  stored('somebody else');
  await openPortal('/krav/betala/0f', { as: customers.signe });
  await expect.poll(() => location.pathname).toBe('/krav');
  expect(frames()).toBe(0);
});

it('while payments are off only a VIP customer reaches the checkout, and nobody when the VIP check fails [T04, T08]', async () => {
  await sandbox.setSystems({ payments: false });
  const expectRefused = async () => {
    await openPortal('/krav/betala/123');
    await expect.poll(() => location.pathname).toBe('/oversikt');
  };
  await expectRefused();
  await sandbox.setVip(true);
  await openPortal('/krav/betala/123');
  await expect.poll(heading).toBe('Betalningen påbörjades inte här');
  expect(location.pathname).toBe('/krav/betala/123');
  await sandbox.addFault({ path: '/api/PortalSiteState/GetVipAccess', status: 500 });
  await expectRefused();
});
