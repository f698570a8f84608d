import { endpoints, protocol } from '@mina-sidor/api-client/contract';

import type { Services } from '../services.ts';
import { openRoute, sessionRoute, type Route } from './route.ts';

/** The site state, the information text, and the error reports of the portal. */
export function siteRoutes({ settings, errorReports }: Services): Route[] {
  return [
    sessionRoute(endpoints.getVipAccess, () => settings.read().vip),
    openRoute(endpoints.getSiteCurrentState, ({ reply }) => {
      const { releaseId, siteState } = settings.read();
      reply.header(protocol.releaseHeader, releaseId);
      return siteState;
    }),
    openRoute(endpoints.getSiteInformationText, () => settings.read().informationText),
    openRoute(endpoints.getBankIdCurrentState, () => settings.read().bankIdOnline),
    openRoute(endpoints.logError, ({ body }) => {
      errorReports.add(body(endpoints.logError.body));
      // Anybody may report errors, so only the newest are kept.
      errorReports.keepNewest(1000);
    }),
  ];
}
