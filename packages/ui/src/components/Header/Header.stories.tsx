import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Badge } from '../Badge/index.ts';
import { Logo } from '../Logo/index.ts';
import { Header } from './index.ts';
import type { NavItem } from './index.ts';

const { shell } = sv;
const openEnglish = fn();

const logo = <Logo name={shell.providerName} variant="header" />;

const navItems: readonly NavItem[] = [
  { key: 'overview', label: shell.navigation.overview, href: '#oversikt', isCurrent: false },
  { key: 'insurance', label: shell.navigation.insurance, href: '#krav', isCurrent: true },
  { key: 'damage', label: shell.navigation.damage, href: '#skador', isCurrent: false },
  {
    key: 'communication',
    label: shell.navigation.communication,
    href: '#meddelanden',
    isCurrent: false,
    badge: <Badge count={2} label="2 olästa meddelanden" />,
  },
  { key: 'documents', label: shell.navigation.documents, href: '#dokument', isCurrent: false },
];

const home = {
  logo,
  homeHref: '#hem',
  homeLabel: shell.home,
  english: { label: shell.englishLink, onOpen: openEnglish },
} as const;

const meta = {
  title: 'Komponenter/Header',
  component: Header,
  args: {
    kind: 'authenticated',
    ...home,
    fullName: 'Maja Lindqvist',
    navLabel: shell.mainNavigation,
    navItems,
    logout: { label: shell.logOut, href: '#loggaut' },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The head of every page. From 992 px a row of tools and the main navigation; below that the logo and a menu button, whose list closes on Escape (focus goes back to the button), on a press outside and when a link in it is followed.',
      },
      story: { inline: false, height: '12rem' },
    },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticated: Story = {
  tags: ['N24'],
  play: async ({ canvasElement }) => {
    openEnglish.mockClear();
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: shell.mainNavigation });
    await expect(
      within(nav)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    ).toEqual([shell.navigation.insurance]);
    await expect(
      within(nav).getByRole('link', { name: 'Meddelanden 2 olästa meddelanden' }),
    ).toBeTruthy();
    await expect(canvas.getByRole('link', { name: shell.home })).toBeTruthy();
    const english = canvas.getByRole('button', { name: 'English' });
    await expect(english.lang).toBe('en');
    await userEvent.click(english);
    await expect(openEnglish).toHaveBeenCalledTimes(1);
  },
};

export const Unauthenticated: Story = { args: { kind: 'unauthenticated', ...home } };

export const Domain: Story = { args: { kind: 'domain', logo } };

export const WithAlert: Story = {
  args: { alert: <p>Just nu är det lång svarstid på telefon.</p> },
};

export const LongName: Story = {
  args: { fullName: 'Maximiliana Alexandra Wolfgangsdotter Grönkvist-Silfverhielm af Ängelholm' },
};

export const ManyUnread: Story = {
  args: {
    navItems: navItems.map((item) => ({
      ...item,
      isCurrent: item.key === 'communication',
      ...(item.key === 'communication'
        ? { badge: <Badge count={12} label="12 olästa meddelanden" /> }
        : {}),
    })),
  },
};
