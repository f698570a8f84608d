import type { User } from '@mina-sidor/api-client';

import { newId } from '../platform/newId.ts';
import { createStore, type Store } from '../platform/store.ts';
import type { CompilationOrder } from '../domain/debtCompilation.rules.ts';
import type { OrderStage } from '../domain/extractOrder.rules.ts';
import { createCustomerMemory } from './customerMemory.ts';
import { createDraftStore, type DraftStore } from './drafts/drafts.ts';
import { warnBeforeUnload } from './drafts/warnBeforeUnload.ts';
import { type ExtractContact, extractContactSchema, noExtractContact } from './extractContact.ts';
import { initialLists, type ListSettings, listSettingsSchema } from './listSettings.ts';
import { createCompilationOrder, createExtractOrder } from './orderMemory.ts';
import { createPaymentMemory, type PaymentMemory } from './payment/paymentMemory.ts';
import {
  contactName,
  createScope,
  listSettingsName,
  type Scope,
  type ScopeParts,
} from './scope.ts';

/** Everything in this tab that belongs to one customer. Created when the customer arrives. */
export interface CustomerScope extends Scope {
  readonly owner: string;
  /** Sorting, filters and number of rows of the lists. The tab keeps them over a reload, but not over a log-out. */
  readonly listSettings: Store<ListSettings>;
  /** Messages that the customer is writing or sending (rows M08 and Z02). */
  readonly drafts: DraftStore;
  /** What the customer last sent of how to be reached, so that forms ask once. The tab forgets it at a log-out. */
  readonly contact: Store<ExtractContact>;
  /** The contact details in the form of the register extract. */
  readonly extractContact: Store<ExtractContact>;
  /** The order of a register extract, which goes on when the customer leaves its page. */
  readonly extractOrder: Store<OrderStage>;
  /** The order of a debt compilation, which goes on when the customer leaves its page. */
  readonly compilationOrder: Store<CompilationOrder>;
  /** Payments that were begun in this browser (row Z27). */
  readonly payments: PaymentMemory;
  /** True while any page is creating a payment, of a case or of the whole debt (rows P05 and C23). */
  readonly isPaymentBeingCreated: Store<boolean>;
}

/** @param ownMark the mark of the session in which the server said who the customer is */
export function createCustomerScope(
  user: User,
  parts: ScopeParts,
  ownMark?: string | null,
): CustomerScope {
  const { storage, browserStorage, ownerOf, otherCustomer, askForUser } = parts;
  const owner = ownerOf(user);
  const scope = createScope(owner, parts, ownMark);
  const { signal, ask, isNewestLogin } = scope;
  const isOurs = (other: User) => ownerOf(other) === owner;

  const drafts = createDraftStore({
    user,
    signal,
    storage,
    newId,
    ask: (call) => ask(call, { kind: 'change', isRetried: false }),
    askForUser,
    isStillOurs: isOurs,
    changeCustomer: otherCustomer,
  });
  warnBeforeUnload(drafts);

  /** Asks the server whose session it is. If it is another customer's, the tab changes to that one. */
  const isStillOurs = async () => {
    const answer = await ask(() => askForUser(), { kind: 'report', isRetried: false });
    if (answer.outcome !== 'ok') return false;
    if (isOurs(answer.value)) return true;
    otherCustomer();
    return false;
  };

  return {
    ...scope,
    drafts,
    listSettings: createCustomerMemory({
      user,
      signal,
      storage,
      name: listSettingsName,
      schema: listSettingsSchema,
      empty: initialLists,
    }),
    contact: createCustomerMemory({
      user,
      signal,
      storage,
      name: contactName,
      schema: extractContactSchema,
      empty: noExtractContact,
    }),
    extractContact: createCustomerMemory({
      user,
      signal,
      storage,
      name: 'extractContact',
      schema: extractContactSchema,
      empty: noExtractContact,
    }),
    extractOrder: createExtractOrder({ user, signal, storage }),
    compilationOrder: createCompilationOrder({ user, signal, storage }),
    payments: createPaymentMemory({
      ...parts,
      owner,
      signal,
      ask,
      isStillOurs,
      isNewestLogin,
      storage: browserStorage,
    }),
    isPaymentBeingCreated: createStore(false),
  };
}
