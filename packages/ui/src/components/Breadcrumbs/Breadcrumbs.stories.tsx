import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Komponenter/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Brödsmulor',
    items: [
      { label: 'Översikt', href: '#oversikt' },
      { label: 'Krav', href: '#krav' },
      { label: 'Ärendedetaljer' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Shows where a page lies below the overview. The last item is the page itself and no link. Tab reaches each link.',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Brödsmulor' });
    await expect(within(nav).getAllByRole('listitem').length).toBe(3);
    await expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Översikt', 'Krav']);
    await expect(within(nav).getByText('Ärendedetaljer').getAttribute('aria-current')).toBe('page');
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { label: 'Översikt', href: '#oversikt' },
      { label: 'Betalningsföreläggandeansökningshandlingar', href: '#lang' },
      { label: 'Uppläggnings- och aviseringskostnadsspecifikation' },
    ],
  },
};
