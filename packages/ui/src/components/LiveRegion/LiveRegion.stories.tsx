import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import type { Politeness } from '../UiProvider/index.ts';
import { saidIn } from '../../testing/saidIn.ts';
import { LiveRegion } from './index.ts';
import { liveRegionGuide } from './LiveRegion.guide.ts';

const meta = {
  title: 'Foundations/LiveRegion',
  component: LiveRegion,
  args: { message: 'Visar 43 av 43' },
  parameters: {
    guide: liveRegionGuide,
    docs: {
      description: {
        component:
          'Announces a message when it changes, and shows nothing. For changes that are visible anyway, such as the number of rows after a filter, and must be announced too.',
      },
    },
  },
} satisfies Meta<typeof LiveRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The region shows nothing, so the page shows the same words. Change the message to hear it. */
export const Message: Story = {
  render: (args) => (
    <>
      <Text>{args.message}</Text>
      <LiveRegion {...args} />
    </>
  ),
};

function Filtering({ politeness }: { readonly politeness?: Politeness | undefined }): ReactNode {
  const [visible, setVisible] = useState(43);
  const message = `Visar ${String(visible)} av 43`;
  return (
    <Stack align="start">
      <Inline>
        <Button
          onClick={() => {
            setVisible(7);
          }}
        >
          Bara obetalda
        </Button>
        <Button
          onClick={() => {
            setVisible(43);
          }}
          variant="secondary"
        >
          Alla
        </Button>
      </Inline>
      <Text>{message}</Text>
      <LiveRegion message={message} politeness={politeness} />
    </Stack>
  );
}

export const SaysAtOnce: Story = {
  render: () => <Filtering politeness="assertive" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bara obetalda' }));
    await waitFor(() => expect(saidIn(canvasElement, 'assertive')).toEqual(['Visar 7 av 43']));
    await expect(saidIn(canvasElement, 'polite')).toEqual([]);
  },
};

export const SaidAtStart: Story = {
  render: () => (
    <>
      <Text>Uppgifterna är hämtade.</Text>
      <LiveRegion isSaidAtStart message="Uppgifterna är hämtade." />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(saidIn(canvasElement, 'polite')).toEqual(['Uppgifterna är hämtade.']),
    );
  },
};
