'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import { unbroken } from '../../private/unbroken.tsx';
import { Button } from '../Button/index.ts';
import { WarningIcon } from '../Icon/index.ts';
import { frame } from './QrCode.css.ts';
import * as styles from './QrCodePanel.css.ts';
import { QrDrawing } from './QrDrawing.tsx';
import { drawing, isDrawable } from './qrDrawingForm.ts';

export type QrCodePanelProps = {
  /** Alternative text of the code: what it is for. */
  readonly label: string;
  /** The steps to follow. They are shown in every state. */
  readonly instructions: readonly string[];
  /** The current status, or why it stopped. Each change is announced once. */
  readonly status: ReactNode;
  /** Shown last: a way to cancel, or to continue without a code. */
  readonly children?: ReactNode;
} & (
  | {
      /** There is a code to scan, or one is loading. */
      readonly state?: 'waiting' | undefined;
      /**
       * The content of the code. Empty while the first code is loading: the frame keeps its place. At most 2,953 bytes: a
       * longer one is not drawn, and the frame has a mark.
       */
      readonly value: string;
      readonly onRetry?: undefined;
      readonly retryLabel?: undefined;
      readonly isRetrying?: undefined;
    }
  | {
      /** The code has expired, or could not be made. No code is shown, so that nobody scans one that does not work. */
      readonly state: 'expired' | 'failed';
      /** Called to get a new code. Focus moves to the code when it arrives. */
      readonly onRetry: () => void;
      /** Label of the button that gets a new code. */
      readonly retryLabel: string;
      /**
       * The new code is loading.
       * @default false
       */
      readonly isRetrying?: boolean | undefined;
      readonly value?: undefined;
    }
);

/** A QR code with instructions and a status. */
export function QrCodePanel({
  state = 'waiting',
  value = '',
  label,
  instructions,
  status,
  onRetry,
  retryLabel,
  isRetrying = false,
  children,
  ...given
}: QrCodePanelProps): ReactNode {
  const code = useRef<SVGSVGElement>(null);
  const isStopped = state !== 'waiting' || !isDrawable(value);
  const hasCode = !isStopped && value !== '';
  const isNewCodeAwaited = useRef(false);

  // The button that asked for the code had focus and is gone by now.
  useEffect(() => {
    if (isStopped) isNewCodeAwaited.current = true;
    if (!hasCode || !isNewCodeAwaited.current) return;
    isNewCodeAwaited.current = false;
    if (document.activeElement === document.body) code.current?.focus({ preventScroll: true });
  }, [isStopped, hasCode]);

  return (
    <div {...given} className={styles.panel} data-state={state}>
      <div className={styles.scan}>
        <div className={frame}>
          {hasCode ? (
            <QrDrawing label={label} ref={code} value={value} />
          ) : (
            <svg aria-hidden="true" height={drawing.size} width={drawing.size} />
          )}
          {isStopped ? (
            <span className={styles.stopMark}>
              <WarningIcon size="large" />
            </span>
          ) : null}
        </div>
        <ol className={styles.instructions}>
          {instructions.map((instruction, index) => (
            <li className={styles.instruction} key={instruction}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <span>{unbroken(instruction)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.end}>
        <div className={styles.status} role="status">
          {status}
        </div>
        {onRetry === undefined ? null : (
          <Button isPending={isRetrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
