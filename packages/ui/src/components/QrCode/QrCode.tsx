import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';

import { vars } from '../../theme/contract.css.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  readonly value: string;
  /** What the code is for, for screen readers. */
  readonly label: string;
}

/**
 * Size, margin in modules and error correction as the log-in needs them (row L10). Left to itself the drawing raises the
 * level where there is room.
 */
const drawing = { size: 192, marginSize: 2, level: 'L', boostLevel: false } as const;

/** A QR code, dark on light in every theme and every colour mode. */
export function QrCode({ value, label }: QrCodeProps): ReactNode {
  return (
    <div className={styles.frame}>
      <QRCodeSVG
        {...drawing}
        aria-label={label}
        bgColor={vars.color.qrLight}
        fgColor={vars.color.qrDark}
        role="img"
        value={value}
      />
    </div>
  );
}
