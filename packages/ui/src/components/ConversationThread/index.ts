export {
  type ConversationReference,
  ConversationThread,
  type ConversationThreadProps,
} from './ConversationThread.tsx';
export type { UnreadMessages } from './OpenMessages.tsx';
export { MessageFileList, type MessageFileListProps } from './MessageFileList.tsx';
export type { ConversationMessage, MessageFiles } from './messages.ts';
export { ReplyBox, type ReplyBoxProps } from './ReplyBox.tsx';
export { canSend, type ReplyEdit, type ReplyState } from './replyState.ts';
