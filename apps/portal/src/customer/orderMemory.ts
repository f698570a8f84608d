import * as v from 'valibot';

import * as compilation from '../domain/debtCompilation.rules.ts';
import * as extract from '../domain/extractOrder.rules.ts';
import { createStore, type Store } from '../platform/store.ts';
import type { OrderName } from './mayBeOrdered.ts';
import { createCustomerMemory, type CustomerMemoryParts } from './customerMemory.ts';

type Parts = Pick<CustomerMemoryParts<unknown>, 'user' | 'signal' | 'storage'>;

export const createCompilationOrder = (parts: Parts): Store<compilation.CompilationOrder> =>
  createOrderMemory(parts, {
    name: 'compilationOrder',
    schema: v.object({
      next: v.picklist(['order', 'settle', 'tell', 'settleThenOrder']),
      before: v.nullable(v.number()),
    }),
    begin: compilation.noOrder,
    keep: compilation.keptOrderOf,
    recall: compilation.orderOfKept,
  });

export const createExtractOrder = (parts: Parts): Store<extract.OrderStage> =>
  createOrderMemory(parts, {
    name: 'extractOrder',
    schema: v.nullable(v.object({ Email: v.string(), Phone: v.string() })),
    begin: extract.firstStage,
    keep: extract.keptOrderOf,
    recall: extract.stageOfKept,
  });

interface OrderRules<Order, Kept> extends Pick<CustomerMemoryParts<Kept>, 'schema'> {
  readonly name: OrderName;
  readonly begin: Order;
  readonly keep: (order: Order) => Kept;
  readonly recall: (kept: Kept) => Order;
}

/** What is known of the customer's order. The tab keeps over a reload and a log-out that one may have been made (row Q22). */
function createOrderMemory<Order, Kept>(
  parts: Parts,
  { name, schema, begin, keep, recall }: OrderRules<Order, Kept>,
): Store<Order> {
  const memory = createCustomerMemory({ ...parts, name, schema, empty: keep(begin) });
  const store = createStore(recall(memory.get()));
  store.subscribe(() => memory.set(keep(store.get())));
  return store;
}
