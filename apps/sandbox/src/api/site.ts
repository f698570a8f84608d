import { endpoints, protocol } from '@mina-sidor/api-client/contract';

import type { Services } from '../services.ts';
import { openRoute, sessionRoute, type Route } from './route.ts';

/** The site state, the information text, and the error reports of the portal. */
export function siteRoutes({ settings, errorReports }: Services): Route[] {
  return [
    sessionRoute(endpoints.getVipAccess, () => settings.vip()),
    openRoute(endpoints.getSiteCurrentState, ({ reply }) => {
      reply.header(protocol.releaseHeader, settings.releaseId());
      return settings.siteState();
    }),
    openRoute(endpoints.getSiteInformationText, () => settings.informationText()),
    openRoute(endpoints.getBankIdCurrentState, () => settings.bankIdOnline()),
    openRoute(endpoints.logError, ({ body }) => {
      errorReports.add(body(endpoints.logError.body));
      // Anybody may report errors, so only the newest are kept.
      errorReports.keepNewest(1000);
    }),
  ];
}
