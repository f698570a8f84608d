'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../Button/index.ts';
import { FileAttachment, type FileLimits, lockFiles } from '../FileAttachment/index.ts';
import { Notice } from '../Notice/index.ts';
import { countCharacters } from '../TextArea/characters.ts';
import { TextArea } from '../TextArea/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ReplyBox.css.ts';
import { canSend, type ReplyEdit, type ReplyState } from './replyState.ts';
import { useHeldInPlace } from './useHeldInPlace.ts';
import { type ReplyLock, useReplyStanding } from './useReplyStanding.ts';

export interface ReplyBoxProps {
  /** The reply and its status. */
  readonly state: ReplyState;
  /** Called when the user writes, or adds or removes a file. The application computes the next state. */
  readonly onEdit: (edit: ReplyEdit) => void;
  /** Called when the user sends the reply, but never while it cannot be sent. */
  readonly onSend: () => void;
  /** Called when the user stops the sending. */
  readonly onCancel: () => void;
  /**
   * What is wrong with the message; `undefined` when it can be sent. Shown at the field once the user has left it.
   * Until then it explains why the reply cannot be sent.
   */
  readonly messageError: string | undefined;
  /** The minimum length of the message. Shown below the label, and read after it, once the message is shown to be wrong. */
  readonly messageHint?: string | undefined;
  /** Maximum number of characters. Shows a counter. A longer message is kept, but cannot be sent. */
  readonly messageLimit: number;
  /**
   * Whether files can be attached now; if not, a message says so.
   * @default true
   */
  readonly hasAttachments?: boolean | undefined;
  /**
   * The rules for attached files.
   * @default `fileLimits`
   */
  readonly fileLimits?: FileLimits | undefined;
  /**
   * Which parts are locked while it is unknown whether the reply arrived. The user can send it again.
   * @default 'none'
   */
  readonly locked?: ReplyLock | undefined;
  /**
   * Label of the send button when the reply is sent again.
   * @default `sendReply` of `UiTexts`
   */
  readonly sendLabel?: string | undefined;
  /** Why the reply cannot be sent now, although its message and files are valid. */
  readonly unavailableReason?: string | undefined;
  /** A `Notice` that the user must read before sending, shown above the button. */
  readonly children?: ReactNode;
  /**
   * Focuses the field when the box appears. Set it when the user asked for the conversation, not when the
   * user unfolded it.
   * @default false
   */
  readonly isInitiallyFocused?: boolean | undefined;
}

/** Lets the user reply in a conversation with a message and files, and shows the result. */
export function ReplyBox({
  state,
  onEdit,
  onSend,
  onCancel,
  messageError,
  messageHint,
  messageLimit,
  hasAttachments = true,
  fileLimits,
  locked = 'none',
  sendLabel,
  unavailableReason,
  children,
  isInitiallyFocused = false,
  ...given
}: ReplyBoxProps): ReactNode {
  const texts = useUiTexts();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  useHeldInPlace(form);
  const { field, send } = useReplyStanding({ state, locked, unavailableReason });
  const [isLeft, setIsLeft] = useState(false);
  // The user has written something or tried to send. Tabbing through the field does not count.
  const [isWritten, setIsWritten] = useState(false);
  const isEmpty = state.message.trim() === '';
  // An empty field shows no error to a user who only tabs through it.
  const shownError = isLeft && (isWritten || !isEmpty) ? messageError : undefined;
  const files = !hasAttachments
    ? ({ status: 'off' } as const)
    : locked === 'everything' && state.files.status === 'ready'
      ? lockFiles(state.files)
      : state.files;
  const isSending = state.status === 'sending';
  const isMessageValid =
    messageError === undefined && countCharacters(state.message) <= messageLimit;
  const isSendable =
    unavailableReason === undefined && canSend({ status: state.status, files }, isMessageValid);

  useEffect(() => {
    if (isInitiallyFocused) field.current?.focus();
  }, [field, isInitiallyFocused]);

  function whyUnavailable(): string | undefined {
    if (isSendable || isSending) return undefined;
    if (unavailableReason !== undefined) return unavailableReason;
    if (isEmpty) return texts.replyMissing;
    const isFaultInSight = shownError !== undefined || messageError === undefined;
    return isFaultInSight ? texts.replyFaulty : messageError;
  }

  function leave(): void {
    setIsLeft(true);
    // Focus has left the field, so a screen reader would not notice the error there.
    const isShownNow = !isLeft && (isWritten || !isEmpty);
    if (isShownNow && messageError !== undefined) announce(messageError);
  }

  function showFault(): void {
    if (unavailableReason !== undefined || isMessageValid) return;
    setIsLeft(true);
    setIsWritten(true);
    // Focus reads the field together with its error, so nothing else is announced.
    field.current?.focus();
  }

  return (
    <form
      {...given}
      className={styles.box}
      data-state={state.status}
      noValidate
      ref={form}
      onSubmit={(event) => {
        // React also passes on what is sent by another form, in a dialog that is mounted in this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isSendable) return;
        setIsLeft(false);
        setIsWritten(false);
        onSend();
      }}
    >
      <TextArea
        error={shownError}
        isLocked={isSending || locked !== 'none'}
        label={texts.reply}
        limit={messageLimit}
        // Only with the error: an empty field needs no rule.
        hint={shownError === undefined ? undefined : messageHint}
        isRequired
        onBlur={({ relatedTarget }) => {
          // When focus moves to the send button, its press shows the error. An earlier error would move the button away
          // from the pointer.
          if (relatedTarget === null || relatedTarget !== send.current) leave();
        }}
        onValueChange={(message) => {
          setIsWritten(true);
          onEdit({ type: 'written', message });
        }}
        ref={field}
        rows={3}
        value={state.message}
      />
      <FileAttachment
        label={texts.attachFiles}
        limits={fileLimits}
        onCancel={onCancel}
        onValueChange={(chosen) => {
          onEdit({ type: 'attached', files: chosen });
        }}
        value={files}
      />
      {children}
      <div>
        <Button
          isPending={isSending}
          onUnavailable={showFault}
          pendingLabel={texts.sendingReply}
          ref={send}
          type="submit"
          unavailableReason={whyUnavailable()}
        >
          {sendLabel ?? texts.sendReply}
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
