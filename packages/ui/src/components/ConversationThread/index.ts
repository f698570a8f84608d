export {
  type ConversationReference,
  ConversationThread,
  type ConversationThreadProps,
} from './ConversationThread.tsx';
export { mergeConversations, type ShownConversation } from './mergeConversations.ts';
export { MessageFileList, type MessageFileListProps } from './MessageFileList.tsx';
export type { ConversationMessage, MessageFiles } from './messages.ts';
export { ReplyBox, type ReplyBoxProps } from './ReplyBox.tsx';
export {
  canSend,
  emptyReply,
  isReplyPending,
  nextReply,
  type ReplyEdit,
  type ReplyEvent,
  type ReplyState,
} from './replyState.ts';
