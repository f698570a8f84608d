import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { buttonLinkGuide } from './Button.guide.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Navigation/ButtonLink',
  component: ButtonLink,
  args: { href: '/krav', children: 'Visa krav' },
  parameters: {
    guide: buttonLinkGuide,
    docs: {
      description: {
        component:
          'A link that looks like a button, for the main way forward in a view. Assistive technology still reads it as a link, so Enter follows it and Space does not.',
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const SmallWithContext: Story = {
  args: { children: 'Betala', context: 'ärende 4711 0023 918', size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Betala ärende 4711 0023 918' }),
    ).toBeVisible();
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const External: Story = {
  args: {
    href: 'https://example.com/anmal',
    children: 'Anmäl en skada',
    isExternal: true,
    variant: 'secondary',
  },
};
