import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Loader } from './Loader.tsx';

const meta = {
  title: 'Komponenter/Loader',
  component: Loader,
  args: { delay: 0 },
  parameters: {
    docs: {
      description: {
        component:
          'Something is under way. Shows after 300 ms and is announced then; a shorter wait stays silent. The ring stands still for who asked for less motion.',
      },
    },
  },
} satisfies Meta<typeof Loader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { label: 'Hämtar dina ärenden' } };

export const Announced: Story = {
  args: { delay: 50, label: 'Hämtar ärendet' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Hämtar ärendet')).toBeNull();
    await waitFor(() =>
      expect(
        canvas.getAllByText('Hämtar ärendet').some((one) => one.closest('[aria-live=polite]')),
      ).toBe(true),
    );
  },
};
