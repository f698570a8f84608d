import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Card } from '../Card/index.ts';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { collapsibleGuide } from './Collapsible.guide.ts';
import { Collapsible } from './index.ts';

const meta = {
  title: 'Layout/Collapsible',
  component: Collapsible,
  args: {
    title: 'Systemkrav',
    headingLevel: 2,
    children: <p>Chrome, Firefox, Edge och Safari fungerar. Håll operativsystemet uppdaterat.</p>,
  },
  parameters: {
    guide: collapsibleGuide,
    docs: {
      description: {
        component:
          'Content that is hidden below its title until the user opens it. Native details and summary: Tab reaches the title, Enter and Space open and close.',
      },
    },
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const InitiallyOpen: Story = { args: { defaultOpen: true } };

export const Plain: Story = { args: { variant: 'plain', title: 'Plusgiro och OCR' } };

export const WithText: Story = {
  args: { title: 'Betala hela skulden', text: '10\u00a0360,50\u00a0kr. Alla krav ingår.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Betala hela skulden' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^10/u)).toBeVisible();
  },
};

const belowACard: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack gap="x12">
      <Card>Om Mina sidor</Card>
      <Collapsible {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const starts = ['Om Mina sidor', 'Systemkrav'].map((title) => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(title));
      return words.getBoundingClientRect().left;
    });
    await expect(starts[0]).toBe(starts[1]);
  },
};

/** The title of a folded card begins where that of a card does, in every window. */
export const BelowACard: Story = {
  ...belowACard,
  globals: { viewport: { value: 'wide' } },
};

export const BelowACardOnAPhone: Story = {
  ...belowACard,
  globals: { viewport: { value: 'narrow' } },
};

export const LongTitle: Story = {
  tags: ['!autodocs'],
  args: { title: 'Betalningsföreläggandeansökningshandlingar och aviseringskostnader' },
};

/** Enter and Space are handled by the browser, which ignores events made by a script. */
export const ReachedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const content = canvas.getByText(/^Chrome/u);
    await expect(content.checkVisibility()).toBe(false);
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvas.getByText('Systemkrav').closest('summary'));
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const content = canvas.getByText(/^Chrome/u);
    await userEvent.click(canvas.getByText('Systemkrav'));
    await expect(content.checkVisibility()).toBe(true);
    await userEvent.click(canvas.getByText('Systemkrav'));
    await expect(content.checkVisibility()).toBe(false);
  },
};

export const OpenedByItsAddress: Story = {
  tags: ['!autodocs'],
  args: { id: 'systemkrav' },
  render: (args) => (
    <>
      <p>
        <Link href="#systemkrav">Läs om systemkraven</Link>
      </p>
      <Collapsible {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Läs om systemkraven' }));
    await waitFor(() => expect(canvas.getByText(/^Chrome/u).checkVisibility()).toBe(true));
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
