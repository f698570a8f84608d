import { useRef, useState } from 'react';
import { type DialogPhaseControls, useDialogPhase } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useClaimDocumentRequests } from '../../customer/useClaimDocuments.ts';
import { useServices } from '../../customer/services.ts';
import type { OrderProblem, OrderResult } from '../../domain/debtCompilation.rules.ts';
import { createOrdering } from './createOrdering.ts';

export interface DebtCompilation extends DialogPhaseControls {
  /** Why the order failed; read it only in the phase `error`. */
  readonly problem: OrderProblem;
  /** The customer can look at the ordered compilations. */
  readonly isListOpen: boolean;
}

/** Orders a debt compilation in a dialog. One that opens while an order is running gives its result, and orders nothing. */
export function useDebtCompilation(): DebtCompilation {
  const { client, ask } = useServices();
  const { access, scope } = useCustomer();
  const documents = useClaimDocumentRequests();
  const isListOpen = access.routes.documents && access.claimDocuments === 'open';
  const known = scope.compilationOrder;
  const ordering = createOrdering({ client, ask, known, documents, isListOpen });
  const [problem, setProblem] = useState<OrderProblem>('failed');
  // The order that was running when the dialog opened. Its result answers the next press, also if it ends before that.
  const joined = useRef<Promise<OrderResult> | null>(null);

  const dialog = useDialogPhase(async () => {
    const result = await (joined.current ?? ordering.joinOrRun());
    joined.current = null;
    if (result === 'ordered') return true;
    setProblem(result);
    return false;
  });
  return {
    ...dialog,
    problem,
    isListOpen,
    onOpenChange: (open) => {
      // Otherwise the dialog shows its own order, which is running, or its result.
      if (open && (dialog.isOver || dialog.phase === 'confirm')) {
        joined.current = known.get().running;
        if (joined.current === null) ordering.prepare();
      }
      dialog.onOpenChange(open);
    },
  };
}
