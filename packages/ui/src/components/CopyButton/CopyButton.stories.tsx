import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { DigitGroups } from '../DigitGroups/index.ts';
import { Stack } from '../Layout/index.ts';
import { copyButtonGuide } from './CopyButton.guide.ts';
import { CopyButton, type CopyButtonProps } from './index.ts';

function WithNumber(props: CopyButtonProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <Stack gap="x8">
      <p>
        OCR-nummer <DigitGroups ref={ref} value={props.value} />
      </p>
      <CopyButton {...props} numberRef={ref} />
    </Stack>
  );
}

function WithText(props: CopyButtonProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <Stack gap="x8">
      <span ref={ref}>{props.value}</span>
      <CopyButton {...props} numberRef={ref} />
    </Stack>
  );
}

const write = fn();

/** Replaces the clipboard, which a test browser may not write to. */
function setClipboard(answer: () => Promise<void>): void {
  write.mockReset().mockImplementation(answer);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: write },
  });
}

const meta = {
  title: 'Data/CopyButton',
  component: CopyButton,
  args: {
    value: '471100239188',
    name: 'OCR-nummer',
    copiedLabel: 'OCR-numret är kopierat',
    numberRef: { current: null },
  },
  render: (args) => <WithNumber {...args} />,
  parameters: {
    guide: copyButtonGuide,
    docs: {
      description: {
        component:
          'Copies a number for the bank’s app, or a text as it is written, and says whether it worked.',
      },
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** A link or an address is copied as it is written. */
export const OfText: Story = {
  args: {
    kind: 'text',
    value: 'https://exempel.se/5.6.7',
    name: 'länken',
    copiedLabel: 'Länken är kopierad',
  },
  render: (args) => <WithText {...args} />,
};

export const ByPointer: Story = {
  tags: ['Z06', '!autodocs'],
  play: async ({ canvasElement }) => {
    setClipboard(() => Promise.resolve());
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Kopiera OCR-nummer' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('471100239188');
    const seen = within(button).getByText('Kopierat');
    await waitFor(() => expect(seen).toBeVisible());
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveAccessibleName('Kopiera OCR-nummer');
    await expect(canvas.getAllByText('OCR-numret är kopierat')).toHaveLength(1);
    await waitFor(() => expect(seen).not.toBeVisible());
  },
};

export const ByKeyboard: Story = {
  tags: ['Z06', '!autodocs'],
  play: async ({ canvasElement }) => {
    setClipboard(() => Promise.resolve());
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Kopiera OCR-nummer' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(button).getByText('Kopierat')).toBeVisible());
    await expect(button).toHaveFocus();
  },
};

export const Refused: Story = {
  tags: ['Z06'],
  play: async ({ canvasElement }) => {
    setClipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const words = await canvas.findAllByText(/^Det gick inte att kopiera\./u);
    await expect(words[0]).toBeVisible();
    await expect(window.getSelection()?.toString()).toBe('471100239188');
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    name: 'betalningsföreläggandets referensnummer',
    copiedLabel: 'Betalningsföreläggandets referensnummer är kopierat',
  },
};
