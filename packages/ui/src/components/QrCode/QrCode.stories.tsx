import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { TextButton } from '../Link/index.ts';
import { QrCode, QrCodePanel } from './index.ts';

const value =
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8';

const meta = {
  title: 'Komponenter/QrCode',
  component: QrCodePanel,
  args: {
    value,
    label: 'QR-kod för BankID-appen',
    instructions: [
      'Öppna BankID-appen i mobilen.',
      'Tryck på QR-ikonen i appen.',
      'Rikta kameran mot QR-koden.',
    ],
    status: 'Väntar på BankID …',
    children: <TextButton onClick={() => undefined}>Avbryt</TextButton>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A QR code with what to do about it. The code is dark on light in every theme and in forced colours, or no camera reads it. The status is a live region.',
      },
    },
  },
} satisfies Meta<typeof QrCodePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};

export const CodeAlone: Story = {
  render: ({ value: code, label }) => <QrCode label={label} value={code} />,
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR-kod för BankID-appen' });
    await expect(code.getBoundingClientRect().width).toBe(192);
    await expect(code.getBoundingClientRect().height).toBe(192);
  },
};

/** The code changes each second while a log-in waits. */
function ChangingCode({ label }: { readonly label: string }): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <QrCode label={label} value={`${value}${String(count)}`} />
      <p>
        <TextButton
          onClick={() => {
            setCount(count + 1);
          }}
        >
          Ny kod
        </TextButton>
      </p>
    </>
  );
}

export const RedrawnForANewValue: Story = {
  tags: ['L10'],
  render: ({ label }) => <ChangingCode label={label} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole('img');
    const before = code.innerHTML;
    await userEvent.click(canvas.getByRole('button', { name: 'Ny kod' }));
    await expect(code.innerHTML === before).toBe(false);
    await expect(canvas.getByRole('img')).toBe(code);
  },
};
