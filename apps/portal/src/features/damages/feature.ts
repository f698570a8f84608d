import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const damages: CustomerFeature = {
  title: texts.pages.titles.damages,
  load: () => import('./route.tsx'),
  asks: ['getDamages'],
  needs: { systems: ['damages'], damagesCustomer: 'Customer' },
  unreachable: texts.pages.unreachable.damages,
  isInNavigation: true,
};
