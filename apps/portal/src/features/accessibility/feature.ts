import type { OpenFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const accessibility: OpenFeature = {
  title: texts.pages.titles.accessibility,
  load: () => import('./route.tsx'),
  isFor: 'everybody',
};
