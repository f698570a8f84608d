import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TextButton } from '../Link/index.ts';
import { CookieBanner } from './CookieBanner.tsx';

const words = sv.shell.cookieBanner;

const meta = {
  title: 'Komponenter/CookieBanner',
  component: CookieBanner,
  args: {
    label: words.label,
    children: words.text,
    more: <TextButton onClick={fn()}>{words.more}</TextButton>,
    closeLabel: words.close,
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'First thing after the skip link, for sites that keep only what they need. Not for asking consent. Tab reaches the way to read more and then the closing button; the consumer moves focus to the page after closing.',
      },
    },
  },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const ClosedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.more })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
