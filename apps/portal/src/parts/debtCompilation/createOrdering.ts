import type { PortalClient } from '@mina-sidor/api-client';

import type { Services } from '../../customer/services.ts';
import type { ClaimDocumentRequests } from '../../customer/useClaimDocuments.ts';
import {
  type CompilationOrder,
  compilationsIn,
  nextSteps,
  type OrderResult,
  orderResultOf,
} from '../../domain/debtCompilation.rules.ts';
import { orderEndOf } from '../../domain/orderEnd.rules.ts';
import type { Store } from '../../platform/store.ts';

interface OrderingParts {
  readonly client: Pick<PortalClient, 'getDebtCompilation' | 'confirmDebtCompilation'>;
  readonly ask: Services['ask'];
  /** All pages share it. */
  readonly known: Store<CompilationOrder>;
  readonly documents: ClaimDocumentRequests;
  /** The customer can look at the ordered compilations. */
  readonly isListOpen: boolean;
}

/**
 * Orders debt compilations (rows C26, C27, Q17 and Q18). The order is never sent again automatically (row Q22). When no
 * answer comes, the list of documents shows whether it was made, before the customer may order again.
 */
export function createOrdering({ client, ask, known, documents, isListOpen }: OrderingParts) {
  const remember = (news: Partial<CompilationOrder>) => known.set({ ...known.get(), ...news });

  const countBefore = async () => {
    const counting = known.get().counting + 1;
    remember({ before: null, counting });
    if (!isListOpen) return;
    const before = compilationsIn(await documents.ask());
    // A late answer may already include the ordered one.
    if (known.get().counting === counting) remember({ before });
  };

  const prepare = () => {
    const { next } = known.get();
    if (next === 'order') void countBefore();
    if (next === 'settle') remember({ next: 'settleThenOrder' });
  };

  const findOrder = async () => {
    const now = isListOpen ? compilationsIn(await documents.refetch()) : null;
    return orderResultOf({ before: known.get().before, now, isListOpen });
  };

  const order = async (): Promise<OrderResult> => {
    // One that fails says nothing of an earlier one that got no answer.
    const afterFailure = known.get().next === 'order' ? 'order' : 'settle';
    remember({ counting: known.get().counting + 1 });
    const result = await ask(
      async () => {
        remember({ next: 'tell' });
        const answer = await client.getDebtCompilation();
        // Before `outcomePolicy` is applied: the tab keeps over a log-out what is then known.
        if (orderEndOf(answer) === 'failed') remember({ next: afterFailure });
        return answer;
      },
      { kind: 'change', isRetried: false, action: 'compilationOrder' },
    );
    const isSent = known.get().next === 'tell';
    const end = isSent ? orderEndOf(result) : 'failed';
    if (end === 'ordered' && isListOpen) void documents.refetch();
    return end === 'unknown' ? findOrder() : end;
  };

  const nextResult = async (): Promise<OrderResult> => {
    const { next } = known.get();
    if (next === 'order') return order();
    const result = await findOrder();
    const isSettled = next !== 'settleThenOrder' || result === 'ordered' || result === 'unknown';
    return isSettled ? result : order();
  };

  const run = async (): Promise<OrderResult> => {
    try {
      const result = await nextResult();
      if (result !== 'failed') remember({ next: nextSteps[result] });
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
    const running = known.get().running ?? run();
    remember({ running });
    return running;
  };

  return {
    /** Call it before the customer can order. */
    prepare,
    /** Gives the result of the order that is running, or of a new one. */
    joinOrRun,
  };
}
