import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const claims: CustomerFeature = {
  title: texts.pages.titles.claims,
  load: () => import('./route.tsx'),
  asks: ['getUser', 'getClaims'],
  needs: { systems: ['claims'], claimsCustomer: 'matrixCustomer' },
  unreachable: texts.pages.unreachable.claims,
  isInNavigation: true,
  collectsReturns: true,
};
