import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const claims: CustomerFeature = {
  path: '/krav',
  title: texts.claims.title,
  load: () => import('./route.tsx'),
  needs: { systems: ['claims'], claimsCustomer: 'matrixCustomer' },
  unreachable: texts.claims.unreachable,
  isInNavigation: true,
  collectsReturns: true,
};
