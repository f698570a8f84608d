import type { ReactNode } from 'react';

import { given } from '../../private/given.ts';
import * as styles from './QrCode.css.ts';
import { type QrCodeProps, QrDrawing } from './QrDrawing.tsx';
import { isDrawable } from './qrDrawingForm.ts';

/** A QR code, dark on light in every theme and every colour mode. */
export function QrCode(code: QrCodeProps): ReactNode {
  if (!isDrawable(code.value)) return null;
  return (
    <div {...given(code)} className={styles.frame}>
      <QrDrawing {...code} />
    </div>
  );
}
