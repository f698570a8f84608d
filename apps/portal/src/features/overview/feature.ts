import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const overview: CustomerFeature = {
  title: texts.pages.titles.overview,
  load: () => import('./route.tsx'),
  askAhead: async (services) =>
    (await import('../../customer/payment/useClaimCases.ts')).askForClaimsAhead(services),
  needs: { systems: [] },
  unreachable: null,
  isInNavigation: true,
  showsInformationText: true,
};
