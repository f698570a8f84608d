import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Stack } from '../Layout/index.ts';
import { TextButton } from '../Link/index.ts';
import { QrCode, QrCodePanel } from './index.ts';
import { qrCodeGuide } from './QrCode.guide.ts';

const value =
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8';

const words = sv.login;

const meta = {
  title: 'Payment/QrCode',
  component: QrCodePanel,
  args: {
    value,
    label: words.qr.label,
    instructions: [words.qr.open, words.qr.tap, words.qr.aim],
    status: words.waiting.qr,
    children: <TextButton onClick={() => undefined}>{words.cancel}</TextButton>,
  },
  parameters: {
    parts: { QrCode },
    guide: qrCodeGuide,
    docs: {
      description: {
        component:
          'A QR code with instructions and a status. The code is dark on light in every theme and in forced colours; otherwise no camera reads it. The status is a live region.',
      },
    },
  },
} satisfies Meta<typeof QrCodePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('img', { name: words.qr.label }).parentElement;
    // The code has a white margin in every theme and in forced colours; without it no camera reads it.
    await expect(frame && getComputedStyle(frame).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

export const FirstCodeOnItsWay: Story = { args: { value: '', status: words.starting } };

const stopped = {
  value: undefined,
  onRetry: () => undefined,
  retryLabel: 'Hämta en ny QR-kod',
} as const;

export const Expired: Story = {
  args: { ...stopped, state: 'expired', status: 'QR-koden är för gammal.' },
};

export const Failed: Story = {
  args: { ...stopped, state: 'failed', status: 'Vi kunde inte hämta någon QR-kod.' },
};

export const GettingANewCode: Story = {
  args: { ...stopped, isRetrying: true, state: 'expired', status: 'QR-koden är för gammal.' },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    status: 'Identifieringskontrollsäkerhetsuppgifterna kontrolleras av BankID-appen.',
    instructions: [
      'Öppna identifieringsapplikationen i mobiltelefonen eller surfplattan.',
      'Tryck på QR-kodsavläsningsikonen.',
    ],
  },
};

export const CodeAlone: Story = {
  render: ({ label }) => (
    <Stack>
      <QrCode label={label} value={value} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: words.qr.label });
    await expect(code.getBoundingClientRect().width).toBe(192);
    await expect(code.getBoundingClientRect().height).toBe(192);
    // The frame is no wider than the code and its margin.
    await expect(code.parentElement?.getBoundingClientRect().width).toBeLessThan(230);
  },
};

/** Starts expired; a new code arrives at once. */
function Renewing(): ReactNode {
  const [isExpired, setIsExpired] = useState(true);
  const panel = { label: words.qr.label, instructions: [words.qr.open, words.qr.aim] };
  return isExpired ? (
    <QrCodePanel
      {...panel}
      onRetry={() => {
        setIsExpired(false);
      }}
      retryLabel={stopped.retryLabel}
      state="expired"
      status="QR-koden är för gammal."
    />
  ) : (
    <QrCodePanel {...panel} status={words.waiting.qr} value={value} />
  );
}

export const RenewedByKeyboard: Story = {
  tags: ['U08', '!autodocs'],
  render: () => <Renewing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: stopped.retryLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img', { name: words.qr.label })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(words.waiting.qr);
  },
};
