import { sv } from '@mina-sidor/texts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { UiProvider } from '../UiProvider/index.ts';
import { disclosureContract } from '../../testing/contracts/disclosureContract.tsx';
import { Header, type HeaderProps } from './index.ts';
import { MobileMenu } from './MobileMenu.tsx';

const openEnglish = vi.fn();
const home = {
  logo: 'Trafikfonden',
  homeHref: '#hem',
  homeLabel: 'Trafikfonden, till översikten',
  languageLink: { label: 'English', lang: 'en', onOpen: openEnglish },
} as const;
const authenticated: HeaderProps = {
  kind: 'authenticated',
  ...home,
  fullName: 'Maja Lindqvist',
  navLabel: 'Huvudmeny',
  navItems: [
    { key: 'overview', label: 'Översikt', href: '#oversikt', isCurrent: false },
    { key: 'claims', label: 'Krav', href: '#krav', isCurrent: true },
  ],
  logout: { label: 'Logga ut', href: '#loggaut' },
};

disclosureContract('MobileMenu', {
  closed: (
    <MobileMenu
      fullName="Maja Lindqvist"
      languageLink={home.languageLink}
      logout={{ label: 'Logga ut', href: '#loggaut' }}
      navItems={[{ key: 'claims', label: 'Krav', href: '#krav', isCurrent: true }]}
      navLabel="Huvudmeny"
    />
  ),
  title: 'Meny',
  link: 'Krav',
});

it('closes the menu when the window becomes so wide that only the row of pages is shown [G37]', async () => {
  let isWide = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  render(<Page {...authenticated} />);
  const { toggle } = openMenu();
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  act(() => {
    isWide = true;
    for (const listener of listeners) listener();
  });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

function Page(props: HeaderProps): ReactNode {
  return (
    <UiProvider locale="sv" texts={sv.ui}>
      <Header {...props} />
      <main>Sidan</main>
    </UiProvider>
  );
}

/** Without CSS both forms are visible; `aria-controls` of the toggle identifies the menu. */
function openMenu(): { toggle: HTMLElement; menu: HTMLElement } {
  const toggle = screen.getByRole('button', { name: /Meny|Stäng/u });
  const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (menu === null) throw new Error('The toggle names no menu.');
  return { toggle, menu };
}

it('closes on a press on the bar or the logo, which lie outside the list [N08]', async () => {
  render(<Page {...authenticated} />);
  const { toggle, menu } = openMenu();
  const logo = screen.getByRole('link', { name: 'Trafikfonden, till översikten' });
  for (const outside of [logo, screen.getByRole('banner')]) {
    await userEvent.click(toggle);
    expect(menu.hidden).toBe(false);
    await userEvent.click(outside);
    expect(menu.hidden).toBe(true);
  }
});

it('stays open when the user presses something in it that is not a link', async () => {
  render(<Page {...authenticated} />);
  const { toggle, menu } = openMenu();
  await userEvent.click(toggle);
  await userEvent.click(within(menu).getByText('Maja Lindqvist'));
  expect(menu.hidden).toBe(false);
});

it('opens the English information with focus on the toggle, and returns it there', async () => {
  render(<Page {...authenticated} />);
  const { toggle, menu } = openMenu();
  await userEvent.click(toggle);
  openEnglish.mockImplementationOnce(() => {
    expect(document.activeElement).toBe(toggle);
  });
  await userEvent.click(within(menu).getByRole('button', { name: 'English' }));
  expect(openEnglish).toHaveBeenCalledTimes(1);
  expect(menu.hidden).toBe(true);
});

it('leads to another language by a link in that language, in the bar and in the menu', async () => {
  render(<Page {...authenticated} languageLink={{ label: 'Suomeksi', lang: 'fi', href: '#fi' }} />);
  const { toggle, menu } = openMenu();
  await userEvent.click(toggle);
  const links = screen.getAllByRole('link', { name: 'Suomeksi' });
  expect(links.map((link) => [link.getAttribute('href'), link.lang])).toEqual([
    ['#fi', 'fi'],
    ['#fi', 'fi'],
  ]);
  await userEvent.click(within(menu).getByRole('link', { name: 'Suomeksi' }));
  expect(menu.hidden).toBe(true);
});

it('has no empty place for a language where the site has only one', async () => {
  render(<Page {...authenticated} languageLink={undefined} />);
  const { toggle, menu } = openMenu();
  await userEvent.click(toggle);
  expect(within(menu).getAllByRole('listitem').length).toBe(4);
});

it('shows only the logo on pages without the application [N03]', () => {
  render(<Page kind="domain" logo="Trafikfonden" />);
  expect(screen.getByRole('banner').textContent).toBe('Trafikfonden');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
