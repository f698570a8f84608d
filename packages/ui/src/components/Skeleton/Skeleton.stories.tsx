import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Grid, Stack } from '../Layout/index.ts';
import { Text as Paragraph } from '../Text/index.ts';
import { LoadingArea, Skeleton } from './index.ts';
import { skeletonGuide } from './Skeleton.guide.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    parts: { LoadingArea },
    guide: skeletonGuide,
    docs: {
      description: {
        component:
          'Keeps the space of content that is loading. Hidden from assistive technology: the `LoadingArea` around it is busy and says what is loading.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const Rows: Story = { args: { height: 'row', count: 4 } };

export const Card: Story = { args: { height: 'card' } };

export const Amount: Story = { args: { height: 'amount' } };

/**
 * Two lines of text next to two skeleton bars: they have the same height, so that nothing moves when the text arrives.
 */
export const AsHighAsItsText: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Grid columns={2}>
      <div data-testid="text">
        <Paragraph>
          Första raden
          <br />
          Andra raden
        </Paragraph>
      </div>
      <div data-testid="skeleton">
        <Skeleton lines={2} />
      </div>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [text, skeleton] = ['text', 'skeleton'].map(
      (id) => canvas.getByTestId(id).firstElementChild?.getBoundingClientRect().height ?? 0,
    );
    await expect(Math.abs((text ?? 0) - (skeleton ?? 0))).toBeLessThan(1);
  },
};

function Claims(): ReactNode {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <Stack align="start">
      <Button
        onClick={() => {
          setIsLoading(false);
        }}
      >
        Låt svaret komma
      </Button>
      <LoadingArea
        isLoading={isLoading}
        label={sv.claims.loading}
        skeleton={<Skeleton lines={2} />}
      >
        <Paragraph>Du har tre krav att betala.</Paragraph>
      </LoadingArea>
    </Stack>
  );
}

export const InALoadingArea: Story = {
  render: () => <Claims />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const busy = canvasElement.querySelector('[aria-busy="true"]');
    await expect(busy).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Låt svaret komma' }));
    await expect(busy).toHaveTextContent('Du har tre krav att betala.');
    await expect(busy).toHaveAttribute('aria-busy', 'false');
  },
};

/** From the third second on, words stand in the place of the first bars, and those below stay where they are. */
export const WordsAboveARow: Story = {
  tags: ['Z91', '!autodocs'],
  render: () => (
    <LoadingArea
      isLoading
      label={sv.claims.loading}
      skeleton={<Skeleton data-testid="row" height="row" />}
    >
      {null}
    </LoadingArea>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const placeOf = (element: Element) => element.getBoundingClientRect();
    const row = placeOf(await canvas.findByTestId('row'));
    await expect(canvas.queryByText(sv.claims.loading, { selector: 'p' })).toBeNull();
    const words = placeOf(await canvas.findByText(sv.claims.loading, { selector: 'p' }));
    await expect(words.left).toBe(row.left);
    await expect(words.bottom).toBeLessThanOrEqual(row.top);
    await expect(placeOf(canvas.getByTestId('row')).top).toBe(row.top);
  },
};
