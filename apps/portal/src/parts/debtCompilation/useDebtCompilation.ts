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
 * the order: pressed again while it is running, the button waits for its result.
 */
export function useDebtCompilation(): DebtCompilation {
  const { client, ask } = useServices();
  const { access, scope } = useCustomer();
  const { compilationOrder } = scope;
  const documents = useClaimDocumentRequests();
  const isListOpen = access.routes.documents && access.claimDocuments === 'open';
  const [problem, setProblem] = useState<OrderProblem>('failed');
  // Numbers the requests for the compilations before the order, so that only the last one counts.
  const question = useRef(0);

  const remember = (known: Partial<CompilationOrder>) =>
    compilationOrder.set({ ...compilationOrder.get(), ...known });

  const countBefore = async () => {
    question.current += 1;
    const mine = question.current;
    remember({ before: null });
    if (!isListOpen) return;
    const before = compilationsIn(await documents.ask());
    // A late answer may already include the ordered one.
    if (mine === question.current) remember({ before });
  };

  const findOrder = async () => {
    const now = isListOpen ? compilationsIn(await documents.refetch()) : null;
    return orderResultOf({ before: compilationOrder.get().before, now, isListOpen });
  };

  const order = async (): Promise<OrderResult> => {
    question.current += 1;
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

  const dialog = useDialogPhase(async () => {
    const running = compilationOrder.get().running ?? run();
    remember({ running });
    const result = await running;
    if (result === 'ordered') return true;
    setProblem(result);
    return false;
  });
  return {
    ...dialog,
    problem,
    isListOpen,
    onOpenChange: (open) => {
      const { next, running } = compilationOrder.get();
      // Otherwise the dialog shows the order that is running, or its result.
      if (open && running === null && (dialog.isOver || dialog.phase === 'confirm')) {
        if (next === 'order') void countBefore();
        else remember({ next: 'settleThenOrder' });
      }
      dialog.onOpenChange(open);
    },
  };
}
