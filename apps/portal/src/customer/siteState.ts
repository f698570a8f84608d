import {
  type ApiFailure,
  type PortalClient,
  protocol,
  type SiteStateEntry,
  type System,
  systems,
  toSystem,
} from '@mina-sidor/api-client';

import { needsVip, type SiteState, type Vip } from '../domain/access.ts';
import { createStore, type ReadableStore } from '../platform/store.ts';
import type { Scope } from './scope.ts';

/** How long a system that answered 503 counts as off. The site state may say so for longer. */
const switchedOffFor = 60_000;

export interface SiteStatus {
  /** While false, all systems but payments count as online. */
  readonly isKnown: boolean;
  readonly siteState: SiteState;
  /** The deployed release, from the response header (row Q13). */
  readonly releaseId: string | null;
}

export interface SiteStateStore {
  readonly store: ReadableStore<SiteStatus>;
  /**
   * Fetches the state of all systems, and VIP access if `needsVip`. Called at start, on entry to every route (row T02) and
   * while files are held.
   */
  readonly refresh: (scope: Scope) => Promise<void>;
  /** Switches a system off at once, because a call got that answer (row E02). */
  readonly switchOff: (system: System) => void;
  /** Makes the next answer decide alone. Call it before `refresh` when the customer asks to try again (row Z63). */
  readonly believeNextAnswer: () => void;
  /** Why the last request failed; undefined once the state is known. */
  readonly failure: () => ApiFailure | undefined;
  /** Whether the answer may change what the customer can see, so that the page should wait for it. */
  readonly lacksAnswer: (scope: Scope) => boolean;
}

/** Unknown names are ignored, and the last entry of a name wins (row T01). */
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
  readonly client: Pick<PortalClient, 'getSiteCurrentState' | 'getVipAccess'>;
  readonly now: () => number;
}

export function createSiteStateStore({ client, now }: SiteStateOptions): SiteStateStore {
  const store = createStore<SiteStatus>({
    isKnown: false,
    siteState: assumedOnline,
    releaseId: null,
  });
  const offUntil = new Map<System, number>();
  let lastFailure: ApiFailure | undefined;
  /** The question that has no answer yet. Whoever asks meanwhile for the same customer gets its answer. */
  let underWay: Promise<void> | null = null;
  /** For whom the newest question was asked. Answers for anybody else are ignored. */
  let newest: AbortSignal | null = null;

  const withSwitchedOff = (siteState: SiteState): SiteState => {
    const off = [...offUntil]
      .filter(([, until]) => until > now())
      .map(([system]): [System, 'down'] => [system, 'down']);
    return { ...siteState, ...Object.fromEntries(off) };
  };

  const askVip = async ({ owner, ask }: Scope, siteState: SiteState): Promise<Vip> => {
    if (owner === null || !needsVip(siteState)) return null;
    const result = await ask(() => client.getVipAccess(), { kind: 'background' });
    return result.outcome === 'ok' ? result.value : false;
  };

  const askFor = async (scope: Scope): Promise<void> => {
    const isTooLate = () => scope.signal.aborted || newest !== scope.signal;
    const result = await scope.ask(() => client.getSiteCurrentState(), { kind: 'background' });
    if (isTooLate()) return;
    if (result.outcome !== 'ok') {
      lastFailure = result;
      return;
    }
    const siteState = readSiteState(result.value);
    const vip = await askVip(scope, withSwitchedOff(siteState));
    if (isTooLate()) return;
    scope.vip.set(vip);
    store.set({
      isKnown: true,
      siteState: withSwitchedOff(siteState),
      releaseId: result.headers.get(protocol.releaseHeader) ?? store.get().releaseId,
    });
  };

  return {
    store,
    refresh: (scope) => {
      if (underWay !== null && newest === scope.signal) return underWay;
      newest = scope.signal;
      const answer = askFor(scope).finally(() => {
        if (underWay === answer) underWay = null;
      });
      underWay = answer;
      return answer;
    },
    switchOff: (system) => {
      offUntil.set(system, now() + switchedOffFor);
      const current = store.get();
      store.set({ ...current, siteState: { ...current.siteState, [system]: 'down' } });
    },
    believeNextAnswer: () => offUntil.clear(),
    failure: () => (store.get().isKnown ? undefined : lastFailure),
    lacksAnswer: ({ owner, vip }) => {
      const { isKnown, siteState } = store.get();
      return !isKnown || (owner !== null && vip.get() === null && needsVip(siteState));
    },
  };
}
