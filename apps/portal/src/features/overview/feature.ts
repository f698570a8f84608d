import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const overview: CustomerFeature = {
  title: texts.pages.titles.overview,
  load: () => import('./route.tsx'),
  asks: ['getUser', 'getClaims', 'getNumberOfUnreadConversations'],
  needs: { systems: [] },
  unreachable: null,
  isInNavigation: true,
  showsInformationText: true,
};
