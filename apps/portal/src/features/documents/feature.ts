import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const documents: CustomerFeature = {
  path: '/dokument',
  title: texts.documents.title,
  load: () => import('./route.tsx'),
  needs: { systems: ['documents'] },
  unreachable: texts.documents.unreachable,
  isInNavigation: true,
};
