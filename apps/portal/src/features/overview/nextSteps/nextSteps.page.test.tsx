import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { systemClock } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { customers } from '../../../../e2e/support/customers.ts';
import { mainText } from '../../../testing/pages/parts.ts';
import { callsOf, pageHeading } from '../../../testing/pages/onScreen.ts';
import { announced } from '../../../testing/pages/announced.ts';
import { openPortal, sandbox } from '../../../testing/pages/openPortal.tsx';
import { holdCalls } from '../../../testing/pages/heldCalls.ts';
import { shownText } from '../../../testing/pages/shownText.ts';
import { createStoppedClock } from '../../../testing/pages/stoppedClock.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const conversationsPath = '/api/Communication/GetConversations';

const list = () => screen.queryByRole('region', { name: 'Att göra' });
const lines = () =>
  list() === null
    ? []
    : within(list() ?? document.body)
        .queryAllByRole('listitem')
        .map((item) => shownText(item));
const menuLink = (name: string) =>
  within(screen.getAllByRole('navigation', { name: 'Huvudmeny' })[0] ?? document.body).getByRole(
    'link',
    { name },
  );
const cards = () => screen.queryAllByRole('heading', { level: 2, name: 'Dokument' });
/** Lets time pass until the page no longer waits for what it does not know yet, whenever it began to wait. */
const waitForCard = (clock: ReturnType<typeof createStoppedClock>) =>
  expect
    .poll(() => {
      clock.pass(500);
      return cards().length;
    })
    .toBe(1);

it('begins the overview with what the customer has to do, from one call of the claims [Z76]', async () => {
  await openPortal('/oversikt', { clock: systemClock });
  await expect.poll(() => lines().length).toBe(3);
  expect(lines()[0]).toMatch(/^Betala 450 kr senast 30 november/u);
  expect(lines()[1]).toContain('Betala åtta krav, tillsammans 23 798 kr');
  expect(lines()[2]).toContain('Läs två olästa meddelanden');
  expect(await callsOf(packagePath)).toBe(1);
  expect(await callsOf(conversationsPath)).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: 'Se allt under Krav' }));
  await expect.poll(pageHeading).toBe('Krav – din skuld just nu');
});

it('says who has written the only unread message, and shows nothing before it knows that [Z76]', async () => {
  await sandbox.addFault({ path: conversationsPath, delayMs: 600 });
  await openPortal('/oversikt', { as: customers.samira, clock: createStoppedClock() });
  await expect.poll(lines).not.toEqual([]);
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain('Din avbetalningsplan kan avslutas. Krav 47170019286, SHD 73M.');
  expect(lines()[2]).toContain('Läs meddelandet från Kundcenter');
  expect(await callsOf(conversationsPath)).toBe(1);
  await sandbox.clearFaults();
  await userEvent.click(screen.getByRole('link', { name: 'Läs meddelandet' }));
  await expect.poll(pageHeading).toBe('Meddelanden');
  const name = /^Trafikförsäkringsavgift Krav 47170019286/u;
  expect(await screen.findByRole('button', { name, expanded: true })).toBeDefined();
});

it('asks nothing of customers without claims, and says that they have nothing to do [Z76]', async () => {
  await openPortal('/oversikt', { as: customers.vera, clock: systemClock });
  await expect.poll(mainText).toContain('Du har inget att göra just nu.');
  expect(mainText()).toContain('Du har inget att betala till oss.');
  await openPortal('/oversikt', { as: customers.karl, clock: systemClock });
  await expect.poll(() => cards().length).toBe(1);
  expect(list()).toBeNull();
  expect(await callsOf(packagePath)).toBe(0);
});

it('shows after a while what is certain, and puts the late rest into its row [Z76]', async () => {
  const clock = createStoppedClock();
  const letThrough = holdCalls(packagePath);
  await openPortal('/oversikt', { as: customers.birgitta, clock });
  await expect.poll(pageHeading).toBe('Hej Birgitta');
  expect(cards()).toEqual([]);
  // The number of unread messages shows in the menu; by then only the claims are missing.
  await expect.poll(() => callsOf('/api/PortalSiteState/GetSiteInformationText')).toBe(1);
  await waitForCard(clock);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('Skulden ökar med 255,50 kr per dag');
  expect(mainText()).toContain('Hämtar vad du har att göra');
  letThrough();
  await expect.poll(mainText).not.toContain('Hämtar vad du har att göra');
  expect(lines()).toHaveLength(1);
  const late = screen.getByRole('link', { name: 'Betala 3\u00A0879\u00A0kr' });
  expect(late.getAttribute('href')).toBe('/krav/47150058295');
});

it('never shows what the claims asked for on an earlier visit [Z76, Z26]', async () => {
  const clock = createStoppedClock();
  await openPortal('/oversikt', { clock });
  await expect.poll(() => lines().length).toBe(3);
  await userEvent.click(menuLink('Dokument'));
  await expect.poll(pageHeading).toBe('Dokument');
  clock.pass(60_000);
  const letThrough = holdCalls(packagePath);
  await userEvent.click(menuLink('Översikt'));
  await expect.poll(pageHeading).toBe('Hej Maja');
  await waitForCard(clock);
  expect(mainText()).not.toMatch(/Betala (?:450|åtta)/u);
  expect(lines()).toEqual([expect.stringMatching(/^Läs två olästa meddelanden/u)]);
  letThrough();
  await expect.poll(mainText).toContain('Betala 450 kr senast 30 november');
});

