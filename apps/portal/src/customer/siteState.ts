import {
  type ApiFailure,
  type ApiResult,
  type PortalClient,
  protocol,
  type SiteStateEntry,
  type System,
  systems,
  toSystem,
} from '@mina-sidor/api-client';

import { needsVip, type SiteState, type Vip } from '../domain/access.ts';
import { createStore, type ReadableStore } from '../platform/store.ts';

/** How long a system that answered 503 stays off, unless site state says so for longer. */
const switchedOffFor = 60_000;

export interface SiteStatus {
  /** `assumed` when the server could not be asked at first load: all systems but payments count as online. */
  readonly certainty: 'unknown' | 'assumed' | 'known';
  readonly siteState: SiteState;
  readonly vip: Vip;
  /** The deployed release, from the response header (row Q13). */
  readonly releaseId: string | null;
}

export interface SiteStateStore {
  readonly store: ReadableStore<SiteStatus>;
  /** Asks for the state of all systems, at start and on entry to every route (row T02). */
  readonly refresh: (options: { readonly isLoggedIn: boolean }) => Promise<SiteStatus>;
  /** Switches a system off at once, because a call has answered that it is (row E02). */
  readonly switchOff: (system: System) => void;
  /** How sure it is what is online. */
  readonly certainty: () => SiteStatus['certainty'];
  /** What has come in place of the answer while it is only assumed what is online. */
  readonly lastFailure: () => ApiFailure | undefined;
  /** Whether the next answer may change who sees what, so that it is worth waiting for. */
  readonly lacksAnswer: (options: { readonly isLoggedIn: boolean }) => boolean;
  /** Forgets what depends on the customer. */
  readonly forgetCustomer: () => void;
}

/** The entries by system; names that are not known are ignored, and the last entry of a name counts (row T01). */
export function readSiteState(entries: readonly SiteStateEntry[]): SiteState {
  const state: Partial<Record<System, boolean>> = {};
  for (const { system: name, online } of entries) {
    const system = toSystem(name);
    if (system !== null) state[system] = online;
  }
  return state;
}

const assumedOnline: SiteState = Object.fromEntries(
  systems.map((system) => [system, system !== 'payments']),
);

interface SiteStateOptions {
  readonly client: PortalClient;
  readonly now: () => number;
  /** Makes a call with the retries of any query, and lets the policy decide about its failure. */
  readonly ask: <Value>(call: () => Promise<ApiResult<Value>>) => Promise<ApiResult<Value>>;
}

export function createSiteStateStore({ client, now, ask }: SiteStateOptions): SiteStateStore {
  const store = createStore<SiteStatus>({
    certainty: 'unknown',
    siteState: assumedOnline,
    vip: null,
    releaseId: null,
  });
  let lastFailure: ApiFailure | undefined;
  const offUntil = new Map<System, number>();
  // Raised by everything that makes an earlier question pointless, so that its late answer is dropped.
  let generation = 0;

  const withSwitchedOff = (siteState: SiteState): SiteState => {
    const off = [...offUntil]
      .filter(([, until]) => until > now())
      .map(([system]): [System, 'down'] => [system, 'down']);
    return { ...siteState, ...Object.fromEntries(off) };
  };

  const askVip = async (siteState: SiteState): Promise<Vip> => {
    if (!needsVip(siteState)) return null;
    const result = await ask(() => client.getVipAccess());
    return result.outcome === 'ok' ? result.value : false;
  };

  return {
    store,
    refresh: async ({ isLoggedIn }) => {
      generation += 1;
      const mine = generation;
      const result = await ask(() => client.getSiteCurrentState());
      if (mine !== generation) return store.get();
      const previous = store.get();
      if (result.outcome !== 'ok') {
        lastFailure = result;
        if (previous.certainty === 'unknown') store.set({ ...previous, certainty: 'assumed' });
        return store.get();
      }
      const siteState = withSwitchedOff(readSiteState(result.value));
      const vip = isLoggedIn ? await askVip(siteState) : null;
      if (mine !== generation) return store.get();
      const releaseId = result.headers.get(protocol.releaseHeader) ?? previous.releaseId;
      store.set({ certainty: 'known', siteState: withSwitchedOff(siteState), vip, releaseId });
      return store.get();
    },
    switchOff: (system) => {
      offUntil.set(system, now() + switchedOffFor);
      const current = store.get();
      store.set({ ...current, siteState: { ...current.siteState, [system]: 'down' } });
    },
    certainty: () => store.get().certainty,
    lastFailure: () => (store.get().certainty === 'assumed' ? lastFailure : undefined),
    lacksAnswer: ({ isLoggedIn }) => {
      const { certainty, siteState, vip } = store.get();
      return certainty !== 'known' || (isLoggedIn && vip === null && needsVip(siteState));
    },
    forgetCustomer: () => {
      generation += 1;
      store.set({ ...store.get(), vip: null });
    },
  };
}
