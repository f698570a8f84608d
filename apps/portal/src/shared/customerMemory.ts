import * as v from 'valibot';

import { quietly } from './drafts/draftMemory.ts';
import { customerOf } from './oneCustomer.ts';
import type { SessionStore } from './session.ts';
import { createStore, type Store } from './store.ts';

interface CustomerMemoryParts<Value> {
  readonly session: Pick<SessionStore, 'store'>;
  /** The tab's, or null where the browser forbids it; then the value lives as long as the visit. */
  readonly storage: Storage | null;
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
  /** Whose it is; null for nobody. */
  let customer: string | null = null;
  let userKey: string | null = null;

  const recall = (): Value => {
    const kept = v.safeParse(keptSchema, quietly(() => storage?.getItem(name)) ?? null);
    if (kept.success && kept.output.userKey === userKey) return kept.output.value;
    quietly(() => storage?.removeItem(name));
    return empty;
  };

  session.store.subscribe(() => {
    const current = session.store.get();
    if (current.status === 'anonymous') {
      customer = null;
      userKey = null;
      store.set(empty);
    }
    if (current.status !== 'loggedIn' || customerOf(current.user) === customer) return;
    customer = customerOf(current.user);
    userKey = current.user.userKey;
    store.set(recall());
  });

  return {
    ...store,
    set: (value) => {
      store.set(value);
      if (userKey === null) return;
      const text = JSON.stringify({ userKey, value });
      const isEmpty = text === JSON.stringify({ userKey, value: empty });
      quietly(() => (isEmpty ? storage?.removeItem(name) : storage?.setItem(name, text)));
    },
  };
}
