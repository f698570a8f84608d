import type { OpenFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const accessibility: OpenFeature = {
  title: texts.pages.titles.accessibility,
  load: () => import('./route.tsx'),
  isFor: 'everybody',
};
