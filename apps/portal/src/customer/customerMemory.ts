import type { User } from '@mina-sidor/api-client';
import * as v from 'valibot';

import type { QuietStorage } from '../platform/storage.ts';
import { createStore, type Store } from '../platform/store.ts';

interface CustomerMemoryParts<Value> {
  /** Whose it is. Without a key it is kept in memory only. */
  readonly user: Pick<User, 'userKey'>;
  /** Aborted when the customer leaves: then nothing is kept any more. */
  readonly signal: AbortSignal;
  /** The tab's. */
  readonly storage: QuietStorage;
  /** What the storage calls it. */
  readonly name: string;
  /** What is kept has to be of this form to be taken back. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** The value while nothing is written. */
  readonly empty: Value;
}

/**
 * What a customer has written into a form that is no draft. The tab keeps it over pages, a reload and a log-out for the
 * same customer, and drops it when anybody else logs in (row Z02).
 */
export function createCustomerMemory<Value>({
  user: { userKey },
  signal,
  storage,
  name,
  schema,
  empty,
}: CustomerMemoryParts<Value>): Store<Value> {
  const keptSchema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ userKey: v.string(), value: schema }),
  );

  const recall = (): Value => {
    const kept = v.safeParse(keptSchema, storage.getItem(name));
    if (kept.success && kept.output.userKey === userKey) return kept.output.value;
    storage.removeItem(name);
    return empty;
  };

  const store = createStore(recall());
  return {
    ...store,
    set: (value) => {
      if (signal.aborted) return;
      store.set(value);
      if (userKey === null) return;
      const text = JSON.stringify({ userKey, value });
      const isEmpty = text === JSON.stringify({ userKey, value: empty });
      if (isEmpty) storage.removeItem(name);
      else storage.setItem(name, text);
    },
  };
}
