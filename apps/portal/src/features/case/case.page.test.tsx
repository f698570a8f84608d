import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';

import { notice } from '../../testing/notices.ts';
import { customers } from '../../../e2e/support/customers.ts';
import { announced } from '../../testing/pages/announced.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import {
  card,
  fact,
  focusedText,
  headings,
  linkTo,
  mainText,
  payButtons,
} from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { provider } from '../../../e2e/support/thisProvider.ts';

const number = '47110023918';

async function openCase(referenceNumber = number) {
  await openPortal(`/krav/${referenceNumber}`);
  await expect.poll(() => shownText(fact('Status'))).not.toBe('');
}

it('a case shows what it is about: number, state, claim, period, vehicle and amount [R07, D08, D12, D14, D15, D16, D17, Q16]', async () => {
  await openCase();
  await expect.poll(() => document.title).toMatch(/^Ärendedetaljer: 47110023918/u);
  const heading = screen.getByRole('heading', { level: 1, name: `Referensnummer ${number}` });
  expect(within(heading).getAllByText(/^\d$/u), 'read digit by digit [Z103]').toHaveLength(11);
  await expect.poll(() => shownText(fact('Status'))).toMatch(/^Inkasso/u);
  await expect.poll(() => shownText(fact('Kravet gäller'))).toBe('Oförsäkrat fordon');
  await expect.poll(() => shownText(fact('Tidsperiod'))).toBe('2026-06-01 - 2026-08-31');
  await expect.poll(() => shownText(fact('Registreringsnummer'))).toBe('ABC12D');
  await expect.poll(() => shownText(fact('Belopp'))).toBe('4 350 kr');
});

it('a case that grows says how that stops and what it comes to, before how to pay, and since when it grows [Z35, Z78, Z95]', async () => {
  await openPortal('/krav/47120031407', { as: customers.ivar });
  await expect
    .poll(() => headings(2))
    .toEqual([
      'Så slutar skulden att öka',
      'Beloppet just nu',
      'Kan du inte betala allt nu?',
      'Om kravet',
      'Det som har hänt',
    ]);
  const growth = shownText(card('Så slutar skulden att öka'));
  expect(growth).toContain('Fordonet är oförsäkrat. Skulden ökar med 180 kr per dag.');
  expect(growth).toContain('I dag4 320 krI morgon4 500 krOm en vecka5 580 kr');
  expect(growth).toContain('Så mycket blir kravet om inget görs.');
  flushSync(() => dispatchEvent(new Event('beforeprint')));
  expect(shownText(card('Så slutar skulden att öka')), 'on paper [Z95]').toContain(
    '2026-11-204 320 kr2026-11-214 500 kr2026-11-275 580 kr',
  );
  flushSync(() => dispatchEvent(new Event('afterprint')));
  expect(growth).toContain('Ska NPS 218 användas? Försäkra fordonet.');
  expect(growth).toContain('Det syns här tidigast nästa vardag.');
  expect(linkTo(/^Hitta försäkringsbolag/u)).toBe(provider.links.memberCompanies);
  expect(linkTo(/^Till Transportstyrelsen/u)).toBe('https://www.transportstyrelsen.se/');
  expect(mainText().split('Fordonet är oförsäkrat')).toHaveLength(2);
  expect(mainText()).toContain('Trafikförsäkring saknas sedan 2026-10-28');
  expect(mainText()).toContain('Hittills 24 dagar × 180 kr = 4 320 kr.');
});

it('a customer who is asked to wait does not read what waiting costs [Z82, Z86]', async () => {
  await sandbox.changeCustomer(customers.signe.personalNumber, { hasOspec: true });
  await openPortal('/krav/47130040118', { as: customers.signe });
  await expect
    .poll(() => shownText(card('Betala det här kravet')))
    .toContain('Vänta gärna med att betala');
  expect(card('Om du väntar med att betala')).toBeNull();
  expect(screen.getByRole('button', { name: /^Betala/u }).className).toMatch(/secondary/u);
  expect(linkTo('Skriv till oss om betalningen')).toBe('/meddelanden');
});

it.each([
  ['while paying does not work', false, {}, 'Försök igen om en stund.'],
  ['while a debt grows', true, { hasOpenUninsuredPeriod: true }, 'uppdateras nästa vardag.'],
])(
  'a customer who is asked to wait is not sent to Plusgiro %s [D24, D27, Z86]',
  async (_when, payments, change, blocked) => {
    await sandbox.changeCustomer(customers.signe.personalNumber, {
      hasOspec: true,
      cases: { '47130040118': change },
    });
    await sandbox.setSystems({ payments });
    await openPortal('/krav/47130040118', { as: customers.signe });
    await expect
      .poll(mainText)
      .toContain(
        `${blocked} Vänta gärna med att betala. En betalning har kommit in utan att vi vet för vilket krav.`,
      );
    expect(mainText()).not.toContain('Betala till Plusgiro i stället');
    expect(mainText()).not.toContain('Betalar du till Plusgiro nu');
  },
);

describe('a case that cannot be shown', () => {
  const casePath = '/api/Insurance/GetReferenceNumberBaseCard';

  it('opens by a number that somebody has grouped, and asks for it as the list writes it [C11, D02]', async () => {
    await openPortal('/krav/4711%200023%20918%20');
    await expect.poll(() => shownText(fact('Status'))).toContain('Inkasso');
    const asked = (await sandbox.calls()).filter(({ path }) => path === casePath);
    expect(asked.map(({ query }) => query)).toEqual(['referenceNumber=47110023918']);
  });

  it('says that the customer has no such case and leads on to the claims, after asking once [D02, Q05]', async () => {
    await openPortal('/krav/%');
    await expect.poll(mainText).toContain('Du har inget krav med det här numret');
    const main = within(screen.getByRole('main'));
    await expect.poll(() => shownText(notice('status'))).toContain('Kontrollera referensnumret.');
    expect(main.getByRole('heading', { level: 1, name: 'Referensnummer %' })).toBeDefined();
    expect(mainText()).not.toContain('Försök igen');
    expect(main.queryAllByRole('button')).toEqual([]);
    expect((await sandbox.calls()).filter(({ path }) => path === casePath)).toHaveLength(1);
    await userEvent.click(main.getByRole('link', { name: 'Visa dina krav' }));
    await expect.poll(() => screen.queryAllByRole('rowheader').length).toBeGreaterThan(9);
    expect(location.pathname).toBe('/krav');
  });
});

describe('a payment that does not start', () => {
  const createPath = '/api/Payment/CreatePayment';
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /med Swish$/u }));
  };

  it('because payments are off says so on the same page, by focus alone [D27]', async () => {
    const title = 'Det går inte att betala här just nu';
    await sandbox.addFault({
      path: createPath,
      status: 503,
      headers: { 'service-unavailable': 'payments' },
    });
    await openPortal(`/krav/${number}`);
    await press();
    await expect.poll(focusedText).toContain(title);
    expect(document.activeElement?.getAttribute('role')).toBe('group');
    expect(focusedText()).toContain('Betala till Plusgiro i stället');
    expect(payButtons()).toEqual([]);
    expect(location.pathname).toBe(`/krav/${number}`);
    expect(announced().join()).not.toContain(title);
  });
});
