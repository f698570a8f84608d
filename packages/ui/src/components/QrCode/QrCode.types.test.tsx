import { expect, it } from 'vitest';

import { QrCodePanel } from './index.ts';

const panel = { label: 'QR-kod', instructions: ['Öppna appen.'], status: 'Väntar' };
const retry = { onRetry: () => undefined, retryLabel: 'Ny kod' };

it('refuses a code that is no longer good, and a stop without a way on', () => {
  const elements = [
    <QrCodePanel {...panel} key="1" value="bankid.1" />,
    <QrCodePanel {...panel} {...retry} key="2" state="expired" />,
    // @ts-expect-error -- a stopped panel offers a new code
    <QrCodePanel {...panel} key="3" state="expired" />,
    // @ts-expect-error -- nobody should read a code that leads nowhere
    <QrCodePanel {...panel} {...retry} key="4" state="failed" value="bankid.1" />,
    // @ts-expect-error -- a waiting panel has a code or says that it has none yet
    <QrCodePanel {...panel} key="5" />,
    // @ts-expect-error -- the button needs words
    <QrCodePanel {...panel} key="6" onRetry={retry.onRetry} state="failed" />,
  ];
  expect(elements.length).toBe(6);
});
