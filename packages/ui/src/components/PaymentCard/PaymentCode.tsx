import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { durations } from '../../theme/tokens.ts';
import { createLazyPart, type PartState } from '../Dialog/lazyPart.ts';
import { frame } from '../QrCode/QrCode.css.ts';
import { drawing } from '../QrCode/qrDrawingForm.ts';
import type { QrCodeProps } from '../QrCode/QrDrawing.tsx';
import * as styles from './PaymentCard.css.ts';
import type { PaymentCode as PaymentCodeProps } from './paymentCardState.ts';
import { whenIdle } from './whenIdle.ts';

const drawingPart = createLazyPart<QrCodeProps>(async () => {
  const { QrDrawing } = await import('../QrCode/QrDrawing.tsx');
  return QrDrawing;
}, durations.patience);

const absent: PartState<QrCodeProps> = { name: 'absent' };
const onServer = (): PartState<QrCodeProps> => absent;

/**
 * A QR code that fills in the payment in the customer's bank app, with an instruction. It is loaded when the browser is
 * idle, not when the code scrolls into view, because a printer does not wait for loading. The numbers next to it have
 * the same information, so nothing is lost if loading fails.
 */
export function PaymentCode({ value, label, instruction }: PaymentCodeProps): ReactNode {
  const state = useSyncExternalStore(drawingPart.subscribe, drawingPart.current, onServer);

  useEffect(() => {
    let stop = whenIdle(() => {
      stop = drawingPart.demand();
    });
    return () => {
      stop();
    };
  }, []);

  if (state.name === 'givenUp') return null;
  return (
    <div className={styles.code} data-state={state.name === 'here' ? 'ready' : 'loading'}>
      <div className={frame}>
        {state.name === 'here' ? (
          <state.Part label={label} value={value} />
        ) : (
          <svg aria-hidden="true" height={drawing.size} width={drawing.size} />
        )}
      </div>
      <p className={styles.codeInstruction}>{instruction}</p>
    </div>
  );
}
