import { useRef, useState } from 'react';
import { type DialogPhaseControls, useDialogPhase } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useClaimDocumentRequests } from '../../customer/useClaimDocuments.ts';
import { orderEndOf } from '../../domain/orderEnd.rules.ts';
import { useServices } from '../../customer/services.ts';
import {
  compilationsIn,
  type OrderProblem,
  orderResultOf,
} from '../../domain/debtCompilation.rules.ts';

export interface DebtCompilation extends DialogPhaseControls {
  /** Why the order failed; read it only in the phase `error`. */
  readonly problem: OrderProblem;
  /** The customer can look at the ordered compilations. */
  readonly isListOpen: boolean;
}

/** What the button does when it is pressed next. */
type NextStep =
  | 'order'
  /** The order got no answer. Finds out whether it was made, and does not order again. */
  | 'settle'
  /** The same; orders again, as the customer asked, unless the list should show the order and cannot be fetched. */
  | 'settleThenOrder';

/**
 * Orders a debt compilation (rows C26, C27, Q17 and Q18). The order is never sent again automatically (row Q22). When
 * no answer comes, the list of documents shows whether it was made, before the customer may order again.
 */
export function useDebtCompilation(): DebtCompilation {
  const { client, ask } = useServices();
  const { access } = useCustomer();
  const documents = useClaimDocumentRequests();
  const isListOpen = access.routes.documents && access.claimDocuments === 'open';
  const [problem, setProblem] = useState<OrderProblem>('failed');
  // The number of compilations before the order. `question` numbers the requests for it, so that only the last one
  // counts.
  const before = useRef<number | null>(null);
  const question = useRef(0);
  const next = useRef<NextStep>('order');

  const countBefore = async () => {
    question.current += 1;
    const mine = question.current;
    before.current = null;
    if (!isListOpen) return;
    const count = compilationsIn(await documents.ask());
    // A late answer may already include the ordered one.
    if (mine === question.current) before.current = count;
  };

  const succeed = () => {
    next.current = 'order';
    void ask(() => client.confirmDebtCompilation({ body: {} }), {
      kind: 'report',
      isRetried: false,
    });
    return true;
  };

  const fail = (reason: OrderProblem) => {
    next.current = reason === 'failed' || reason === 'notFound' ? 'order' : 'settle';
    setProblem(reason);
    return false;
  };

  const findOrder = async () => {
    const now = isListOpen ? compilationsIn(await documents.refetch()) : null;
    return orderResultOf({ before: before.current, now, isListOpen });
  };

  const end = (result: 'ordered' | OrderProblem) =>
    result === 'ordered' ? succeed() : fail(result);

  const order = async () => {
    question.current += 1;
    const result = await ask(() => client.getDebtCompilation(), {
      kind: 'change',
      isRetried: false,
      action: 'order',
    });
    switch (orderEndOf(result)) {
      case 'ordered':
        if (isListOpen) void documents.refetch();
        return end('ordered');
      case 'failed':
        return end('failed');
      case 'unknown':
        return end(await findOrder());
    }
  };

  const carryOut = async () => {
    switch (next.current) {
      case 'order':
        return order();
      case 'settle':
        return end(await findOrder());
      case 'settleThenOrder': {
        const result = await findOrder();
        return result === 'ordered' || result === 'unknown' ? end(result) : order();
      }
    }
  };

  const dialog = useDialogPhase(carryOut);
  return {
    ...dialog,
    problem,
    isListOpen,
    onOpenChange: (open) => {
      // Otherwise the dialog shows the order that is running, or its result.
      if (open && (dialog.isOver || dialog.phase === 'confirm')) {
        if (next.current === 'order') void countBefore();
        else next.current = 'settleThenOrder';
      }
      dialog.onOpenChange(open);
    },
  };
}
