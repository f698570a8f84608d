import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const documents: CustomerFeature = {
  title: texts.pages.titles.documents,
  load: () => import('./route.tsx'),
  asks: ['getClaimDocuments', 'getRegisterExtracts'],
  needs: { systems: ['documents'] },
  unreachable: texts.pages.unreachable.documents,
  isInNavigation: true,
};
