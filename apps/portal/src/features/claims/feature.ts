import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const claims: CustomerFeature = {
  path: '/krav',
  title: texts.pages.titles.claims,
  load: () => import('./route.tsx'),
  needs: { systems: ['claims'], claimsCustomer: 'matrixCustomer' },
  unreachable: texts.pages.unreachable.claims,
  isInNavigation: true,
  collectsReturns: true,
};
