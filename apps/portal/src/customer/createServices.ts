import type { State } from 'swr';

import { createClientStateStore, initialClientState } from './clientState.ts';
import { createAsk } from './createAsk.ts';
import { createCustomerMemory } from './customerMemory.ts';
import { createDraftStore } from './drafts/drafts.ts';
import { createErrorLog } from '../platform/errors/errorLog.ts';
import { extractContactSchema, noExtractContact } from './extractContact.ts';
import type { GlobalError } from './globalError.ts';
import { createLiveEvents } from './live/liveEvents.ts';
import { isOnline } from '../platform/network.ts';
import { createOutdated } from './outdated.ts';
import type { Services } from './services.ts';
import { isInactiveTooLong } from './session/inactivity.rules.ts';
import { browserStorage, createLastAction } from './session/lastAction.ts';
import { createLogOut } from './session/logOut.ts';
import { createSessionStore } from './session/session.ts';
import { createSiteStateStore } from './siteState.ts';
import { tabStorage } from '../platform/storage.ts';
import { createStore } from '../platform/store.ts';

/** How long a customer who takes another's place in the tab waits for news of the systems, in milliseconds. */
const siteStatePatience = 2000;

type ServiceParts = Pick<
  Services,
  'client' | 'clock' | 'config' | 'environment' | 'deviceKind' | 'documentKind'
> & {
  /** What tells one session of the browser from the next; null while there is none. @default always null */
  readonly sessionMark?: () => string | null;
};

/** Puts together what the application is made of besides its pages. */
export function createServices(parts: ServiceParts): Services {
  const { client, clock, sessionMark = () => null } = parts;
  const clientState = createClientStateStore();
  const globalError = createStore<GlobalError | null>(null);
  const isPaymentBeingCreated = createStore(false);
  const lastAction = createLastAction(browserStorage(), () => clock.now());
  const queryCache = new Map<string, State>();
  const outdated = createOutdated();
  let customerEpoch = 0;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, milliseconds);
    });

  const ask = createAsk({
    client,
    pause,
    sessionMark,
    customerEpoch: () => customerEpoch,
    customer: () => {
      const current = session.store.get();
      return current.status === 'loggedIn' ? current.user : null;
    },
    react: {
      sessionEnded: (refused) => logOut.end('sessionEnded', refused),
      otherCustomer: () => changeCustomer(),
      switchOff: (system) => siteState.switchOff(system),
      tell: (error) => errorLog.tell(error),
      connectionLost: ({ outcome, url }) => {
        // Without a network there is nothing to find out, and nobody to tell.
        if (isOnline()) errorLog.tell(new Error(`${outcome} ${url}`));
        globalError.set({ kind: 'connection' });
      },
    },
  });

  const errorLog = createErrorLog((body) =>
    ask(() => client.logError({ body }), { kind: 'log', isRetried: false }),
  );
  const session = createSessionStore({
    client,
    askForUser: () => ask(() => client.getUser(), { kind: 'sessionProbe' }),
    isTimedOut: () => isInactiveTooLong(clock.now(), lastAction.read()),
    onLogIn: lastAction.note,
    onOtherCustomer: () => changeCustomer(),
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

  const logOut = createLogOut({ client, session, forgetCustomer });

  const showWhoItIsNow = async () => {
    const epoch = customerEpoch;
    // Known before the customer shows: without it, who has VIP access would be led off a page that is hers.
    await Promise.race([siteState.refresh({ isLoggedIn: true }), pause(siteStatePatience)]);
    if (epoch === customerEpoch) await session.fetchUser();
  };
  const changeCustomer = () => {
    forgetCustomer();
    void showWhoItIsNow();
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
    ask,
    changeCustomer,
    logOut,
    lastAction,
  };
}
