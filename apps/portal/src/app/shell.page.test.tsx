import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { announced } from '../testing/pages/announced.ts';
import { address, callsOf, focusedText, pageHeading, textOf } from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { shownText } from '../testing/pages/shownText.ts';
import { provider } from '../../e2e/support/thisProvider.ts';

const informationPath = '/api/PortalSiteState/GetSiteInformationText';
const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const menu = () => within(screen.getByRole('navigation', { name: 'Huvudmeny' }));
const visit = (path: string) => openPortal(path, { as: null });

it('gives a customer logo, English, name, log-out and the pages in the header [N03, N04, N09, N10, N11, N12]', async () => {
  await openPortal('/krav');
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
  const messages = () => shownText(menu().queryByRole('link', { name: /^Meddelanden/u }));
  await expect.poll(messages).toContain('2 olästa meddelanden');
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => shownText(link).replace(/^(?<page>\p{L}+).*$/u, '$1')),
  ).toEqual(['Översikt', 'Krav', 'Skador', 'Meddelanden', 'Dokument']);
  const logo = header().getByRole('link', { name: `${provider.name}, till översikten` });
  expect(logo.getAttribute('href')).toBe('/');
  const english = header().getAllByRole('button', { name: 'English' });
  expect(new Set(english.map((opener) => opener.getAttribute('lang')))).toEqual(new Set(['en']));
  expect(header().getAllByText('Maja Lindqvist').length).toBeGreaterThan(0);
  expect(header().queryByRole('link', { name: 'Maja Lindqvist' })).toBeNull();
  for (const link of header().getAllByRole('link', { name: 'Logga ut' })) {
    expect(link.getAttribute('href')).toBe('/loggaut');
  }
});

it('gives each page a main part of its own, without which Orca does not say its heading [Z54]', async () => {
  await openPortal('/krav');
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
  const before = screen.getByRole('main');
  await userEvent.click(menu().getByRole('link', { name: 'Dokument' }));
  await expect.poll(pageHeading).toBe('Dokument');
  expect(screen.getByRole('main')).not.toBe(before);
});

it('gives a visitor only the logo and English in the header, and names the login in the title [N03, R13]', async () => {
  await visit('/loggain');
  await screen.findByRole('button', { name: 'English' });
  await expect.poll(() => document.title).toBe('Logga in – Mina sidor');
  const logo = header().getByRole('link', { name: `${provider.name}, till inloggningen` });
  expect(header().getAllByRole('link')).toEqual([logo]);
  expect(header().getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('navigation', { name: 'Huvudmeny' })).toBeNull();
});

