import type { User } from '@mina-sidor/api-client';

import { newId } from '../platform/newId.ts';
import { browserStorage, tabStorage } from '../platform/storage.ts';
import type { createCustomerScope } from './customerScope.ts';
import { createPageEntry } from './pageEntry.ts';
import { createScope, type ScopeParts } from './scope.ts';
import type { Application } from './services.ts';
import { createAskForUser } from './session/askForUser.ts';
import { createLastAction } from './session/lastAction.ts';
import { createOwners } from './session/owner.ts';
import { createSession } from './session/session.ts';
import { type SessionControl } from './session/sessionControl.ts';
import { createSiteStateStore } from './siteState.ts';

/** How long the site state may take when the tab changes to another customer, in milliseconds. */
const siteStatePatience = 2000;

type ApplicationParts = Pick<
  Application,
  | 'client'
  | 'clock'
  | 'now'
  | 'config'
  | 'environment'
  | 'needs'
  | 'deviceKind'
  | 'documentKind'
  | 'errorLog'
> & {
  /** Gives a mark that changes when the browser's session is replaced; null without a session. @default always null */
  readonly sessionMark?: () => string | null;
  /** For stories: this customer is logged in from the start. */
  readonly customer?: { readonly user: User; readonly createScope: typeof createCustomerScope };
};

/** Creates everything of the portal except its pages. */
export function createApplication({
  sessionMark = () => null,
  customer,
  ...parts
}: ApplicationParts): Application {
  const { client, clock, now } = parts;
  const deviceNow = () => clock.now();
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, milliseconds);
    });
  const siteState = createSiteStateStore({ client, now: deviceNow });
  const lastAction = createLastAction(browserStorage, deviceNow);

  const pageEntry = createPageEntry(deviceNow);
  const owners = createOwners(browserStorage, newId);

  const scopeParts: ScopeParts = {
    client,
    askForUser: createAskForUser({ client, sessionMark }),
    pause,
    now,
    deviceNow,
    ownerOf: owners.ownerOf,
    loginId: owners.loginId,
    sessionMark,
    storage: tabStorage,
    browserStorage,
    sessionEnded: (refused) => session.logOut('sessionEnded', { refused }),
    otherCustomer: () => session.changeCustomer(),
    switchOff: siteState.switchOff,
    reportError: parts.errorLog.report,
  };
  const session: SessionControl = createSession({
    client,
    clock,
    owners,
    lastAction,
    browserStorage,
    sessionMark,
    createVisitorScope: () => createScope(null, scopeParts),
    loadCreateScope: async () => {
      const code = await import('./customerScope.ts');
      return (user, mark) => code.createCustomerScope(user, scopeParts, mark);
    },
    first: customer && {
      user: customer.user,
      scope: customer.createScope(customer.user, scopeParts),
    },
    isOfThisEntry: (answeredAt) => pageEntry.isNow(answeredAt),
    prepare: (scope) => Promise.race([siteState.refresh(scope), pause(siteStatePatience)]),
  });

  return { ...parts, lastAction, pageEntry, siteState, session };
}
