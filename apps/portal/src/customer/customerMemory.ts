import type { User } from '@mina-sidor/api-client';
import * as v from 'valibot';

import type { SafeStorage, StoredName } from '../platform/storage.ts';
import { createStore, type Store } from '../platform/store.ts';

export interface CustomerMemoryParts<Value> {
  /** The owner of the value. Without a key, the value is kept in memory only. */
  readonly user: Pick<User, 'userKey'>;
  /** Aborted when the customer leaves; nothing is stored after that. */
  readonly signal: AbortSignal;
  /** This tab's storage. */
  readonly storage: SafeStorage;
  /** The name in the storage. */
  readonly name: StoredName;
  /** A stored value that does not match is dropped. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** The value of an empty form; it is not stored. */
  readonly empty: Value;
}

/**
 * Keeps what a customer has written in a form. The tab stores it over page changes, a reload and a log-out, and
 * deletes it when another customer logs in (row Z02). Messages use drafts instead.
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
