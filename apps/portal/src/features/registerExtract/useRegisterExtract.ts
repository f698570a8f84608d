import { useEffect, useEffectEvent, useRef } from 'react';
import type { RegisterExtractRequest } from '@mina-sidor/api-client';

import { useCustomer } from '../../customer/customer.ts';
import { orderEndOf } from '../../domain/orderEnd.rules.ts';
import { noExtractContact } from '../../customer/extractContact.ts';
import { useServices } from '../../customer/services.ts';
import { nextStage, type OrderStage, type StageEvent } from '../../domain/extractOrder.rules.ts';
import { useStore } from '../../platform/store.ts';

export type RegisterExtractState =
  /** Extracts cannot be ordered now (row X06). */
  | { readonly status: 'closed' }
  | { readonly status: 'form'; readonly review: (order: RegisterExtractRequest) => void }
  | ({ readonly status: 'review' } & ReviewState)
  | { readonly status: 'ordered' };

/** The order, for the customer to check before it is sent. */
export interface ReviewState extends Omit<Extract<OrderStage, { step: 'review' }>, 'step'> {
  readonly confirm: () => void;
  readonly change: () => void;
}

/** Orders a register extract: written, reviewed, sent once (rows X01, X02, X05 and Q29). */
export function useRegisterExtract(): RegisterExtractState {
  const { client, ask, clock, pageEntry } = useServices();
  const { access, scope } = useCustomer();
  const { extractContact, extractOrder } = scope;
  const stage = useStore(extractOrder);
  const move = (event: StageEvent) => extractOrder.set(nextStage(extractOrder.get(), event));

  // Of an order of this visit.
  const answeredAt = useRef<number | null>(null);

  const leave = useEffectEvent(() => {
    const { current: at } = answeredAt;
    move({ type: 'leftPage', isUnseen: at !== null && !pageEntry.isBefore(at) });
  });
  useEffect(() => () => leave(), []);

  const confirm = async (order: RegisterExtractRequest) => {
    const written = extractContact.get();
    move({ type: 'confirmed' });
    await ask(
      async () => {
        move({ type: 'sent' });
        const result = await client.createRegisterExtractRequest({ body: order });
        const end = orderEndOf(result);
        if (end === 'ordered' && extractContact.get() === written) {
          extractContact.set(noExtractContact);
        }
        answeredAt.current = clock.now();
        // Before `outcomePolicy` is applied: the tab keeps over a log-out what is then known.
        move({ type: 'answered', end });
        return result;
      },
      { kind: 'change', isRetried: false, action: 'extractOrder' },
    );
    move({ type: 'over' });
  };

  if (stage.step === 'ordered') return { status: 'ordered' };
  if (!access.systems.registerExtract) return { status: 'closed' };
  switch (stage.step) {
    case 'form':
      return { status: 'form', review: (order) => move({ type: 'reviewed', order }) };
    case 'review': {
      const { step, ...review } = stage;
      return {
        status: step,
        ...review,
        confirm: () => void confirm(review.order),
        change: () => move({ type: 'wantsToChange' }),
      };
    }
  }
}
