import { type ReactNode, useEffect, useRef } from 'react';

import { Button } from '../Button/index.ts';
import { WarningIcon } from '../Icon/index.ts';
import * as styles from './QrCode.css.ts';
import { QrDrawing } from './QrDrawing.tsx';
import { drawing } from './qrDrawingForm.ts';

export type QrCodePanelProps = {
  /** What the code is for, for screen readers. */
  readonly label: string;
  /** What to do, step by step. They stay in all states. */
  readonly instructions: readonly string[];
  /** How it is going, or why it stopped. Each change is announced once. */
  readonly status: ReactNode;
  /** Stands last: the way to stop, or the way to go on without a code. */
  readonly children?: ReactNode;
} & (
  | {
      /** There is a code to read, or one is on its way. */
      readonly state?: 'waiting' | undefined;
      /** What a camera reads. Empty while the first code is on its way: the frame keeps its place. */
      readonly value: string;
      readonly onRetry?: undefined;
      readonly retryLabel?: undefined;
      readonly isRetrying?: undefined;
    }
  | {
      /** The code is too old, or none could be made. No code shows: nobody should read one that leads nowhere. */
      readonly state: 'expired' | 'failed';
      /** Called to get a new code. Focus goes to the code when it comes. */
      readonly onRetry: () => void;
      /** Words of the button that gets a new code. */
      readonly retryLabel: string;
      /**
       * The new code is awaited.
       * @default false
       */
      readonly isRetrying?: boolean | undefined;
      readonly value?: undefined;
    }
);

/** A QR code with what to do about it and how it is going. */
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
}: QrCodePanelProps): ReactNode {
  const code = useRef<SVGSVGElement>(null);
  const isStopped = state !== 'waiting';
  const hasCode = !isStopped && value !== '';
  const isNewCodeAwaited = useRef(false);

  // The button that asked for the code is gone by now, and focus with it.
  useEffect(() => {
    if (isStopped) isNewCodeAwaited.current = true;
    if (!hasCode || !isNewCodeAwaited.current) return;
    isNewCodeAwaited.current = false;
    if (document.activeElement === document.body) code.current?.focus({ preventScroll: true });
  }, [isStopped, hasCode]);

  return (
    <div className={styles.panel} data-state={state}>
      <div className={styles.scan}>
        <div className={styles.frame}>
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
              <span>{instruction}</span>
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
