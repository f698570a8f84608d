import type { CustomerFeature } from '../../featureTypes.ts';
import { texts } from '../../texts.ts';

export const messages: CustomerFeature = {
  title: texts.pages.titles.messages,
  load: () => import('./route.tsx'),
  asks: ['getConversations'],
  needs: { systems: ['messages'] },
  unreachable: texts.pages.unreachable.messages,
  isInNavigation: true,
  countsUnread: true,
};
