'use client';

import { type ReactNode, type Ref, useEffect, useRef } from 'react';

import { type Announcement, useAnnounced } from '../../private/useAnnounced.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { ErrorIcon, InfoIcon, WarningIcon } from '../Icon/index.ts';
import type { ErrorCause, ErrorWords } from './errorCauses.ts';
import * as styles from './ErrorView.css.ts';

type ErrorContent =
  | {
      /** What went wrong. */
      readonly title: string;
      /** What the user can do about it. */
      readonly children?: ReactNode;
      /**
       * Why the content is missing: selects the icon and its colour.
       * @default 'unexpected'
       */
      readonly cause?: ErrorCause | undefined;
      readonly words?: undefined;
    }
  | {
      /** Why the content is missing: selects the text, the icon and its colour. */
      readonly cause: ErrorCause;
      /** The text for each cause. */
      readonly words: Readonly<Record<ErrorCause, ErrorWords>>;
      /** Shown below the text. */
      readonly children?: ReactNode;
      readonly title?: undefined;
    };

type ErrorReload =
  | {
      /** Loads the content again. Shows a button that keeps focus while loading. */
      readonly onReload: () => void;
      /** Label of that button. */
      readonly reloadLabel: string;
      /**
       * The content is being loaded again. If loading fails, the error is announced again.
       * @default false
       */
      readonly isReloading?: boolean | undefined;
    }
  | {
      readonly onReload?: undefined;
      readonly reloadLabel?: undefined;
      /** The content is being loaded again by a button in `action`. If loading fails, the error is announced again. */
      readonly isReloading?: boolean | undefined;
    };

/** How screen readers hear the error. Use one way only: an error that takes focus is read there. */
type ErrorHearing =
  | {
      /**
       * Whether the error is announced when it appears. Keep `none` if the title takes focus; otherwise it is read
       * twice.
       * @default 'none'
       */
      readonly announcement?: Announcement | undefined;
      readonly takesFocus?: false | undefined;
    }
  | {
      /**
       * The title takes focus when the error replaces the page, and is read there.
       * @default false
       */
      readonly takesFocus: true;
      readonly announcement?: 'none' | undefined;
    };

export type ErrorViewProps = {
  /** Another link, for instance to customer service. */
  readonly action?: ReactNode;
  /** A link to the start page. */
  readonly home?: { readonly label: string; readonly href: string } | undefined;
  /** A labelled reference that helps customer service to find the error. */
  readonly reference?: { readonly label: string; readonly id: string } | undefined;
  /**
   * Heading level of the title.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Lets other code focus the title. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
} & ErrorContent &
  ErrorReload &
  ErrorHearing;

const marks = {
  offline: { tone: 'warning', Icon: WarningIcon },
  server: { tone: 'critical', Icon: ErrorIcon },
  maintenance: { tone: 'warning', Icon: WarningIcon },
  notFound: { tone: 'info', Icon: InfoIcon },
  updated: { tone: 'info', Icon: InfoIcon },
  unexpected: { tone: 'critical', Icon: ErrorIcon },
} as const satisfies Record<ErrorCause, unknown>;

/** An error in place of the content: what went wrong and what the user can do. */
export function ErrorView({
  title,
  children,
  cause = 'unexpected',
  words,
  action,
  onReload,
  reloadLabel,
  isReloading = false,
  home,
  reference,
  headingLevel = 2,
  headingRef,
  announcement = 'none',
  takesFocus = false,
  ...given
}: ErrorViewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { tone, Icon } = marks[cause];
  const said = words === undefined ? { title, text: undefined } : words[cause];

  useAnnounced(box, announcement, isReloading);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [takesFocus]);

  return (
    <div {...given} className={styles.errorView} data-tone={tone}>
      {/* Links and buttons are outside, so that they are not announced. */}
      <div
        className={styles.said}
        data-announced={announcement === 'none' ? undefined : announcement}
        ref={box}
      >
        <Heading isFocusTarget level={headingLevel} ref={headingRef}>
          <span className={styles.icon[tone]}>
            <Icon />
          </span>
          {said.title}
        </Heading>
        {said.text === undefined ? null : <p className={styles.content}>{said.text}</p>}
        {children === undefined ? null : <div className={styles.content}>{children}</div>}
      </div>
      {onReload === undefined && home === undefined && action === undefined ? null : (
        <div className={styles.action}>
          {onReload === undefined ? null : (
            <Button isPending={isReloading} onClick={onReload}>
              {reloadLabel}
            </Button>
          )}
          {action}
          {home === undefined ? null : (
            <ButtonLink href={home.href} variant="secondary">
              {home.label}
            </ButtonLink>
          )}
        </div>
      )}
      {reference === undefined ? null : (
        <p className={styles.reference}>
          {reference.label} <span className={styles.referenceId}>{reference.id}</span>
        </p>
      )}
    </div>
  );
}
