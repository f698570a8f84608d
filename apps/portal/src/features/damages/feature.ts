import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const damages: CustomerFeature = {
  path: '/skador',
  title: texts.damages.title,
  load: () => import('./route.tsx'),
  needs: { systems: ['damages'], damagesCustomer: 'Customer' },
  unreachable: texts.damages.unreachable,
  isInNavigation: true,
};
