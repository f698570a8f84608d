import { type MouseEvent, type ReactNode, type Ref, useEffect, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Button.css.ts';

type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => void;

export interface ButtonLook {
  /**
   * `primary` for the one main action of a view, `secondary` for the others, `quiet` for what is rarely wanted.
   * @default 'primary'
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /**
   * `small` in rows of a table; its tap area is as high as any.
   * @default 'medium'
   */
  readonly size?: 'medium' | 'small' | undefined;
  /**
   * As wide as the container.
   * @default false
   */
  readonly isFullWidth?: boolean | undefined;
  /** Read after the words, not seen: what the button is about where several have the same words. */
  readonly context?: string | undefined;
}

export type ButtonProps = ButtonLook & {
  /** The words of the button: what happens when it is activated. */
  readonly children: ReactNode;
  /** Why the button does not work now. It stays in the tab order, shows the reason below and is described by it. */
  readonly unavailableReason?: string | undefined;
  /** Called when the reader activates it all the same: for a form that answers with what is missing. */
  readonly onUnavailable?: (() => void) | undefined;
  /** Lets focus be set from outside. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
} & (
    | {
        /** `submit` sends the form around it. @default 'button' */
        readonly type?: 'button' | undefined;
        /** Called when the button is activated, not while it is pending or unavailable. */
        readonly onClick: ClickHandler;
      }
    | { readonly type: 'submit'; readonly onClick?: ClickHandler | undefined }
  ) &
  (
    | { readonly isPending?: undefined; readonly pendingLabel?: undefined }
    | {
        /** The action is under way: shows a ring, keeps width and focus, takes no further activation. */
        readonly isPending: boolean;
        /** Announced when the action gets under way. @default `loading` of `UiTexts` */
        readonly pendingLabel?: string | undefined;
      }
  );

/** Does something on the page. What leads to another page is a `ButtonLink`. */
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
}: ButtonProps): ReactNode {
  const reasonId = useId();
  const announce = useAnnounce();
  const texts = useUiTexts();
  const isUnavailable = unavailableReason !== undefined;
  const message = pendingLabel ?? texts.loading;

  useEffect(() => {
    if (isPending) announce(message);
  }, [isPending, message, announce]);

  const button = (
    <button
      aria-busy={isPending || undefined}
      aria-describedby={isUnavailable ? reasonId : undefined}
      // `disabled` would throw the focus away and hide the button's reason from who moves by keyboard.
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
        // A second activation while the first is under way must never send twice, also not by submitting the form.
        if (isPending || isUnavailable) event.preventDefault();
        else onClick?.(event);
        if (isUnavailable && !isPending) onUnavailable?.();
      }}
      ref={ref}
      // oxlint-disable-next-line react/button-has-type -- its type allows `button` and `submit` alone
      type={type}
    >
      {isPending ? (
        <span
          aria-hidden="true"
          className={classNames(styles.spinner, size === 'small' && styles.spinnerSmall)}
        />
      ) : null}
      <span>
        {children}
        {context === undefined ? null : (
          <>
            {' '}
            <VisuallyHidden>{context}</VisuallyHidden>
          </>
        )}
      </span>
    </button>
  );

  if (!isUnavailable) return button;
  return (
    <span className={classNames(styles.group, isFullWidth && styles.fullWidth)}>
      {button}
      <span className={styles.reason} id={reasonId}>
        {unavailableReason}
      </span>
    </span>
  );
}
