import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { ErrorView } from './ErrorView.tsx';

const meta = {
  title: 'Komponenter/ErrorView',
  component: ErrorView,
  args: {
    title: 'Dina ärenden kunde inte hämtas',
    children: 'Det är ett fel hos oss. Försök igen om en stund.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Stands where content should be. When it takes a page’s place, move focus to its heading and leave `announcement` out; when it appears inside a page, announce it.',
      },
    },
  },
} satisfies Meta<typeof ErrorView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Button
        onClick={() => {
          /* Nothing to fetch in a story. */
        }}
      >
        Försök igen
      </Button>
    ),
  },
};

export const Announced: Story = {
  args: { announcement: 'alert' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Dina ärenden kunde inte hämtas'));
  },
};
