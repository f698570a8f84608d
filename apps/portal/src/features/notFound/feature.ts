import type { OpenFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const notFound: OpenFeature = {
  title: texts.pages.notFound.title,
  load: () => import('./route.tsx'),
  isFor: 'everybody',
};
