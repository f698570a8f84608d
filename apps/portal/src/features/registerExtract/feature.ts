import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const registerExtract: CustomerFeature = {
  title: texts.pages.titles.registerExtract,
  load: () => import('./route.tsx'),
  needs: { systems: [] },
  unreachable: texts.pages.unreachable.registerExtract,
};
