import { useEffect, useRef } from 'react';

import { focusPageHeading } from '../../shared/focusPageHeading.ts';
import type { PaymentPanel } from './paymentPanel.rules.ts';

/**
 * Keeps focus when another panel has come under the customer and what had focus is gone. Its effect runs after those of
 * the panel, so a message that takes focus itself keeps it.
 *
 * @param isPending the answer is awaited, and may bring a message of its own
 */
export function usePanelFocus(kind: PaymentPanel['kind'] | null, isPending: boolean): void {
  const kindWithFocus = useRef(kind);
  useEffect(() => {
    if (isPending || kindWithFocus.current === kind) return;
    kindWithFocus.current = kind;
    if (document.activeElement === document.body) focusPageHeading();
  }, [kind, isPending]);
}
