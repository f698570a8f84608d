import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { Loader } from './index.ts';
import { loaderGuide } from './Loader.guide.ts';

const meta = {
  title: 'Feedback/Loader',
  component: Loader,
  args: { delay: 0 },
  parameters: {
    guide: loaderGuide,
    docs: {
      description: {
        component:
          'Says that something is loading. It is shown and announced after 300 ms; a shorter wait is silent. The ring stands still for users who prefer reduced motion.',
      },
    },
  },
} satisfies Meta<typeof Loader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { label: 'Hämtar dina ärenden' } };

export const LargeText: Story = {
  tags: ['Z16', '!autodocs'],
  beforeEach: doubleText,
  args: {
    label:
      'Hämtar betalningsföreläggandeansökningar och specifikationer av uppläggnings- och aviseringskostnader',
  },
};

/** The current text of the polite live region. */
function spoken(canvasElement: HTMLElement): string[] {
  const region = canvasElement.ownerDocument.querySelectorAll('[aria-live="polite"] > *');
  return [...region].map((one) => one.textContent);
}

export const Announced: Story = {
  args: { delay: 50, label: 'Hämtar ärendet' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Hämtar ärendet')).toBeNull();
    await waitFor(() => expect(spoken(canvasElement)).toEqual(['Hämtar ärendet']));
  },
};

function Fetching(): ReactNode {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <Stack align="start">
      <Loader delay={0} endMessage="Ärendet är hämtat" isLoading={isLoading} label="Hämtar ärendet">
        <Text>Ärende 47110023918</Text>
      </Loader>
      <Button
        onClick={() => {
          setIsLoading(!isLoading);
        }}
        variant="secondary"
      >
        {isLoading ? 'Låt svaret komma' : 'Hämta igen'}
      </Button>
    </Stack>
  );
}

export const MakesWayForWhatWasWaitedFor: Story = {
  tags: ['!autodocs'],
  render: () => <Fetching />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Låt svaret komma' }));
    await waitFor(() => expect(canvas.getByText('Ärende 47110023918')).toBeVisible());
    await waitFor(() => expect(spoken(canvasElement).at(-1)).toBe('Ärendet är hämtat'));
  },
};
