import type { OpenFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const loggedOut: OpenFeature = {
  path: '/loggaut',
  title: texts.session.loggedOut.title,
  load: () => import('./route.tsx'),
  isFor: 'leavers',
};
