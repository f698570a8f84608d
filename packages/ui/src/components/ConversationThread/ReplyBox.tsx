import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { Button } from '../Button/index.ts';
import { FileAttachment, type FileLimits } from '../FileAttachment/index.ts';
import { Notice } from '../Notice/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ReplyBox.css.ts';
import { canSend, type ReplyEdit, type ReplyState } from './replyState.ts';

export interface ReplyBoxProps {
  /** The reply and how far it has come. */
  readonly state: ReplyState;
  /** Called when the reader writes, attaches or takes away: `nextReply` makes the next state of it. */
  readonly onEdit: (edit: ReplyEdit) => void;
  /** Called when the reader sends the reply; never while it cannot be sent. */
  readonly onSend: () => void;
  /** Called when the reader stops the sending. */
  readonly onCancel: () => void;
  /**
   * What is wrong with the message, in words; `undefined` when it can be sent. Shows at the field once the reader has
   * left it, and tells until then why the reply cannot be sent.
   */
  readonly messageError: string | undefined;
  /** How many characters the message may have. Shows a counter. */
  readonly messageLimit: number;
  /**
   * Whether files can be attached now; if not, the reader is told (row A14).
   * @default true
   */
  readonly hasAttachments?: boolean | undefined;
  /**
   * Which files are taken.
   * @default `fileLimits`
   */
  readonly fileLimits?: FileLimits | undefined;
  /**
   * Puts focus in the field when the box comes (row M16). For who asked for the conversation, not for who unfolds it.
   * @default false
   */
  readonly isInitiallyFocused?: boolean | undefined;
}

/** Lets the reader answer in a conversation: a message and files, and what became of them. */
export function ReplyBox({
  state,
  onEdit,
  onSend,
  onCancel,
  messageError,
  messageLimit,
  hasAttachments = true,
  fileLimits,
  isInitiallyFocused = false,
}: ReplyBoxProps): ReactNode {
  const texts = useUiTexts();
  const announce = useAnnounce();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isEmpty = state.message.trim() === '';
  // Who only passes the field on the way to something else has done nothing wrong.
  const shownError = isLeft && !isEmpty ? messageError : undefined;
  const files = hasAttachments ? state.files : ({ status: 'off' } as const);
  const isSending = state.status === 'sending';
  const isSendable = canSend({ status: state.status, files }, messageError === undefined);

  useEffect(() => {
    if (isInitiallyFocused) field.current?.focus();
  }, [isInitiallyFocused]);

  // The button that was pressed gives way to one that says what it waits for; focus goes along.
  useLayoutEffect(() => {
    if (state.status === 'sent' && document.activeElement === document.body) send.current?.focus();
  }, [state.status]);

  function whyUnavailable(): string | undefined {
    if (isSendable || isSending) return undefined;
    if (isEmpty) return texts.replyMissing;
    const isFaultInSight = shownError !== undefined || messageError === undefined;
    return isFaultInSight ? texts.replyFaulty : messageError;
  }

  return (
    <form
      className={styles.box}
      data-state={state.status}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSendable) return;
        setIsLeft(false);
        onSend();
      }}
    >
      <TextArea
        error={shownError}
        isLocked={isSending}
        label={texts.reply}
        limit={messageLimit}
        onBlur={() => {
          setIsLeft(true);
        }}
        onChange={(message) => {
          onEdit({ type: 'written', message });
        }}
        ref={field}
        value={state.message}
      />
      <FileAttachment
        label={texts.attachFiles}
        limits={fileLimits}
        onCancel={() => {
          announce(texts.replyCancelled);
          onCancel();
        }}
        onChange={(chosen) => {
          onEdit({ type: 'attached', files: chosen });
        }}
        state={files}
      />
      <div>
        <Button
          isPending={isSending}
          pendingLabel={texts.sendingReply}
          ref={send}
          type="submit"
          unavailableReason={whyUnavailable()}
        >
          {texts.sendReply}
        </Button>
      </div>
      {state.status === 'sent' ? (
        <Notice announcement="status" key="sent" title={texts.replySent} tone="positive" />
      ) : null}
      {state.status === 'unsent' && state.hasFailed ? (
        <Notice announcement="alert" key="failed" title={texts.replyFailed} tone="critical">
          {texts.replyFailedAdvice}
        </Notice>
      ) : null}
    </form>
  );
}
