import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { loginPaths } from '../../e2e/support/loginPaths.ts';
import { announced } from '../testing/pages/announced.ts';
import { address, callsOf, focusedText, pageHeading, textOf } from '../testing/pages/onScreen.ts';
import { answersTo, openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { pressLink } from '../testing/pages/parts.ts';
import { shownText } from '../testing/pages/shownText.ts';
import { provider } from '../../e2e/support/thisProvider.ts';

const visit = (path: string) => openPortal(path, { as: null });
const menu = () => within(screen.getByRole('navigation', { name: 'Huvudmeny' }));
const item = (name: RegExp | string) => menu().queryByRole('link', { name });

it.each(['/', '/loggain'])(
  'leads a customer from %s to the remembered page, and the next time to the overview [R01, R04, R17]',
  async (entrance) => {
    await visit('/dokument');
    await expect.poll(address).toBe('/loggain');
    await openPortal(entrance);
    await expect.poll(address).toBe('/dokument');
    await expect.poll(pageHeading).toBe('Dokument');
    await visit(entrance);
    await expect.poll(address).toBe('/oversikt');
  },
);

it('shows a visitor no customer page and asks for none of its data, and opens the page after the login [R03, R15, R21]', async () => {
  const allowed: ReadonlySet<string> = new Set([
    loginPaths.siteState,
    loginPaths.informationText,
    loginPaths.user,
    loginPaths.bankIdState,
  ]);
  for (const path of [
    '/',
    '/oversikt',
    '/krav',
    '/krav/47110023918',
    '/dokument',
    '/meddelanden',
    '/skador',
    '/registerutdrag',
  ]) {
    await sandbox.forgetCalls();
    await visit(path);
    await expect.poll(address, { message: path }).toBe('/loggain');
    await screen.findByRole('button', { name: 'Starta inloggning' });
    const asked = (await sandbox.calls()).map((call) => call.path);
    expect(
      asked.filter((call) => !allowed.has(call)),
      path,
    ).toEqual([]);
    expect(asked, path).toContain(loginPaths.user);
  }
  await openPortal('/');
  await expect.poll(address).toBe('/registerutdrag');
});

it.each([
  ['/oversikt', 'Översikt', 'Översikt', 'R10'],
  ['/dokument', 'Dokument', 'Dokument', 'R08'],
  ['/meddelanden', 'Meddelanden', 'Meddelanden', 'R08'],
  ['/skador', 'Skador', 'Skador', 'R08'],
  ['/registerutdrag', 'Registerutdrag', null, 'R08'],
  ['/finns/inte', 'Oj, fel sida!', null, 'R11'],
])(
  'opens %s directly, titled %s, with %s marked in the menu [%s, R13, N24]',
  async (path, title, current, _row) => {
    await openPortal(path);
    await expect.poll(() => document.title).toBe(`${title} – Mina sidor`);
    expect(address()).toBe(path);
    const marked = () =>
      screen
        .queryAllByRole('navigation', { name: 'Huvudmeny' })
        .flatMap((nav) => [...nav.querySelectorAll('[aria-current]')]);
    await expect.poll(() => marked().length).toBe(current === null ? 0 : 1);
    const [mark] = marked();
    expect(mark?.getAttribute('aria-current') ?? null).toBe(current === null ? null : 'page');
    if (current !== null) expect(shownText(mark)).toMatch(new RegExp(`^${current}`, 'u'));
  },
);

it.each(['/krav/betala', '/krav/betala/'])(
  'shows the claims, and no case, at the checkout’s address without a payment: %s [R09]',
  async (path) => {
    await openPortal(path);
    await expect.poll(address).toBe('/krav');
    await screen.findByRole('tab', { name: 'Aktiva (12)' });
  },
);

it('tells a customer of an unknown address, who can write or call [R11]', async () => {
  for (const path of ['/dokument/12', '/loggain/x', '/finns-inte']) {
    await openPortal(path);
    await expect.poll(pageHeading, { message: path }).toBe('Oj, fel sida!');
    expect(textOf('main')).toContain('Sidan du sökte kunde inte hittas.');
  }
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /^Ring oss/u }).getAttribute('href')).toBe(
    provider.links.contact,
  );
  await userEvent.click(main.getByRole('link', { name: 'Skicka meddelande' }));
  await expect.poll(address).toBe('/meddelanden');
});

