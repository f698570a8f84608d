import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Badge } from '../Badge/index.ts';
import { Link } from '../Link/index.ts';
import { home, logo, navItems, openEnglish } from '../../testing/sampleHeader.tsx';
import { headerGuide } from './Header.guide.ts';
import { Header } from './index.ts';

const { shell } = sv;
const meta = {
  title: 'Navigation/Header',
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
    guide: headerGuide,
    docs: {
      description: {
        component:
          'The header of every page. From 992 px a row of tools and the main navigation; below that the logo, the log-out link and a menu button.',
      },
      story: { inline: false, height: '12rem' },
    },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticated: Story = {
  globals: { viewport: { value: 'wide' } },
  tags: ['N24'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: shell.mainNavigation });
    await expect(
      within(nav)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    ).toEqual([sv.pages.titles.claims]);
    await expect(
      within(nav).getByRole('link', { name: 'Meddelanden 2 olästa meddelanden' }),
    ).toBeTruthy();
    await expect(canvas.getByRole('link', { name: shell.home })).toBeTruthy();
  },
};

export const OpensEnglish: Story = {
  tags: ['!autodocs', 'N24'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    openEnglish.mockClear();
    const english = within(canvasElement).getByRole('button', { name: 'English' });
    await expect(english.lang).toBe('en');
    await userEvent.click(english);
    await expect(openEnglish).toHaveBeenCalledTimes(1);
  },
};

/** The logo, the log-out link and the button of the menu. */
export const Narrow: Story = { tags: ['!test'], globals: { viewport: { value: 'narrow' } } };

export const Unauthenticated: Story = {
  tags: ['N03'],
  render: () => <Header kind="unauthenticated" {...home} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').length).toBe(1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: shell.englishLink })).toBeVisible();
    await expect(canvas.getAllByRole('button').length).toBe(1);
  },
};

export const Domain: Story = { render: () => <Header kind="domain" logo={logo} /> };

/** A provider without a `Logo`, with a page in another language. */
export const TextLogoAndLanguagePage: Story = {
  globals: { brand: 'neutral', scheme: 'dark', viewport: { value: 'wide' } },
  args: { logo: 'Parkering Nord', languageLink: { label: 'Suomeksi', lang: 'fi', href: '#fi' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Suomeksi' });
    await expect([link.getAttribute('href'), link.lang]).toEqual(['#fi', 'fi']);
    const name = canvas.getByText('Parkering Nord');
    const brandText = getComputedStyle(canvas.getByRole('link', { name: 'Suomeksi' })).color;
    if (!matchMedia('(forced-colors: active)').matches)
      await expect(getComputedStyle(name).color).toBe(brandText);
    // This brand has no ornament.
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(getComputedStyle(current, '::after').backgroundImage).toBe('none');
  },
};

export const WithAlert: Story = {
  args: {
    alert: (
      <p>
        Just nu är det lång svarstid på telefon. <Link href="#meddelanden">Skriv till oss</Link>
      </p>
    ),
  },
};

export const LongName: Story = {
  tags: ['!autodocs'],
  args: { fullName: 'Maximiliana Alexandra Wolfgangsdotter Grönkvist-Silfverhielm af Ängelholm' },
};

export const ManyUnread: Story = {
  args: {
    navItems: navItems.map((item) => ({
      ...item,
      isCurrent: item.key === 'messages',
      ...(item.key === 'messages'
        ? { badge: <Badge count={12} label="12 olästa meddelanden" /> }
        : {}),
    })),
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    navItems: [
      {
        key: 'claims',
        label: 'Betalningsföreläggandeansökningar',
        href: '#krav',
        isCurrent: true,
      },
      {
        key: 'costs',
        label: 'Uppläggnings- och aviseringskostnader',
        href: '#k',
        isCurrent: false,
      },
    ],
  },
};