it('links in the footer to contact and information outside the portal, in new tabs, and tells of the cookies [N14, Z92]', async () => {
  await visit('/loggain');
  await screen.findByRole('contentinfo');
  for (const [name, href] of [
    ['Ring oss', provider.links.contact],
    ['Betalningsalternativ', provider.links.paymentOptions],
    ['Ansök om avbetalningsplan', provider.links.paymentPlanApplication],
    ['Villkor', provider.links.terms],
    ['Personuppgifter', provider.links.personalData],
  ] as const) {
    const link = footer().getByRole('link', { name: `${name} (öppnas i ny flik)` });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
  const cookies = footer().getByRole('button', { name: 'Om kakor' });
  await userEvent.click(cookies);
  const dialog = await screen.findByRole('dialog', { name: 'Om kakor' });
  await expect.poll(() => shownText(dialog)).toContain('Vi sparar bara det som behövs');
  const list = within(dialog).getByText('Det här sparas i din webbläsare');
  expect(list.closest('details')?.open, 'few want to know it [Z92]').toBe(false);
  await userEvent.click(list);
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(17);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(cookies);
});

it('links in the footer to messages and register extract for customers; visitors log in first [N13, N15]', async () => {
  await visit('/finns-inte');
  const first = await screen.findAllByRole('link', { name: 'Logga in och skicka meddelande' });
  expect(footer().queryByRole('link', { name: 'Beställ registerutdrag' })).toBeNull();
  await userEvent.click(first.find((link) => link.closest('footer') !== null) ?? document.body);
  await expect.poll(address).toBe('/loggain');

  await openPortal('/');
  await expect.poll(address).toBe('/meddelanden');
  await expect.poll(() => textOf('contentinfo')).toContain('Beställ registerutdrag');
  await userEvent.click(footer().getByRole('link', { name: 'Beställ registerutdrag' }));
  await expect.poll(address).toBe('/registerutdrag');
  await userEvent.click(footer().getByRole('link', { name: 'Skicka meddelande' }));
  await expect.poll(address).toBe('/meddelanden');
});

it('has no link to messages and register extracts while they are off [Z97]', async () => {
  await sandbox.setSystems({ communication: false, registerExtract: false });
  await openPortal('/finns-inte');
  await expect.poll(() => textOf('main')).toContain('Till översikten');
  await expect.poll(() => screen.queryByRole('link', { name: 'Skicka meddelande' })).toBeNull();
  expect(footer().queryByRole('link', { name: 'Beställ registerutdrag' })).toBeNull();
  expect(footer().getByRole('link', { name: /^Tillgänglighet/u })).toBeDefined();
});

it('says in English where to get help, and closes the information in English [N19, Z97]', async () => {
  await visit('/loggain');
  await userEvent.click(await screen.findByRole('button', { name: 'English' }));
  const dialog = await screen.findByRole('dialog', { name: 'Information in English' });
  expect(dialog.getAttribute('lang')).toBe('en');
  expect(within(dialog).getByRole('button').textContent).toBe('Close');
  const contact = within(dialog).getByRole('link', { name: /^Contact us in English/u });
  expect(contact.getAttribute('href')).toBe(provider.links.contactInEnglish);
  expect(contact.querySelector('[lang="sv"]')?.textContent).toBe('(öppnas i ny flik)');
});

it('shows the information text in full on login and overview, and in the header elsewhere [N21]', async () => {
  const text = 'Telefonen är stängd på fredag.';
  await sandbox.setInformationText(
    '<p>Telefonen är <strong>stängd</strong> på fredag. <a href="https://trafikfonden.example/oppettider">Öppettider</a></p>',
  );
  await visit('/loggain');
  await expect.poll(() => textOf('main')).toContain(text);
  expect(textOf('banner')).not.toContain('stängd');

  await openPortal('/oversikt');
  await expect.poll(() => textOf('main')).toContain(text);
  expect(textOf('main')).toContain('Information: Aktuellt från oss');
  const more = within(screen.getByRole('main')).getByRole('link', { name: /^Öppettider/u });
  expect(more.getAttribute('href')).toBe('https://trafikfonden.example/oppettider');
  expect(textOf('banner')).not.toContain('stängd');

  await openPortal('/krav');
  await expect.poll(() => textOf('banner')).toContain(text);
  expect(textOf('banner')).toContain('Information: Aktuellt från oss');
  expect(textOf('main')).not.toContain('stängd');
});

it('shows no information where there is none or where it cannot be fetched [N21]', async () => {
  await sandbox.setInformationText('<p> </p>');
  await openPortal('/oversikt');
  await expect.poll(pageHeading).toBe('Hej Maja');
  await expect.poll(() => callsOf(informationPath)).toBeGreaterThan(0);
  expect(shownText()).not.toContain('Aktuellt från oss');

  await sandbox.setInformationText('<p>Telefonen är stängd.</p>');
  await sandbox.addFault({ path: informationPath, status: 500 });
  await sandbox.forgetCalls();
  await openPortal('/oversikt');
  await expect.poll(() => callsOf(informationPath)).toBe(3);
  await expect.poll(pageHeading).toBe('Hej Maja');
  expect(shownText()).not.toMatch(/Aktuellt från oss|stängd/u);
});

it('leads to the statement on accessibility from the footer of every page, also when the server does not answer [Z48]', async () => {
  const statement = 'Tillgänglighet för Mina sidor';
  const follow = async () => {
    await screen.findByRole('contentinfo');
    await userEvent.click(footer().getByRole('link', { name: 'Tillgänglighet' }));
    await expect.poll(focusedText).toBe(statement);
  };
  const crumbs = () =>
    shownText(screen.queryByRole('navigation', { name: 'Brödsmulor' })).replace(statement, '');
  await openPortal('/oversikt');
  await expect.poll(pageHeading).toBe('Hej Maja');
  await follow();
  await expect.poll(crumbs).toContain('Översikt');
  await userEvent.click(
    within(screen.getByRole('main')).getByRole('link', { name: 'Anmäl ett hinder' }),
  );
  await expect.poll(address).toBe('/meddelanden');
  await screen.findAllByRole('textbox', { name: 'E-postadress' });

  await openPortal('/loggaut');
  await expect.poll(pageHeading).toBe('Du är utloggad');
  await follow();
  await visit('/finns-inte');
  await expect.poll(pageHeading).toBe('Oj, fel sida!');
  await follow();
  await expect.poll(crumbs).toContain('Logga in');

  await sandbox.addFault({ path: '/api/PortalIdentity/GetUser', status: 500 });
  await openPortal('/krav');
  await expect.poll(pageHeading).toBe('Något gick fel!');
  await follow();
  expect(textOf('main')).toContain('Delvis förenlig');
  expect(announced().join(' ')).not.toContain(statement);
});
