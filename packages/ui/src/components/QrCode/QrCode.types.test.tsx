import { expect, it } from 'vitest';

import { QrCodePanel } from './index.ts';

const panel = { label: 'QR-kod', instructions: ['Öppna appen.'], status: 'Väntar' };
const retry = { onRetry: () => undefined, retryLabel: 'Ny kod' };

it('rejects an expired code, and a stop without a way to continue', () => {
  const elements = [
    <QrCodePanel {...panel} key="1" value="bankid.1" />,
    <QrCodePanel {...panel} {...retry} key="2" state="expired" />,
    // @ts-expect-error -- a stopped panel offers a new code
    <QrCodePanel {...panel} key="3" state="expired" />,
    // @ts-expect-error -- a stopped panel must not show a code
    <QrCodePanel {...panel} {...retry} key="4" state="failed" value="bankid.1" />,
    // @ts-expect-error -- a waiting panel needs a code, or an empty one
    <QrCodePanel {...panel} key="5" />,
    // @ts-expect-error -- the button needs a label
    <QrCodePanel {...panel} key="6" onRetry={retry.onRetry} state="failed" />,
  ];
  expect(elements.length).toBe(6);
});
