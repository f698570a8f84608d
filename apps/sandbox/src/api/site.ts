import { endpoints, protocol } from '@mina-sidor/api-client/contract';

import type { Services } from '../services.ts';
import { openRoute, sessionRoute, type Route } from './route.ts';

/** What is switched on, what the provider tells everybody, and what the portal tells of its own errors. */
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
      // Anybody may report, so the number is limited.
      errorReports.keepNewest(1000);
    }),
  ];
}
