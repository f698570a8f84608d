'use client';

import { type MouseEvent, type ReactNode, type Ref, useEffect, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { useSlowAnswer } from '../../private/useSlowAnswer.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Button.css.ts';
import { useQuietReason } from './useQuietReason.ts';

type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => void;

export interface ButtonLook {
  /**
   * `primary` for the one main action of a view, `secondary` for the others, `quiet` for actions that are rarely used.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /**
   * `small` is for table rows; its target is as high as any other.
   * @default 'medium'
   */
  readonly size?: 'medium' | 'small' | undefined;
  /**
   * As wide as the container.
   * @default false
   */
  readonly isFullWidth?: boolean | undefined;
  /** Read by screen readers after the label: what the button is about, when several buttons have the same label. */
  readonly context?: string | undefined;
}

export type ButtonProps = ButtonLook & {
  /** The label: what the button does. */
  readonly children: ReactNode;
  /**
   * Why the button does not work now. The button stays in the tab order; the reason is shown below and describes it.
   */
  readonly unavailableReason?: string | undefined;
  /** Called when the user presses the unavailable button, for instance to show what a form is missing. */
  readonly onUnavailable?: (() => void) | undefined;
  /** Lets other code focus the button. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
} & (
    | {
        /** `submit` sends the form around it. @default 'button' */
        readonly type?: 'button' | undefined;
        /** Called when the user presses the button, but not while it is pending or unavailable. */
        readonly onClick: ClickHandler;
      }
    | { readonly type: 'submit'; readonly onClick?: ClickHandler | undefined }
  ) &
  (
    | { readonly isPending?: undefined; readonly pendingLabel?: undefined }
    | {
        /**
         * The action is running: the button shows a spinner, keeps its width and focus, and ignores presses. After 8
         * seconds `takesLonger` of `UiTexts` is shown below and announced.
         */
        readonly isPending: boolean;
        /** Announced when the action starts. @default `loading` of `UiTexts` */
        readonly pendingLabel?: string | undefined;
      }
  );

/** A button that does something on the page. To lead to another page, use `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
  context,
  type = 'button',
  onClick,
  isPending = false,
  pendingLabel,
  unavailableReason,
  onUnavailable,
  children,
  ref,
  ...given
}: ButtonProps): ReactNode {
  const reasonId = useId();
  const announce = useAnnounce();
  const texts = useUiTexts();
  const isUnavailable = unavailableReason !== undefined;
  const isQuiet = useQuietReason(unavailableReason, isPending);
  const message = pendingLabel ?? texts.loading;
  const slowAnswer = useSlowAnswer(isPending);

  useEffect(() => {
    if (isPending) announce(message);
  }, [isPending, message, announce]);

  const note = isUnavailable ? unavailableReason : slowAnswer;
  const button = (
    <button
      {...given}
      aria-busy={isPending || undefined}
      {...(isUnavailable && !isQuiet && { 'aria-describedby': reasonId })}
      // The `disabled` attribute would drop focus and hide the reason from keyboard users.
      aria-disabled={isPending || isUnavailable || undefined}
      className={classNames(
        styles.button,
        styles.variant[variant],
        styles.size[size],
        isFullWidth && styles.fullWidthButton,
        isPending && styles.pending,
        isUnavailable && styles.unavailable,
      )}
      data-state={isPending ? 'pending' : isUnavailable ? 'unavailable' : 'ready'}
      onClick={(event) => {
        // A second press while the first one runs must never send twice. It must not submit the form either.
        if (isPending || isUnavailable) event.preventDefault();
        else onClick?.(event);
        if (isUnavailable && !isPending) onUnavailable?.();
      }}
      ref={ref}
      // oxlint-disable-next-line react/button-has-type -- its type allows only `button` and `submit`
      type={type}
    >
      {isPending ? (
        <span
          aria-hidden="true"
          className={classNames(
            styles.spinner,
            (size === 'small' || isFullWidth) && styles.spinnerSmall,
          )}
        />
      ) : null}
      <span>
        {unbroken(children)}
        {context === undefined ? null : (
          <>
            {' '}
            <VisuallyHidden>{context}</VisuallyHidden>
          </>
        )}
      </span>
    </button>
  );

  return (
    // Around the button in every state: a new parent would take the button's focus away, and a press that has begun.
    <span
      className={
        isUnavailable ? classNames(styles.group, isFullWidth && styles.fullWidth) : styles.noBox
      }
    >
      {button}
      {note === null ? null : (
        <span className={styles.reason} id={isUnavailable ? reasonId : undefined}>
          {note}
        </span>
      )}
    </span>
  );
}
