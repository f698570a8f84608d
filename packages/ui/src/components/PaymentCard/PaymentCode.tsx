'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';

import { chevron } from '../../private/disclosure.css.ts';
import { createLateCode, useLateCode } from '../../private/lateCode.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { frame } from '../QrCode/QrCode.css.ts';
import { drawing, isDrawable } from '../QrCode/qrDrawingForm.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PaymentCard.css.ts';
import type { PaymentCode as PaymentCodeProps } from './bankPayment.ts';
import type { PaymentNumberWords } from './PaymentNumberList.tsx';
import { whenIdle } from './whenIdle.ts';

const drawingCode = createLateCode(() => import('../QrCode/QrDrawing.tsx'));

/**
 * A QR code that fills in the payment in the customer's bank app, with an instruction. It is loaded when the browser is
 * idle, not when the code scrolls into view, because a printer does not wait for loading. The numbers next to it have
 * the same information, so nothing is lost if loading fails or the value is too long. Under 768 px the window may be that of the phone that
 * should read the code, so a button shows it.
 */
export function PaymentCode({
  value,
  label,
  instruction,
  words,
  context,
}: PaymentCodeProps & {
  readonly words: Pick<PaymentNumberWords, 'showCode' | 'showCodeFor'>;
  readonly context: string | undefined;
}): ReactNode {
  const codeId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  const late = useLateCode(drawingCode, isIdle);
  useEffect(
    () =>
      whenIdle(() => {
        setIsIdle(true);
      }),
    [],
  );

  if (late === 'lost' || !isDrawable(value)) return null;
  return (
    <div>
      <button
        aria-controls={codeId}
        aria-expanded={isOpen}
        className={styles.showCode}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        type="button"
      >
        <span>
          <span className={styles.showCodeLabel}>{words.showCode}</span>{' '}
          <span className={styles.showCodeFor}>{words.showCodeFor}</span>
          {context === undefined ? null : <VisuallyHidden> {context}</VisuallyHidden>}
        </span>
        <span className={chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      <div
        className={styles.code}
        data-state={late === undefined ? 'loading' : 'ready'}
        data-when-narrow={isOpen ? 'open' : 'folded'}
        id={codeId}
      >
        <div className={frame}>
          {late === undefined ? (
            <svg aria-hidden="true" height={drawing.size} width={drawing.size} />
          ) : (
            <late.QrDrawing label={label} value={value} />
          )}
        </div>
        <p className={styles.codeInstruction}>{instruction}</p>
      </div>
    </div>
  );
}
