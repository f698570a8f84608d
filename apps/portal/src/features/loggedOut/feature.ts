import type { OpenFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const loggedOut: OpenFeature = {
  title: texts.pages.titles.loggedOut,
  load: () => import('./route.tsx'),
  isFor: 'leaving',
};
