import type { User } from '@mina-sidor/api-client';

import { createErrorLog } from '../platform/errors/errorLog.ts';
import { browserStorage, tabStorage } from '../platform/storage.ts';
import { createCustomerScope } from './customerScope.ts';
import type { Application } from './services.ts';
import { createLastAction } from './session/lastAction.ts';
import { createSession, type SessionControl } from './session/session.ts';
import { createSiteStateStore } from './siteState.ts';

/** How long a customer who takes another's place in the tab waits for news of the systems, in milliseconds. */
const siteStatePatience = 2000;

type ApplicationParts = Pick<
  Application,
  'client' | 'clock' | 'config' | 'environment' | 'deviceKind' | 'documentKind'
> & {
  /** What tells one session of the browser from the next; null while there is none. @default always null */
  readonly sessionMark?: () => string | null;
  /** For stories: this customer is logged in, and the server is not asked. */
  readonly user?: User;
};

/** Puts together what the portal is made of besides its pages. */
export function createApplication({
  sessionMark = () => null,
  user: first,
  ...parts
}: ApplicationParts): Application {
  const { client, clock } = parts;
  const now = () => clock.now();
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, milliseconds);
    });
  const errorLog = createErrorLog((body) => client.logError({ body }));
  const siteState = createSiteStateStore({ client, now });
  const lastAction = createLastAction(browserStorage, now);

  const createScope = (user: User | null) =>
    createCustomerScope(user, {
      client,
      pause,
      now,
      sessionMark,
      storage: tabStorage,
      browserStorage,
      sessionEnded: (refused) => session.logOut('sessionEnded', refused),
      otherCustomer: () => session.changeCustomer(),
      switchOff: siteState.switchOff,
      tell: errorLog.tell,
    });
  const session: SessionControl = createSession({
    client,
    clock,
    lastAction,
    createScope,
    user: first,
    prepare: (scope) => Promise.race([siteState.refresh(scope), pause(siteStatePatience)]),
  });

  return { ...parts, errorLog, lastAction, siteState, session };
}
