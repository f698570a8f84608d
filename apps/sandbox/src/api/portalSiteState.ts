import { endpoints, protocol } from '@mina-sidor/api-client/contract';

import type { Services } from '../services.ts';
import { openRoute, sessionRoute, type Route } from './route.ts';

/** What is switched on, and what the provider tells everybody. */
export function portalSiteStateRoutes({ settings }: Services): Route[] {
  return [
    sessionRoute(endpoints.getVipAccess, () => settings.vip()),
    openRoute(endpoints.getSiteCurrentState, (call) => {
      call.reply.header(protocol.releaseHeader, settings.releaseId());
      return settings.siteState();
    }),
    openRoute(endpoints.getSiteInformationText, () => settings.informationText()),
    openRoute(endpoints.getBankIdCurrentState, () => settings.bankIdOnline()),
  ];
}
