import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { provider } from '../../../e2e/support/thisProvider.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { card, linkTo, mainText } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const filePath = '/Communication/GetInsuranceDocument';
const letterLinks = (name: RegExp) => screen.queryAllByRole('button', { name });

it('the letter that a case tells the customer to follow can be opened in each place that names it [Z87]', async () => {
  vi.stubGlobal('open', () => null);
  await sandbox.addFault({ path: filePath, status: 500 });
  await openPortal('/krav/47130040118', { as: customers.signe });
  // In the list of what has happened, and in the step that the case has reached.
  await expect.poll(() => letterLinks(/^påminnelsen \(/u).length).toBe(2);
  const step = letterLinks(/^påminnelsen \(/u)[1];
  expect(shownText(step?.closest('li'))).toMatch(
    /Betala inom tiden i påminnelsen \(öppnas i ny flik\), så går kravet inte vidare till inkasso\./u,
  );
  await userEvent.click(step ?? document.body);
  await expect.poll(() => shownText(step?.closest('li'))).toContain('Filen kunde inte hämtas.');
  expect((await sandbox.calls()).filter(({ path }) => path === filePath)).not.toEqual([]);
});

it('a letter that is not there is named without a link [Z87]', async () => {
  await sandbox.addFault({ path: '/api/Communication/GetInsuranceDocumentMetadatas', status: 500 });
  await openPortal('/krav/47130040118', { as: customers.signe });
  await expect.poll(mainText).toContain('Breven kan inte visas just nu.');
  expect(mainText()).toContain('Betala inom tiden i påminnelsen, så går');
  expect(letterLinks(/påminnelsen/u)).toEqual([]);
});

it('the authority that has a case can be reached from where the case names it, and so can the advice on debts [Z87]', async () => {
  await openPortal('/krav/47110012709');
  await expect.poll(mainText).toContain('Prata med Kronofogden');
  expect(linkTo(/^Kronofogden/u)).toBe(provider.links.enforcementAuthority);
  const help = card('Kan du inte betala allt nu?');
  const links = [...(help?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [shownText(link), link.getAttribute('href')])).toEqual([
    ['budget- och skuldrådgivning (öppnas i ny flik)', provider.links.debtAdvice],
    ['Skicka meddelande', '/meddelanden'],
    ['Ring oss (öppnas i ny flik)', provider.links.contact],
  ]);
});

it('a full stop stands before the icon of a link to another site, not after it [Z87]', async () => {
  await openPortal('/krav/47110017338');
  await expect.poll(mainText).toContain('Tiden står i brevet från Kronofogden. (öppnas i ny flik)');
  expect(mainText()).not.toContain('(öppnas i ny flik).');
});
