import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const caseDetails: CustomerFeature = {
  title: texts.pages.titles.case,
  shortTitle: texts.pages.shortTitles.case,
  parent: 'claims',
  load: () => import('./route.tsx'),
  asks: ['getCase'],
  needs: { systems: ['claims'], claimsCustomer: 'matrixCustomer' },
  unreachable: texts.pages.unreachable.case,
};