it.each(['/krav%0D%0A', '/x%E2%80%A9y'])(
  'shows the not-found page at %s, which has a line break, to visitors and customers [R11, Z62]',
  async (path) => {
    await visit(path);
    await expect.poll(pageHeading).toBe('Oj, fel sida!');
    await openPortal(path);
    await expect.poll(pageHeading).toBe('Oj, fel sida!');
  },
);

it('tells a visitor of an unknown address too, who may log in to write and does not return to it [R11, R12]', async () => {
  await visit('/finns-inte');
  await expect.poll(pageHeading).toBe('Oj, fel sida!');
  expect(address()).toBe('/finns-inte');
  const write = { name: 'Logga in och skicka meddelande' };
  expect(within(screen.getByRole('main')).getByRole('link', write).getAttribute('href')).toBe(
    '/meddelanden',
  );
  await openPortal('/');
  await expect.poll(address).toBe('/oversikt');
});

it('closes a system at the next page of the visit, and opens it again [T02]', async () => {
  const panel = () => screen.getByRole('tabpanel');
  const pay = () => within(panel()).queryAllByRole('link', { name: /^Betala/u });
  await openPortal('/krav');
  await expect.poll(() => screen.queryByRole('tabpanel')).not.toBeNull();
  await expect.poll(() => pay().length).toBeGreaterThan(0);
  expect(item('Dokument')).not.toBeNull();
  expect(await callsOf(loginPaths.siteState)).toBe(1);

  await sandbox.setSystems({ documents: false, damage: false, payments: false });
  await pressLink('Översikt');
  await expect.poll(pageHeading).toBe('Hej Maja');
  await expect.poll(() => item('Dokument')).toBeNull();
  expect(item('Skador')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Visa dokument' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Visa skador' })).toBeNull();
  expect(await callsOf(loginPaths.siteState)).toBe(2);

  await pressLink('Krav');
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
  await expect.poll(() => textOf('main')).toContain('Det går inte att betala här just nu');
  expect(pay()).toEqual([]);
  await expect.poll(() => answersTo(loginPaths.siteState)).toBe(3);

  await sandbox.setSystems({ documents: true, damage: true, payments: true });
  await pressLink(/^Meddelanden/u);
  await expect.poll(() => item('Dokument')).not.toBeNull();
  await pressLink('Krav');
  await expect.poll(() => pageHeading()).toMatch(/^Krav/u);
  await expect.poll(() => pay().length).toBeGreaterThan(0);
  await expect.poll(() => answersTo(loginPaths.siteState)).toBe(5);
});

it('moves focus and title with the customer to every page and back, and reads each page aloud once [Z03, Z54, R13]', async () => {
  await openPortal('/oversikt');
  await expect.poll(pageHeading).toBe('Hej Maja');
  const entered = async (heading: RegExp, title: string) => {
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    await expect.poll(focusedText).toMatch(heading);
    await expect.poll(() => document.title).toBe(`${title} – Mina sidor`);
  };
  const aCase = ['47110023918', 'Ärendedetaljer: 47110023918'] as const;
  await pressLink('Krav');
  await entered(/^Krav/u, 'Krav');
  await pressLink('47110023918');
  await entered(/47110023918$/u, aCase[1]);
  await pressLink('Dokument');
  await entered(/^Dokument$/u, 'Dokument');
  history.back();
  await entered(/47110023918$/u, aCase[1]);
  await pressLink('Logga ut');
  await entered(/^Du är utloggad$/u, 'Du är utloggad');
  // A screen reader reads what gets focus; an announcement would repeat it.
  expect(announced().join(' ')).not.toMatch(
    /Krav|Ärendedetaljer|47110023918|Dokument|Du är utloggad/u,
  );
});

