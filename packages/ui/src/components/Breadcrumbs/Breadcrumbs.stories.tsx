import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Breadcrumbs } from './index.ts';
import { breadcrumbsGuide } from './Breadcrumbs.guide.ts';

const words = { ...sv.case, overview: sv.pages.titles.overview, claims: sv.pages.titles.claims };

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: words.breadcrumbs,
    items: [
      { label: words.overview, href: '#oversikt' },
      { label: words.claims, href: '#krav' },
      { label: sv.pages.shortTitles.case },
    ],
  },
  parameters: {
    guide: breadcrumbsGuide,
    docs: {
      description: {
        component:
          'Shows where a page is below the overview. The last item is the page itself and not a link. Below 576 px it is one link back.',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: words.breadcrumbs });
    const links = within(nav).getAllByRole('link');
    await expect(links.at(-1)).toHaveTextContent(words.claims);
    const current = within(nav).queryByText(sv.pages.shortTitles.case);
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

export const ByKeyboard: Story = {
  tags: ['U08', '!autodocs'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual([words.overview, words.claims, sv.pages.shortTitles.case]);
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['#oversikt', '#krav']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.overview })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.claims })).toHaveFocus();
  },
};

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      words.claims,
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.claims })).toHaveFocus();
  },
};

/** The page has a back link of its own, so the breadcrumbs must not add a second one. */
export const HiddenWhenNarrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { isHiddenWhenNarrow: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** A page without a parent has no back link and keeps its name in every window. */
export const OnePage: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { items: [{ label: words.overview }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(words.overview)).toBeVisible();
  },
};

const longName = 'Betalningsföreläggandeansökningshandlingar 47110023918';

export const LongNames: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  args: {
    items: [
      { label: words.overview, href: '#oversikt' },
      { label: longName, href: '#lang' },
      { label: 'Uppläggnings- och aviseringskostnadsspecifikation' },
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: longName });
    const seen = link.firstElementChild;
    await expect(seen?.scrollWidth).toBeGreaterThan(seen?.clientWidth ?? 0);
    await expect(within(canvasElement).getByTitle(longName)).toHaveTextContent(longName);
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(seen?.scrollWidth).toBe(seen?.clientWidth);
  },
};
