import { withConversationShown } from '../../../customer/clientState.ts';
import { useServices } from '../../../customer/services.ts';
import { type FollowLink, isForOtherTab } from '../../../parts/followLink.ts';

/** What a link to the messages does when it is followed: the conversation is unfolded there (row Z76). */
export function useShowConversation(): (conversationId: string) => FollowLink {
  const { clientState } = useServices();
  return (conversationId) => (event) => {
    if (isForOtherTab(event)) return;
    clientState.set(withConversationShown(clientState.get(), conversationId));
  };
}
