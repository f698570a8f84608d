import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { AccessibilityView } from './AccessibilityView.tsx';
import { deficiencies } from './deficiencies.ts';

const meta = {
  title: 'Pages/Accessibility',
  tags: ['!autodocs'],
  component: AccessibilityView,
  parameters: { layout: 'fullscreen' },
  args: { deficiencies, isLoggedIn: true, startQuestion: fn() },
  render: (args) => (
    <StoryFrame>
      <AccessibilityView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof AccessibilityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  tags: ['Z48'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delvis förenlig')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anmäl ett hinder' })).toHaveAttribute(
      'href',
      '/meddelanden',
    );
  },
};

export const Visitor: Story = {
  tags: ['Z48'],
  render: ({ deficiencies: known }) => (
    <StoryFrame>
      <AccessibilityView deficiencies={known} isLoggedIn={false} startQuestion={undefined} />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Anmäl ett hinder/u })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** For the day when no deficiency is known. */
export const NothingKnown: Story = {
  tags: ['Z48'],
  args: { deficiencies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Helt förenlig')).toBeVisible();
    await expect(canvas.getByText(/Vi känner inte till någon brist\.$/u)).toBeVisible();
    await expect(canvas.queryByText('Det här fungerar inte än')).toBeNull();
  },
};
