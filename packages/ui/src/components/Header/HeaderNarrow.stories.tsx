import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { home, navItems } from '../../testing/sampleHeader.tsx';
import { Heading } from '../Heading/index.ts';
import { Section, Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { Header, type HeaderProps } from './index.ts';

const { shell } = sv;

/** The header on a page, so that there is something outside the menu. */
function Page(props: HeaderProps): ReactNode {
  return (
    <>
      <Header {...props} />
      <main tabIndex={-1}>
        <Section>
          <Stack>
            <Heading level={1}>{sv.pages.titles.claims}</Heading>
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

const meta = {
  title: 'Navigation/Header in a narrow window',
  tags: ['!autodocs'],
  component: Header,
  args: {
    kind: 'authenticated',
    ...home,
    fullName: 'Maja Lindqvist',
    navLabel: shell.mainNavigation,
    navItems,
    logout: { label: shell.logOut, href: '#loggaut' },
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'narrow' } },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MenuClosed: Story = {
  tags: ['N06'],
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

export const OneRowOnTheSmallestPhone: Story = {
  tags: ['N06', 'Z93'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await document.fonts.ready;
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(64);
    await expect(canvas.queryByRole('link', { name: shell.logOut })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Meny' }));
    await expect(canvas.getByRole('link', { name: shell.logOut })).toBeVisible();
  },
};

export const MenuOpen: Story = {
  tags: ['N06', 'N07', 'N12', 'N24'],
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
    const [name] = within(menu).getAllByRole('listitem');
    if (name === undefined) throw new Error('The menu is empty.');
    await expect(name.querySelector('a, button')).toBeNull();
    // It leads nowhere, and does not look like the pages below it.
    const [page] = within(menu).getAllByRole('link');
    if (page === undefined) throw new Error('The menu has no pages.');
    const weightOf = (element: Element) => Number(getComputedStyle(element).fontWeight);
    await expect(weightOf(name)).toBeLessThan(weightOf(page));
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current.map((link) => link.textContent)).toEqual([sv.pages.titles.claims]);
    // Only one log-out link is visible at a time.
    await expect(canvas.getAllByRole('link', { name: shell.logOut }).length).toBe(1);
  },
};

export const ByKeyboard: Story = {
  tags: ['U08'],
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

export const ClosedByPointer: Story = {
  tags: ['N08'],
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

export const ClosedWhenFocusGoesOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Meny' }));
    within(canvas.getByRole('navigation')).getByRole('link', { name: shell.logOut }).focus();
    await userEvent.tab();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Läs mer' })).toHaveFocus();
  },
};

export const LongName: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { fullName: 'Maximiliana Alexandra Wolfgangsdotter Grönkvist-Silfverhielm af Ängelholm' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Meny' }));
  },
};
