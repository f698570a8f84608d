import * as v from 'valibot';

import { followCustomer } from './followCustomer.ts';
import type { SessionStore } from './session/session.ts';
import type { QuietStorage } from '../platform/storage.ts';
import { createStore, type Store } from '../platform/store.ts';

interface CustomerMemoryParts<Value> {
  readonly session: Pick<SessionStore, 'store'>;
  /** The tab's. */
  readonly storage: QuietStorage;
  /** What the storage calls it. */
  readonly name: string;
  /** What is kept has to be of this form to be taken back. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** For who has written nothing. */
  readonly empty: Value;
}

/**
 * What a customer has written into a form that is no draft, kept over pages, a reload and the end of the session: for the
 * same customer in the same tab, and gone when anybody else logs in there (row Z02).
 */
export function createCustomerMemory<Value>({
  session,
  storage,
  name,
  schema,
  empty,
}: CustomerMemoryParts<Value>): Store<Value> {
  const store = createStore(empty);
  const keptSchema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ userKey: v.string(), value: schema }),
  );
  /** Whose it is; null for nobody, and for who cannot be known again. */
  let userKey: string | null = null;

  const recall = (): Value => {
    const kept = v.safeParse(keptSchema, storage.getItem(name));
    if (kept.success && kept.output.userKey === userKey) return kept.output.value;
    storage.removeItem(name);
    return empty;
  };

  followCustomer(session, {
    arrives: (user) => {
      userKey = user.userKey;
      store.set(recall());
    },
    leaves: () => {
      userKey = null;
      store.set(empty);
    },
  });

  return {
    ...store,
    set: (value) => {
      store.set(value);
      if (userKey === null) return;
      const text = JSON.stringify({ userKey, value });
      const isEmpty = text === JSON.stringify({ userKey, value: empty });
      if (isEmpty) storage.removeItem(name);
      else storage.setItem(name, text);
    },
  };
}
