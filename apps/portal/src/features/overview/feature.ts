import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const overview: CustomerFeature = {
  path: '/oversikt',
  title: texts.overview.title,
  load: () => import('./route.tsx'),
  needs: { systems: [] },
  unreachable: null,
  isInNavigation: true,
  showsInformationText: true,
};
