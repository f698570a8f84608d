import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const checkout: CustomerFeature = {
  title: texts.pages.titles.checkout,
  parent: 'claims',
  load: () => import('./route.tsx'),
  needs: { systems: ['claims', 'payments'], claimsCustomer: 'matrixCustomer' },
  unreachable: null,
};
