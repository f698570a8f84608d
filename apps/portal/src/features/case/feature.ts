import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const caseDetails: CustomerFeature = {
  path: '/krav/:id',
  title: texts.case.title,
  shortTitle: texts.case.breadcrumb,
  parent: 'claims',
  load: () => import('./route.tsx'),
  needs: { systems: ['claims'], claimsCustomer: 'matrixCustomer' },
  unreachable: texts.case.unreachable,
};