it('takes the answer that an earlier page has asked for and that comes now [Z76, Z26]', async () => {
  const letThrough = holdCalls(packagePath);
  await openPortal('/krav');
  await expect.poll(pageHeading).toBe('Krav – din skuld just nu');
  await userEvent.click(menuLink('Översikt'));
  await expect.poll(pageHeading).toBe('Hej Maja');
  letThrough();
  await expect.poll(lines).toContainEqual(expect.stringContaining('Betala 450 kr'));
  expect(mainText()).not.toContain('Hämtar vad du har att göra');
});

it('says that something is missing when the claims fail, and again when they fail a second time [Z76]', async () => {
  await sandbox.addFault({ path: packagePath, status: 500 });
  await openPortal('/oversikt');
  await expect.poll(mainText).toContain('Vi kan inte visa allt som du har att göra just nu.');
  expect(mainText()).not.toContain('Du har inget att');
  const again = await screen.findByRole('button', { name: 'Försök igen' });
  await userEvent.click(again);
  await expect.poll(announced).toContain('Vi kan inte visa allt som du har att göra just nu.');
  expect(document.activeElement).toBe(again);
  await sandbox.clearFaults();
  await userEvent.click(again);
  await expect.poll(mainText).toContain('Betala 450 kr senast 30 november');
  expect(mainText()).not.toContain('Vi kan inte visa allt');
});

it('asks again for a customer who has no claims, and shows that it asks [Z76]', async () => {
  await openPortal('/oversikt', { as: customers.oskar });
  await expect.poll(lines).toHaveLength(1);
  await userEvent.click(menuLink('Dokument'));
  await expect.poll(pageHeading).toBe('Dokument');
  await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', status: 500 });
  await userEvent.click(menuLink('Översikt'));
  await expect.poll(mainText).toContain('Vi kan inte visa allt som du har att göra just nu.');
  await sandbox.clearFaults();
  const letThrough = holdCalls('/api/PortalIdentity/GetUser');
  const section = screen.getByRole('heading', { name: 'Att göra' }).closest('section');
  await userEvent.click(
    within(section ?? document.body).getByRole('button', { name: 'Försök igen' }),
  );
  await expect.poll(announced).toContain('Laddar');
  letThrough();
  await expect.poll(mainText).not.toContain('Vi kan inte visa allt');
});

it('does not say that there is nothing to do before the unread messages are counted [Z76, Z41]', async () => {
  const clock = createStoppedClock();
  const letThrough = holdCalls('/api/Communication/GetNumberOfUnreadConversations');
  await openPortal('/oversikt', { as: customers.oskar, clock });
  await expect.poll(pageHeading).toBe('Hej Oskar');
  await waitForCard(clock);
  expect(mainText()).toContain('Hämtar vad du har att göra');
  expect(mainText()).not.toMatch(/Du har inget att (?:göra|betala) just nu/u);
  letThrough();
  await userEvent.click(
    await screen.findByRole('link', { name: 'Läs meddelandet från Skadeavdelningen' }),
  );
  expect(await screen.findByRole('button', { expanded: true })).toBeDefined();
});

it('does not wait for unread messages while messages are off [Z76]', async () => {
  await sandbox.setSystems({ communication: false });
  await openPortal('/oversikt', { as: customers.elsa, clock: createStoppedClock() });
  await expect.poll(mainText).toContain('Du har inget att betala just nu.');
});

it('does not say that nothing is unread when only an earlier page knew the count [Z76, Z26]', async () => {
  await openPortal('/oversikt', { as: customers.elsa });
  await expect.poll(mainText).toContain('Du har inget att göra just nu.');
  await userEvent.click(menuLink('Dokument'));
  await expect.poll(pageHeading).toBe('Dokument');
  await sandbox.addFault({
    path: '/api/Communication/GetNumberOfUnreadConversations',
    status: 500,
  });
  await userEvent.click(menuLink('Översikt'));
  await expect.poll(mainText).toContain('Du har inget att betala just nu.');
  expect(mainText()).not.toMatch(/inga olästa meddelanden/iu);
});

it('says nothing of an earlier count while a new one is on its way [Z76, Z26, Z41]', async () => {
  const clock = createStoppedClock();
  await openPortal('/oversikt', { as: customers.elsa, clock });
  await expect.poll(mainText).toContain('Du har inget att göra just nu.');
  await userEvent.click(menuLink('Dokument'));
  await expect.poll(pageHeading).toBe('Dokument');
  const letThrough = holdCalls('/api/Communication/GetNumberOfUnreadConversations');
  await userEvent.click(menuLink('Översikt'));
  await expect.poll(pageHeading).toBe('Hej Elsa');
  await waitForCard(clock);
  expect(mainText()).toContain('Hämtar vad du har att göra');
  expect(mainText()).not.toMatch(/inga olästa meddelanden|inget att göra/iu);
  letThrough();
  await expect.poll(mainText).toContain('Du har inget att göra just nu.');
  expect(mainText()).toContain('Inga olästa meddelanden');
});
