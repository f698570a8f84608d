import { useRef, useState } from 'react';
import { type DialogPhaseControls, useDialogPhase } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useDocumentEnquiry } from '../../customer/useClaimDocuments.ts';
import { orderEndOf } from '../../domain/orderEnd.rules.ts';
import { isAnswered } from '../../domain/outcomePolicy.ts';
import { useServices } from '../../customer/services.ts';
import {
  compilationsIn,
  type OrderProblem,
  orderStandsAs,
} from '../../domain/debtCompilation.rules.ts';

export interface DebtCompilation extends DialogPhaseControls {
  /** Why the order has not succeeded, in the dialog's phase `error`. */
  readonly problem: OrderProblem;
}

/** What the customer's next press does. */
type NextStep =
  | 'order'
  /** An order got no answer: finds out what became of it, and orders nothing. */
  | 'settle'
  /** The same, but the customer knows of it and has asked for the order anew. */
  | 'settleThenOrder';

/**
 * Orders a debt compilation (rows C26, C27, Q17 and Q18). The order is made once and never repeated by itself (row Q22):
 * where no answer comes, the documents are asked for what it did before the customer is offered to order again.
 */
export function useDebtCompilation(): DebtCompilation {
  const { client, ask } = useServices();
  const { access } = useCustomer();
  const documents = useDocumentEnquiry();
  const isListOpen = access.routes.documents && access.claimDocuments === 'open';
  const [problem, setProblem] = useState<OrderProblem>('failed');
  // How many compilations there were before the order, and which question for them still counts.
  const before = useRef<number | null>(null);
  const question = useRef(0);
  const wasAnswered = useRef(false);
  const next = useRef<NextStep>('order');

  const countBefore = async () => {
    question.current += 1;
    const mine = question.current;
    before.current = null;
    if (!isListOpen) return;
    const count = compilationsIn(await documents.ask());
    // An answer that comes after the order may have the ordered one in it.
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
    next.current = reason === 'unknown' || reason === 'unverifiable' ? 'settle' : 'order';
    setProblem(reason);
    return false;
  };

  const settle = async () => {
    const now = compilationsIn(await documents.refetch());
    const stand = orderStandsAs({
      before: before.current,
      now,
      wasAnswered: wasAnswered.current,
    });
    return stand === 'ordered' ? succeed() : fail(stand);
  };

  const order = async () => {
    question.current += 1;
    const result = await ask(() => client.getDebtCompilation(), {
      kind: 'change',
      isRetried: false,
      wish: 'order',
    });
    const end = orderEndOf(result);
    wasAnswered.current = result.outcome === 'ok' || isAnswered(result);
    switch (end) {
      case 'ordered':
        if (isListOpen) void documents.refetch();
        return succeed();
      case 'failed':
        return fail('failed');
      case 'unknown':
        return settle();
    }
  };

  const carryOut = async () => {
    switch (next.current) {
      case 'order':
        return order();
      case 'settle':
        return settle();
      case 'settleThenOrder':
        return (await settle()) || order();
    }
  };

  const dialog = useDialogPhase(carryOut);
  return {
    ...dialog,
    problem,
    onOpenChange: (open) => {
      // Otherwise the dialog opens on what became of the order, or on the order under way.
      if (open && (dialog.isOver || dialog.phase === 'confirm')) {
        if (next.current === 'order') void countBefore();
        else next.current = 'settleThenOrder';
      }
      dialog.onOpenChange(open);
    },
  };
}
