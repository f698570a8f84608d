import * as v from 'valibot';

import { type CompilationOrder, keptOrderOf, noOrder } from '../domain/debtCompilation.rules.ts';
import { createStore, type Store } from '../platform/store.ts';
import { createCustomerMemory, type CustomerMemoryParts } from './customerMemory.ts';

const keptSchema = v.object({
  next: v.picklist(['order', 'settle', 'settleThenOrder']),
  before: v.nullable(v.number()),
});

/**
 * What is known of the customer's order of a debt compilation. The tab keeps over a reload and a log-out that one may have been
 * made, so that it is looked for before another one is sent (row Q22).
 */
export function createCompilationOrder(
  parts: Pick<CustomerMemoryParts<unknown>, 'user' | 'signal' | 'storage'>,
): Store<CompilationOrder> {
  const memory = createCustomerMemory({
    ...parts,
    name: 'compilationOrder',
    schema: keptSchema,
    empty: keptOrderOf(noOrder),
  });
  const store = createStore<CompilationOrder>({ ...noOrder, ...memory.get() });
  store.subscribe(() => memory.set(keptOrderOf(store.get())));
  return store;
}
