import type { ReactNode } from 'react';
import { QrCodePanel } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';

const words = texts.login.qr;

interface QrCodeOfLoginProps {
  /** The content of the code; empty until it is known. */
  readonly value: string;
  readonly status: string;
  readonly children: ReactNode;
}

/** The code that the BankID app on another device scans. */
export function QrCodeOfLogin({ value, status, children }: QrCodeOfLoginProps) {
  return (
    <QrCodePanel
      instructions={[words.open, words.tap, words.aim]}
      label={words.label}
      status={status}
      value={value}
    >
      {children}
    </QrCodePanel>
  );
}
