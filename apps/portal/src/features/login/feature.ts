import type { OpenFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const login: OpenFeature = {
  title: texts.pages.titles.login,
  load: () => import('./route.tsx'),
  isFor: 'visitors',
  showsInformationText: true,
};
