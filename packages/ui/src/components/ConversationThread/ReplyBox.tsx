import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../Button/index.ts';
import { FileAttachment, type FileLimits, lockFiles } from '../FileAttachment/index.ts';
import { Notice } from '../Notice/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ReplyBox.css.ts';
import { canSend, type ReplyEdit, type ReplyState } from './replyState.ts';
import { useHeldInPlace } from './useHeldInPlace.ts';
import { type ReplyLock, useReplyStanding } from './useReplyStanding.ts';

export interface ReplyBoxProps {
  /** The reply and how far it has come. */
  readonly state: ReplyState;
  /** Called when the reader writes, attaches or takes away: the application makes the next state of it. */
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
  /** How much the message has to hold. Below its label, read after it. */
  readonly messageHint?: string | undefined;
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
   * What can be read but not changed, while it is not known whether the reply has arrived. It can be sent again.
   * @default 'none'
   */
  readonly locked?: ReplyLock | undefined;
  /**
   * On the button that sends, where it is not for the first time.
   * @default `sendReply` of `UiTexts`
   */
  readonly sendLabel?: string | undefined;
  /** Why the reply cannot be sent now, though nothing is wrong with its message and files. */
  readonly unavailableReason?: string | undefined;
  /** What the reader has to know before it is sent, above the button: a `Notice`. */
  readonly children?: ReactNode;
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
  messageHint,
  messageLimit,
  hasAttachments = true,
  fileLimits,
  locked = 'none',
  sendLabel,
  unavailableReason,
  children,
  isInitiallyFocused = false,
}: ReplyBoxProps): ReactNode {
  const texts = useUiTexts();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  useHeldInPlace(form);
  const { field, send } = useReplyStanding({ state, locked, unavailableReason });
  const [isLeft, setIsLeft] = useState(false);
  // Written in, or asked to be sent: not only passed.
  const [isWritten, setIsWritten] = useState(false);
  const isEmpty = state.message.trim() === '';
  // Who only passes the field on the way to something else has done nothing wrong.
  const shownError = isLeft && (isWritten || !isEmpty) ? messageError : undefined;
  const files = !hasAttachments
    ? ({ status: 'off' } as const)
    : locked === 'everything' && state.files.status === 'ready'
      ? lockFiles(state.files)
      : state.files;
  const isSending = state.status === 'sending';
  const isSendable =
    unavailableReason === undefined &&
    canSend({ status: state.status, files }, messageError === undefined);

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
    // Focus is elsewhere by now: what comes to the field is heard nowhere else.
    const isShownNow = !isLeft && (isWritten || !isEmpty);
    if (isShownNow && messageError !== undefined) announce(messageError);
  }

  function showFault(): void {
    if (unavailableReason !== undefined || messageError === undefined) return;
    setIsLeft(true);
    setIsWritten(true);
    // Read there with its error: nothing has to be announced besides.
    field.current?.focus();
  }

  return (
    <form
      className={styles.box}
      data-state={state.status}
      noValidate
      ref={form}
      onSubmit={(event) => {
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
        hint={messageHint}
        isRequired
        onBlur={({ relatedTarget }) => {
          // On the button that sends, the press tells; an error that came before it would move the button away.
          if (relatedTarget === null || relatedTarget !== send.current) leave();
        }}
        onChange={(message) => {
          setIsWritten(true);
          onEdit({ type: 'written', message });
        }}
        ref={field}
        value={state.message}
      />
      <FileAttachment
        label={texts.attachFiles}
        limits={fileLimits}
        onCancel={onCancel}
        onChange={(chosen) => {
          onEdit({ type: 'attached', files: chosen });
        }}
        state={files}
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
