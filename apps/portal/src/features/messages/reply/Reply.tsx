import { useEffect } from 'react';
import { ReplyBox } from '@mina-sidor/ui';

import { useCustomer } from '../../../customer/customer.ts';
import type { DraftKey } from '../../../customer/drafts/draft.rules.ts';
import { DraftNotices } from '../../../parts/drafts/DraftNotices.tsx';
import { draftStandingOf, showsFiles } from '../../../customer/drafts/draftStanding.rules.ts';
import { obstacleWords } from '../../../parts/drafts/draftWords.ts';
import { useDraft } from '../../../customer/drafts/useDraft.ts';
import { useUploadSaid } from '../../../parts/drafts/useUploadSaid.ts';
import { messageErrorOf, messageHint } from '../../../parts/fields/messageError.ts';
import { messageLimit, toSentMessage } from '../../../domain/fields/messageText.rules.ts';
import { useServices } from '../../../customer/services.ts';
import { texts } from '../../../texts.ts';
import { replyStateOf } from './reply.rules.ts';

interface ReplyProps {
  readonly conversationId: string;
  /**
   * Puts focus in the field when the box comes (row M16).
   * @default false
   */
  readonly isInitiallyFocused?: boolean;
}

/**
 * The customer's answer in a conversation (rows M07–M10, A14 and E12). The page hears from the drafts that it is sent,
 * whether this is still shown by then or not.
 */
export function Reply({ conversationId, isInitiallyFocused = false }: ReplyProps) {
  const { client } = useServices();
  const { access } = useCustomer();
  const key: DraftKey = `reply:${conversationId}`;
  const controls = useDraft(key);
  const { draft, edit, attach, send, cancel } = controls;
  const canAttach = access.systems.attachedFiles;
  const standing = draftStandingOf(draft, canAttach);
  useUploadSaid(draft);
  useSentForgotten(key);

  return (
    <ReplyBox
      hasAttachments={showsFiles(standing, canAttach)}
      isInitiallyFocused={isInitiallyFocused}
      locked={standing.locked}
      messageError={messageErrorOf(draft.fields.message)}
      messageHint={messageHint}
      messageLimit={messageLimit}
      onCancel={cancel}
      onEdit={(change) => {
        switch (change.type) {
          case 'written':
            edit({ message: change.message });
            return;
          case 'attached':
            attach(change.files);
        }
      }}
      onSend={() =>
        send(({ fields, files, clientMessageId, onProgress, signal }) =>
          client.postMessageToConversation({
            form: {
              message: toSentMessage(fields.message),
              conversationId,
              clientMessageId,
              files,
            },
            onProgress,
            signal,
          }),
        )
      }
      sendLabel={standing.isRepeat ? texts.drafts.unknown.again : undefined}
      state={replyStateOf(draft)}
      unavailableReason={obstacleWords(standing)}
    >
      <DraftNotices controls={controls} notices={standing.notices} />
    </ReplyBox>
  );
}

/** Who leaves has seen that it is sent, and is not told again. */
function useSentForgotten(key: DraftKey): void {
  const { drafts } = useServices();
  useEffect(
    () => () => {
      if (drafts.get(key).status === 'sent') drafts.change(key, { type: 'cleared' });
    },
    [drafts, key],
  );
}
