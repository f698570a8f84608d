import { createContext, use } from 'react';
import type { State } from 'swr';
import type { ApiFailure, ApiResult, Clock, PortalClient } from '@mina-sidor/api-client';

import { type Access, access, isPortalOpen, leadsToMessages } from './access.ts';
import { type ClientState, createClientStateStore, initialClientState } from './clientState.ts';
import type { Config, Environment } from './config.ts';
import { createAfterRefusal } from './createAfterRefusal.ts';
import { createCustomerMemory } from './customerMemory.ts';
import type { DeviceKind } from './deviceKind.ts';
import { isInactiveTooLong } from './inactivity.rules.ts';
import { browserStorage, createLastAction, type LastAction } from './lastAction.ts';
import { createDraftStore, type DraftStore } from './drafts/drafts.ts';
import { createErrorLog, type ErrorLog } from './errors/errorLog.ts';
import { type ExtractContact, extractContactSchema, noExtractContact } from './extractContact.ts';
import { createLiveEvents, type LiveEvents } from './live/liveEvents.ts';
import type { LogOutReason } from './logOutReason.rules.ts';
import type { GlobalError } from './globalError.ts';
import { isOnline } from './network.ts';
import { createOutdated, type Outdated } from './outdated.ts';
import { type CallKind, outcomePolicy } from './outcomePolicy.ts';
import { isOfEarlierSession } from './refusal.ts';
import { withRetries } from './retry.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { createSiteStateStore, type SiteStateStore, type SiteStatus } from './siteState.ts';
import { tabStorage } from './storage.ts';
import { createStore, type Store, useStore } from './store.ts';

/** The checkout has a document of its own, whose policy lets the payment company's script run. */
type DocumentKind = 'page' | 'checkout';

interface AskOptions {
  /** How much a failure may disturb. */
  readonly kind: CallKind;
  /** False for what is not worth waiting for (row Q28). @default true */
  readonly isRetried?: boolean;
  /** False when nobody looks at the page any more that asked; then a failure disturbs nothing. */
  readonly isWanted?: () => boolean;
}

/** One log-out; a new object each time, so that two for the same reason are two. */
interface LogOut {
  readonly reason: LogOutReason;
}

type GoToLoggedOut = (reason: LogOutReason) => void;

/** What the application is made of besides its pages; made once in `startPortal.tsx`, replaceable in tests. */
export interface Services {
  readonly client: PortalClient;
  readonly clock: Clock;
  readonly config: Config;
  readonly environment: Environment;
  readonly deviceKind: DeviceKind;
  readonly session: SessionStore;
  readonly siteState: SiteStateStore;
  readonly clientState: Store<ClientState>;
  /** What queries have answered, for this customer only. */
  readonly queryCache: Map<string, State>;
  /** What the page shows from before, since it could not be fetched anew. */
  readonly outdated: Outdated;
  /** Counts the customers of this tab, so that a late answer to one can never be shown to the next. */
  readonly customerEpoch: () => number;
  /** What the customer is writing, and sending (rows M08 and Z02). */
  readonly drafts: DraftStore;
  /** What the customer has written to order a register extract. */
  readonly extractContact: Store<ExtractContact>;
  /** What the live connection tells, for pages that show conversations. */
  readonly liveEvents: LiveEvents;
  /** Tells the provider what went wrong here (row E24). */
  readonly errorLog: ErrorLog;
  /** What covers the page, if anything does (rows E06 and E09). */
  readonly globalError: Store<GlobalError | null>;
  /** True while a payment is being created, of a case or of the whole debt, by whichever page (rows P05 and C23). */
  readonly isPaymentBeingCreated: Store<boolean>;
  /** Which policy this document was served with (row Z19). */
  readonly documentKind: DocumentKind;
  /** Makes a call for the customer: retried like any query (row Q05), its failure judged by the one policy. */
  readonly ask: <Value>(
    call: () => Promise<ApiResult<Value>>,
    options: AskOptions,
  ) => Promise<ApiResult<Value>>;
  /** Forgets the customer in this tab and asks who it is now: another tab has logged somebody in. */
  readonly changeCustomer: () => void;
  /**
   * Forgets the customer in this tab at once and ends the session at the server (rows R05 and L25), unless another tab does
   * that: a late word from here would end the session of who has logged in since.
   */
  readonly logOut: () => Promise<'loggedOut' | 'failed'>;
  /** Forgets the customer in this tab at once and leads to the logged-out page, where nobody is yet. */
  readonly leave: (reason: LogOutReason) => void;
  /** The last log-out of this tab; null when there has been none since it was loaded. */
  readonly lastLogOut: Store<LogOut | null>;
  /** When somebody last did something, in any tab (row B04). */
  readonly lastAction: LastAction;
  /** The application tells here how to get to the logged-out page, since services know no routes. */
  readonly onForcedLogOut: Store<GoToLoggedOut>;
}

type ServiceParts = Pick<
  Services,
  'client' | 'clock' | 'config' | 'environment' | 'deviceKind' | 'documentKind'
> & {
  /** What tells one session of the browser from the next; null while there is none. @default always null */
  readonly sessionMark?: () => string | null;
};

