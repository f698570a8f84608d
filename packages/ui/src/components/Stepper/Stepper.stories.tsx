import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { brokenWords, doubleText } from '../../testing/largeText.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Layout/index.ts';
import { Stepper } from './index.ts';
import { stepperGuide } from './Stepper.guide.ts';

const words = sv.login.steps;

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  args: {
    label: words.label,
    steps: [{ label: words.open }, { label: words.sign }, { label: words.done }],
    currentIndex: 1,
  },
  parameters: {
    guide: stepperGuide,
    docs: {
      description: {
        component:
          'Progress through a fixed number of steps. It has no controls, so the keyboard skips it.',
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { currentIndex: 0 } };

export const Second: Story = {
  tags: ['U08'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    await expect(items.map((item) => item.lastElementChild?.textContent)).toEqual([
      'Steg 1 av 3 Öppna appen klart',
      'Steg 2 av 3 Legitimera dig pågår',
      'Steg 3 av 3 Klart',
    ]);
  },
};

export const Last: Story = { args: { currentIndex: 2 } };

export const AllDone: Story = { args: { currentIndex: 3 } };

export const Failed: Story = {
  args: { hasFailed: true },
};

export const WithRemainingTime: Story = { args: { remaining: '2 minuter kvar' } };

function Waiting(): ReactNode {
  const [index, setIndex] = useState(0);
  return (
    <Stack align="start">
      <div>
        <Stepper
          currentIndex={index}
          isAnnounced
          label={words.label}
          steps={[{ label: words.open }, { label: words.sign }, { label: words.done }]}
        />
      </div>
      <Button
        onClick={() => {
          setIndex(index + 1);
        }}
      >
        Nästa steg
      </Button>
    </Stack>
  );
}

export const SaysTheNewStep: Story = {
  render: () => <Waiting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // No step is a tab stop.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nästa steg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Steg 2 av 3 Legitimera dig').length).toBe(1));
  },
};

/** Each step has a line of its own, with its words whole. */
export const InANarrowCard: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: (args) => (
    <Card padding="large">
      <Stepper {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

export const LargeText: Story = {
  ...InANarrowCard,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  beforeEach: doubleText,
};

export const FiveSteps: Story = {
  args: {
    currentIndex: 2,
    steps: ['Välj ärende', 'Granska', 'Betala', 'Kvittens', 'Klart'].map((label) => ({ label })),
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    steps: [
      { label: 'Betalningsföreläggandeansökan' },
      { label: 'Uppläggnings- och aviseringskostnad' },
      { label: 'Klart' },
    ],
  },
};
