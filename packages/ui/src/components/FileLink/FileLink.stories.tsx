import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { fileLinkGuide } from './FileLink.guide.ts';
import { FileLink } from './FileLink.tsx';

const meta = {
  title: 'Data/FileLink',
  component: FileLink,
  args: { name: 'bekraftelse-avstallning.pdf', size: 219_136, href: '#bekraftelse' },
  parameters: {
    docs: {
      description: { component: 'A file to download, or the reason why it cannot be downloaded.' },
    },
    guide: fileLinkGuide,
  },
} satisfies Meta<typeof FileLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};

export const WithoutTypeInItsName: Story = {
  args: { name: 'Registerutdrag', extension: 'pdf', size: 1_572_864 },
};

export const InNewTab: Story = { args: { isExternal: true } };

/** In a row of a table. */
export const Plain: Story = { args: { isPlain: true } };

/** In a sentence. */
export const InText: Story = {
  args: { href: undefined, onDownload: fn(), isInText: true, name: 'påminnelsen från 2026-11-19' },
  render: (args) => (
    <Text>
      Sista betalningsdag står i <FileLink {...args} />. Beloppet kan vara högre än i brevet.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('button');
    await expect(link).toHaveAccessibleName('påminnelsen från 2026-11-19');
    await expect(link.closest('p')).toHaveTextContent(
      'Sista betalningsdag står i påminnelsen från 2026-11-19. Beloppet kan vara högre än i brevet.',
    );
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const Fetching: Story = {
  args: { href: undefined, onDownload: fn(), state: 'fetching' },
};

export const Failed: Story = { args: { href: undefined, onDownload: fn(), state: 'failed' } };

export const Awaiting: Story = {
  args: { href: undefined, state: 'awaiting', name: 'Foto av skadan.jpg' },
};

export const Removed: Story = {
  args: { href: undefined, state: 'removed' },
};

export const LongNames: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack align="start">
      <FileLink
        href="#lang"
        name="Betalningsföreläggandeansökningshandlingar_och_uppläggnings-_och_aviseringskostnad.pdf"
        size={52_428_800}
      />
      <FileLink
        name="uppläggningsochaviseringskostnadsspecifikation2026slutgiltigversionkopia.docx"
        state="removed"
      />
      <FileLink
        name="Uppläggnings- och aviseringskostnad, sammanställning av samtliga ärenden"
        onDownload={fn()}
        extension="pdf"
        size={1}
        state="failed"
      />
    </Stack>
  ),
};

/** In a narrow card the size stands on a line of its own, and begins where the name does. */
export const SizeBelowName: Story = {
  tags: ['Z89', '!autodocs'],
  args: { name: 'Överenskommelse om ackord', size: 150_528 },
  render: (args) => (
    <div style={{ width: '19rem' }}>
      <FileLink {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByText('Överenskommelse om ackord').getBoundingClientRect();
    const size = canvas.getByText(/kB/u).getBoundingClientRect();
    await expect(size.top).toBeGreaterThan(name.top + 10);
    await expect(size.left).toBe(name.left);
  },
};

const download = fn();

/** A file that fails to load the first time. */
function Fetched(): ReactNode {
  const [state, setState] = useState<'available' | 'fetching' | 'failed'>('available');
  return (
    <FileLink
      name="bekraftelse-avstallning.pdf"
      onDownload={() => {
        download();
        setState('fetching');
        setTimeout(() => {
          setState('failed');
        }, 100);
      }}
      size={219_136}
      state={state}
    />
  );
}

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => <Fetched />,
  play: async ({ canvasElement }) => {
    download.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveAccessibleDescription(sv.ui.fileFailed));
    await expect(button).toHaveFocus();
  },
};