export function createServices(parts: ServiceParts): Services {
  const { client, clock, sessionMark = () => null } = parts;
  const clientState = createClientStateStore();
  const globalError = createStore<GlobalError | null>(null);
  const isPaymentBeingCreated = createStore(false);
  const onForcedLogOut = createStore<GoToLoggedOut>(() => undefined);
  const lastLogOut = createStore<LogOut | null>(null);
  const lastAction = createLastAction(browserStorage(), () => clock.now());
  const queryCache = new Map<string, State>();
  const outdated = createOutdated();
  let customerEpoch = 0;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, milliseconds);
    });

  const handleFailure = (failure: ApiFailure, kind: CallKind) => {
    const consequence = outcomePolicy(failure, kind);
    switch (consequence.action) {
      case 'none':
        return;
      case 'logOut':
        if (session.store.get().status === 'loggedIn') leave('sessionEnded');
        return;
      case 'switchOff':
        siteState.switchOff(consequence.system);
        return;
      case 'tell':
        errorLog.tell(consequence.error);
        return;
      case 'showConnectionLost':
        // Without a network there is nothing to find out, and nobody to tell.
        if (isOnline()) errorLog.tell(new Error(`${failure.outcome} ${failure.url}`));
        globalError.set({ kind: 'connection' });
    }
  };

  const afterRefusal = createAfterRefusal({
    client,
    session: () => session.store.get(),
    customerEpoch: () => customerEpoch,
    changeCustomer: () => changeCustomer(),
    leave: () => leave('sessionEnded'),
  });

  const ask: Services['ask'] = async (call, { kind, isRetried = true, isWanted = () => true }) => {
    const epoch = customerEpoch;
    const mark = sessionMark();
    const result = await (isRetried ? withRetries(call, pause) : call());
    if (result.outcome === 'ok' || epoch !== customerEpoch) return result;
    const isLate = result.outcome === 'expired' && isOfEarlierSession(mark, sessionMark());
    if (isLate && outcomePolicy(result, kind).action === 'logOut') {
      return afterRefusal(result, call, kind);
    }
    handleFailure(result, isWanted() ? kind : 'background');
    return result;
  };

  const errorLog = createErrorLog((body) =>
    ask(() => client.logError({ body }), { kind: 'log', isRetried: false }),
  );
  const session = createSessionStore({
    client,
    askForUser: () => ask(() => client.getUser(), { kind: 'sessionProbe' }),
    isTimedOut: () => isInactiveTooLong(clock.now(), lastAction.read()),
    onLogIn: lastAction.note,
  });
  session.store.subscribe(() => {
    if (session.store.get().status === 'anonymous') lastAction.forget();
  });
  const siteState = createSiteStateStore({
    client,
    now: () => clock.now(),
    ask: (call) => ask(call, { kind: 'background' }),
  });

  const forgetCustomer = () => {
    customerEpoch += 1;
    session.clear();
    siteState.forgetCustomer();
    clientState.set(initialClientState);
    globalError.set(null);
    queryCache.clear();
    outdated.clear();
  };

  const leave = (reason: LogOutReason) => {
    if (session.store.get().status === 'anonymous') return;
    lastLogOut.set({ reason });
    forgetCustomer();
    onForcedLogOut.get()(reason);
  };

  const changeCustomer = () => {
    forgetCustomer();
    void session.fetchUser();
  };

  const drafts = createDraftStore({
    session,
    askForUser: (signal) => client.getUser({ signal }),
    changeCustomer,
    storage: tabStorage,
    newId: () => crypto.randomUUID(),
    ask: (call) => ask(call, { kind: 'change', isRetried: false }),
  });

  const extractContact = createCustomerMemory({
    session,
    storage: tabStorage,
    name: 'extractContact',
    schema: extractContactSchema,
    empty: noExtractContact,
  });

  return {
    ...parts,
    session,
    drafts,
    extractContact,
    siteState,
    clientState,
    queryCache,
    outdated,
    customerEpoch: () => customerEpoch,
    liveEvents: createLiveEvents(),
    errorLog,
    globalError,
    isPaymentBeingCreated,
    onForcedLogOut,
    ask,
    changeCustomer,
    leave,
    lastLogOut,
    lastAction,
    logOut: async () => {
      const { status } = session.store.get();
      if (status !== 'anonymous') {
        lastLogOut.set({ reason: status === 'timedOut' ? 'inactivity' : 'chosen' });
      } else if (lastLogOut.get()?.reason === 'otherTab') return 'loggedOut';
      forgetCustomer();
      const result = await client.logout();
      return result.outcome === 'ok' || result.outcome === 'expired' ? 'loggedOut' : 'failed';
    },
  };
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** What the logged-in customer may see and reach now; `null` for visitors. */
export function useAccess(): Access | null {
  const { session, siteState } = useServices();
  return accessOf(useStore(session.store), useStore(siteState.store));
}

/** The same at this moment, for what is not drawn. */
export function accessNow({ session, siteState }: Services): Access | null {
  return accessOf(session.store.get(), siteState.store.get());
}

/** False while the maintenance page replaces everything, for visitors too (row R18). */
export function useIsPortalOpen(): boolean {
  return isPortalOpen(useStore(useServices().siteState.store).siteState);
}

/** Whether to offer the way to the messages, also where nobody is logged in. */
export function useLeadsToMessages(): boolean {
  return leadsToMessages(useAccess(), useStore(useServices().siteState.store).siteState);
}

function accessOf(
  session: ReturnType<SessionStore['store']['get']>,
  status: SiteStatus,
): Access | null {
  return session.status === 'loggedIn' ? access(session.user, status.siteState, status.vip) : null;
}
