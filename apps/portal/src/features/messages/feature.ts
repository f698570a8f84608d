import type { CustomerFeature } from '../../feature.ts';
import { texts } from '../../texts.ts';

export const messages: CustomerFeature = {
  path: '/meddelanden',
  title: texts.messages.title,
  load: () => import('./route.tsx'),
  needs: { systems: ['messages'] },
  unreachable: texts.messages.unreachable,
  isInNavigation: true,
  countsUnread: true,
};
