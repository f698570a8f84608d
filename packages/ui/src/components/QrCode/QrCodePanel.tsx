import type { ReactNode } from 'react';

import { QrCode, type QrCodeProps } from './QrCode.tsx';
import * as styles from './QrCode.css.ts';

export interface QrCodePanelProps extends QrCodeProps {
  /** What to do, step by step. */
  readonly instructions: readonly string[];
  /** How it is going. Each change is announced. */
  readonly status: ReactNode;
  /** Stands below: the way to stop. */
  readonly children?: ReactNode;
}

/** A QR code with what to do about it and how it is going. */
export function QrCodePanel({
  value,
  label,
  instructions,
  status,
  children,
}: QrCodePanelProps): ReactNode {
  return (
    <div className={styles.panel}>
      <div className={styles.scan}>
        <QrCode label={label} value={value} />
        <ol className={styles.instructions}>
          {instructions.map((instruction, index) => (
            <li className={styles.instruction} key={instruction}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <span>{instruction}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.end}>
        <div className={styles.status} role="status">
          {status}
        </div>
        {children}
      </div>
    </div>
  );
}
