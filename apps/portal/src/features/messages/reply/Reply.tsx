import type { CallInput } from '@mina-sidor/api-client';
import { ReplyBox, type ReplyState } from '@mina-sidor/ui';

import type { Draft } from '../../../customer/drafts/draft.ts';
import { sendingFilesOf } from '../../../customer/drafts/draftView.rules.ts';
import { hasFailed } from '../../../customer/drafts/draftState.rules.ts';
import { useServices } from '../../../customer/services.ts';
import { messageLimit, toSentMessage } from '../../../domain/fields/messageText.rules.ts';
import { DraftNotices } from '../../../parts/drafts/DraftNotices.tsx';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { messageErrorOf, messageHint } from '../../../parts/fields/messageError.ts';
import { texts } from '../../../texts.ts';

interface ReplyProps {
  readonly conversationId: string;
  /** Focuses the field on mount (row M16). */
  readonly isInitiallyFocused: boolean;
}

/** The customer's reply in a conversation (rows M07–M10, A14 and E12). */
export function Reply({ conversationId, isInitiallyFocused }: ReplyProps) {
  const { client } = useServices();
  const form = useDraft(`reply:${conversationId}`);
  const { draft, files, locked, change } = form;

  return (
    <ReplyBox
      fileLimits={form.fileLimits}
      hasAttachments={files.status !== 'off'}
      isInitiallyFocused={isInitiallyFocused}
      locked={locked}
      messageError={messageErrorOf(draft.fields.message)}
      messageHint={messageHint}
      messageLimit={messageLimit}
      onCancel={form.cancel}
      onEdit={(edit) =>
        change(
          edit.type === 'attached' ? edit : { type: 'edited', fields: { message: edit.message } },
        )
      }
      onSend={() =>
        form.send(({ clientMessageId, fields, files: { chosen } }, options) =>
          client.postMessageToConversation({
            form: {
              message: toSentMessage(fields.message),
              conversationId,
              clientMessageId,
              files: chosen,
              // A forgotten field does not compile.
            } satisfies Required<CallInput<'postMessageToConversation'>['form']>,
            ...options,
          }),
        )
      }
      sendLabel={form.isRepeat ? texts.drafts.unknown.again : undefined}
      state={replyStateOf(draft)}
      unavailableReason={form.obstacleWords}
    >
      <DraftNotices form={form} />
    </ReplyBox>
  );
}

/** The draft as the reply box shows it. The box has no state for an unknown ending; it gets `locked` instead. */
function replyStateOf(draft: Draft): ReplyState {
  const { status, files, fields } = draft;
  const { message } = fields;
  switch (status) {
    case 'sending':
      return { status, message, files: sendingFilesOf(draft) };
    case 'sent':
      return { status, message: '', files };
    case 'unsent':
    case 'unknown':
      return { status: 'unsent', message, files, hasFailed: hasFailed(draft) };
  }
}
