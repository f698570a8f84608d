import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DescriptionList } from '../DescriptionList/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Layout/index.ts';
import { Notice } from '../Notice/index.ts';
import { Text } from '../Text/index.ts';
import { cardGuide } from './Card.guide.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="x8">
        <Heading level={2} size="h3">
          Betala hela skulden
        </Heading>
        <Text>
          12{'\u00a0'}480{'\u00a0'}kr
        </Text>
      </Stack>
    ),
  },
  parameters: {
    guide: cardGuide,
    docs: {
      description: {
        component: 'A box around content that belongs together. A page has at most one brand card.',
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Brand: Story = { args: { tone: 'brand' } };

export const Info: Story = { args: { tone: 'info' } };

export const Positive: Story = { args: { tone: 'positive' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Critical: Story = { args: { tone: 'critical' } };

export const Tint: Story = { args: { tone: 'tint' } };

export const Raised: Story = { args: { isRaised: true, padding: 'large' } };

/** On a phone its content stands on the page, as that of other sections. */
export const OpenWhenNarrow: Story = {
  args: { isOpenWhenNarrow: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-tone]') ?? canvasElement;
    const content = card.querySelector('h2') ?? canvasElement;
    const { left, top } = card.getBoundingClientRect();
    const inner = content.getBoundingClientRect();
    await expect([inner.left - left, inner.top - top]).toEqual([0, 0]);
    await expect(getComputedStyle(card).borderTopStyle).toBe('none');
  },
};

/** On a phone notices reach the card's edges: a strip of the card above or below one would look like a fault. */
export const NoticesWhenNarrow: Story = {
  args: {
    children: (
      <Stack gap="x20">
        <Notice title="Du har redan en konversation" tone="info" />
        <Text>Skriv din fråga här.</Text>
        <Notice title="Meddelandet kunde inte skickas" tone="critical" />
      </Stack>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const card = (
      canvasElement.querySelector('[data-tone]') ?? canvasElement
    ).getBoundingClientRect();
    const stack = canvasElement.querySelector('[data-tone] > *') ?? canvasElement;
    const [first, , last] = [...stack.children].map((each) => each.getBoundingClientRect());
    // The card's border is one pixel wide.
    await expect([first?.left, first?.top]).toEqual([card.left + 1, card.top + 1]);
    await expect([last?.right, last?.bottom]).toEqual([card.right - 1, card.bottom - 1]);
  },
};

/** A list that fills the card has the same space above and below. */
export const ListAlone: Story = {
  args: {
    children: (
      <DescriptionList
        items={[
          { term: 'Krav', description: '4713\u00A00040\u00A0118' },
          { term: 'Belopp', description: '2\u00A0167\u00A0kr' },
        ]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('dl')?.parentElement?.getBoundingClientRect();
    const first = canvas.getByText('Krav').getBoundingClientRect();
    const last = canvas.getByText('Belopp').getBoundingClientRect();
    const above = first.top - (card?.top ?? 0);
    const below = (card?.bottom ?? 0) - last.bottom;
    // The line above the first row is not visible.
    await expect(Math.abs(above - below)).toBeLessThan(4);
  },
};

export const LoginArea: Story = {
  args: { minHeight: 'loginArea', padding: 'large', isRaised: true },
};
