import { useRef, useState } from 'react';
import { type DialogPhaseControls, useDialogPhase } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useClaimDocumentRequests } from '../../customer/useClaimDocuments.ts';
import { orderEndOf } from '../../domain/orderEnd.rules.ts';
import { useServices } from '../../customer/services.ts';
import {
  type CompilationOrder,
  compilationsIn,
  nextSteps,
  type OrderProblem,
  type OrderResult,
  orderResultOf,
} from '../../domain/debtCompilation.rules.ts';

export interface DebtCompilation extends DialogPhaseControls {
  /** Why the order failed; read it only in the phase `error`. */
  readonly problem: OrderProblem;
  /** The customer can look at the ordered compilations. */
  readonly isListOpen: boolean;
}

/**
 * Orders a debt compilation (rows C26, C27, Q17 and Q18). The order is never sent again automatically (row Q22). When
 * no answer comes, the list of documents shows whether it was made, before the customer may order again. All pages share
 * the order: a dialog that opens while it is running gives its result, and orders nothing.
 */
export function useDebtCompilation(): DebtCompilation {
  const { client, ask } = useServices();
  const { access, scope } = useCustomer();
  const { compilationOrder } = scope;
  const documents = useClaimDocumentRequests();
  const isListOpen = access.routes.documents && access.claimDocuments === 'open';
  const [problem, setProblem] = useState<OrderProblem>('failed');
  // The order that was running when the dialog opened. Its result answers the next press, also if it ends before that.
  const joined = useRef<Promise<OrderResult> | null>(null);

  const remember = (known: Partial<CompilationOrder>) =>
    compilationOrder.set({ ...compilationOrder.get(), ...known });

  const countBefore = async () => {
    const counting = compilationOrder.get().counting + 1;
    remember({ before: null, counting });
    if (!isListOpen) return;
    const before = compilationsIn(await documents.ask());
    // A late answer may already include the ordered one.
    if (compilationOrder.get().counting === counting) remember({ before });
  };

  const prepareOrder = () => {
    if (compilationOrder.get().next === 'order') void countBefore();
    else remember({ next: 'settleThenOrder' });
  };

  const findOrder = async () => {
    const now = isListOpen ? compilationsIn(await documents.refetch()) : null;
    return orderResultOf({ before: compilationOrder.get().before, now, isListOpen });
  };

  const order = async (): Promise<OrderResult> => {
    remember({ counting: compilationOrder.get().counting + 1 });
    const result = await ask(() => client.getDebtCompilation(), {
      kind: 'change',
      isRetried: false,
      action: 'order',
    });
    const end = orderEndOf(result);
    if (end === 'ordered' && isListOpen) void documents.refetch();
    return end === 'unknown' ? findOrder() : end;
  };

  const nextResult = async (): Promise<OrderResult> => {
    const { next } = compilationOrder.get();
    if (next === 'order') return order();
    const result = await findOrder();
    const isSettled = next === 'settle' || result === 'ordered' || result === 'unknown';
    return isSettled ? result : order();
  };

  const run = async (): Promise<OrderResult> => {
    try {
      const result = await nextResult();
      remember({ next: nextSteps[result] });
      if (result === 'ordered') {
        void ask(() => client.confirmDebtCompilation({ body: {} }), {
          kind: 'report',
          isRetried: false,
        });
      }
      return result;
    } finally {
      remember({ running: null });
    }
  };

  const joinOrRun = () => {
    const running = compilationOrder.get().running ?? run();
    remember({ running });
    return running;
  };

  const dialog = useDialogPhase(async () => {
    const result = await (joined.current ?? joinOrRun());
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
        joined.current = compilationOrder.get().running;
        if (joined.current === null) prepareOrder();
      }
      dialog.onOpenChange(open);
    },
  };
}