it.each([
  '/loggain',
  '/oversikt',
  '/krav',
  '/krav/47110023918',
  '/dokument',
  '/finns-inte',
  '/loggaut',
])(
  'says everything on %s in Swedish except the button to the English information [R20]',
  async (path) => {
    await (path === '/loggain' ? visit(path) : openPortal(path));
    await expect.poll(pageHeading).not.toBe('');
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
    // The button stands in the header and in the menu of narrow windows.
    const foreign = [...document.body.querySelectorAll<HTMLElement>('[lang]')];
    const languages = foreign.map((element) => `${shownText(element)}: ${element.lang}`);
    expect(new Set(languages)).toEqual(new Set(['English: en']));
    expect(shownText().replaceAll('English', '')).not.toMatch(
      /\b(?:the|and|your|you|please|with|loading|error|submit|close|menu|log ?in|log ?out|page)\b/iu,
    );
  },
);

const closed = 'Underhåll pågår!';

/** Only the maintenance page shows, and nothing of the requested one. */
async function expectClosed(path: string): Promise<void> {
  await expect.poll(pageHeading, { message: path }).toBe(closed);
  expect(screen.getAllByRole('heading'), path).toHaveLength(1);
  await expect.poll(() => document.title).toBe('Underhåll pågår! – Mina sidor');
  expect(textOf('main')).toContain('Just nu kan du inte använda Mina sidor.');
  expect(textOf('banner'), path).toBe(provider.name);
  expect(document.querySelector('header a, header button, nav, footer'), path).toBeNull();
  expect(shownText()).not.toContain('Maja');
}

it('shows only the maintenance page at every address while the portal is closed, to visitors and customers alike [R18, R19, N03]', async () => {
  await sandbox.setSystems({ portal: false });
  for (const path of ['/', '/loggaut', '/finns-inte']) {
    await visit(path);
    await expectClosed(path);
  }
  const contact = screen.getByRole('link', { name: 'Kontakta oss (öppnas i ny flik)' });
  expect(contact.getAttribute('href')).toBe(provider.links.contactUs);
  for (const path of ['/', '/krav/47110023918', '/krav/betala/abc']) {
    await openPortal(path);
    await expectClosed(path);
  }
});

it('keeps the address of a page while everything is off, so that it opens when all is on again [R18, R19]', async () => {
  const off = { portal: false, insurance: false, payments: false, communication: false };
  await sandbox.setSystems(off);
  await openPortal('/krav/47110023918');
  await expectClosed('/krav/47110023918');
  expect(location.pathname).toBe('/krav/47110023918');
  const again = screen.getByRole('button', { name: 'Försök igen' });
  await userEvent.click(again);
  await expect
    .poll(() => announced().join())
    .toContain('Underhåll pågår! Just nu kan du inte använda Mina sidor.');
  expect(document.activeElement).toBe(again);
  await sandbox.setSystems({ portal: true, insurance: true, payments: true, communication: true });
  await userEvent.click(again);
  await expect.poll(pageHeading).toContain('4711');
});

it('gives the maintenance page focus only where it replaces a page that has shown, and opens that page at once when the portal is open again [R18, R19, U09, Z63]', async () => {
  const focused = () => shownText(document.activeElement);
  const conversations = '/api/Communication/GetConversations';
  await sandbox.setSystems({ portal: false });
  await openPortal('/oversikt');
  await expect.poll(pageHeading).toBe(closed);
  expect(document.activeElement).toBe(document.body);
  await sandbox.setSystems({ portal: true });
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await expect.poll(pageHeading).toBe('Hej Maja');
  await sandbox.addFault({
    path: conversations,
    status: 503,
    headers: { 'service-unavailable': 'portal' },
  });
  await pressLink(/^Meddelanden/u);
  await expect.poll(focused).toBe(closed);
  await sandbox.clearFaults();
  await sandbox.addFault({ path: '/api/PortalSiteState/GetSiteCurrentState', delayMs: 300 });
  const again = screen.getByRole('button', { name: 'Försök igen' });
  await userEvent.click(again);
  await expect.poll(() => again.getAttribute('aria-busy')).toBe('true');
  await expect.poll(pageHeading).toBe('Meddelanden');
});
