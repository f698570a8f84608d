import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Badge } from '../Badge/index.ts';
import { Heading } from '../Heading/index.ts';
import { Section, Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { Text } from '../Text/index.ts';
import { Header, type HeaderProps, type NavItem } from './index.ts';
import { headerGuide } from './Header.guide.ts';

const { shell } = sv;
const openEnglish = fn();

const logo = <Logo name={shell.providerName} variant="header" />;

const navItems: readonly NavItem[] = [
  { key: 'overview', label: sv.overview.title, href: '#oversikt', isCurrent: false },
  { key: 'claims', label: sv.claims.title, href: '#krav', isCurrent: true },
  { key: 'damages', label: sv.damages.title, href: '#skador', isCurrent: false },
  {
    key: 'messages',
    label: sv.messages.title,
    href: '#meddelanden',
    isCurrent: false,
    badge: <Badge count={2} label="2 olästa meddelanden" />,
  },
  { key: 'documents', label: sv.documents.title, href: '#dokument', isCurrent: false },
];

const home = {
  logo,
  homeHref: '#hem',
  homeLabel: shell.home,
  languageLink: { label: shell.englishLink, lang: 'en', onOpen: openEnglish },
} as const;

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
    openEnglish.mockClear();
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: shell.mainNavigation });
    await expect(
      within(nav)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent),
    ).toEqual([sv.claims.title]);
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

export const Unauthenticated: Story = {
  tags: ['N03'],
  render: () => <Header kind="unauthenticated" {...home} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').length).toBe(1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: shell.englishLink })).toBeVisible();
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

/** The header on a page, so that there is something outside the menu. */
function Page(props: HeaderProps): ReactNode {
  return (
    <>
      <Header {...props} />
      <main tabIndex={-1}>
        <Section>
          <Stack>
            <Heading level={1}>{sv.claims.title}</Heading>
            <Text>Du har tre ärenden.</Text>
            <Text>
              <Link href="#efter">Läs mer</Link>
            </Text>
          </Stack>
        </Section>
      </main>
    </>
  );
}

const narrow = {
  globals: { viewport: { value: 'narrow' } },
  render: (args: HeaderProps) => <Page {...args} />,
} as const;

export const Narrow: Story = {
  ...narrow,
  tags: ['N06', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Meny' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('navigation')).toBeNull();
    // The log-out link is not only in the menu.
    await expect(canvas.getByRole('link', { name: shell.logOut })).toBeVisible();
  },
};

export const NarrowMenuOpen: Story = {
  ...narrow,
  tags: ['N06', 'N07', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Meny' }));
    await expect(canvas.getByRole('button', { name: 'Stäng' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const menu = canvas.getByRole('navigation', { name: shell.mainNavigation });
    await expect(
      within(menu)
        .getAllByRole('listitem')
        .map((item) => item.textContent.replace(/\s*2.*/u, '')),
    ).toEqual([
      'Maja Lindqvist',
      ...navItems.map(({ label }) => label),
      shell.englishLink,
      shell.logOut,
    ]);
    // Only one log-out link is visible at a time.
    await expect(canvas.getAllByRole('link', { name: shell.logOut }).length).toBe(1);
  },
};

export const NarrowByKeyboard: Story = {
  ...narrow,
  tags: ['U08', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: shell.logOut })).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Meny' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const menu = canvas.getByRole('navigation');
    await expect(within(menu).getByRole('link', { name: 'Översikt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

export const NarrowClosedByPointer: Story = {
  ...narrow,
  tags: ['N08', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Meny' });
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('main'));
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(toggle);
    await userEvent.click(
      within(canvas.getByRole('navigation')).getByRole('link', { name: 'Översikt' }),
    );
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

export const NarrowClosedWhenFocusGoesOn: Story = {
  ...narrow,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Meny' }));
    within(canvas.getByRole('navigation')).getByRole('link', { name: shell.logOut }).focus();
    await userEvent.tab();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Läs mer' })).toHaveFocus();
  },
};

export const NarrowLongName: Story = {
  ...narrow,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { fullName: 'Maximiliana Alexandra Wolfgangsdotter Grönkvist-Silfverhielm af Ängelholm' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Meny' }));
  },
};

export const NarrowUnauthenticated: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  render: () => <Header kind="unauthenticated" {...home} />,
};
