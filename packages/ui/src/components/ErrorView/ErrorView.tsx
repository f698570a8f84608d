import { type ReactNode, type Ref, useEffect, useRef } from 'react';

import { type Announcement, useFilledAfterMount } from '../../private/useFilledAfterMount.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { ErrorIcon, InfoIcon, WarningIcon } from '../Icon/index.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';
import type { ErrorCause, ErrorWords } from './errorCauses.ts';
import * as styles from './ErrorView.css.ts';

type ErrorContent =
  | {
      /** What went wrong, in the reader's words. */
      readonly title: string;
      /** What to do about it. */
      readonly children?: ReactNode;
      /**
       * Why the content is not there: chooses the mark and its colour.
       * @default 'unexpected'
       */
      readonly cause?: ErrorCause | undefined;
      readonly words?: undefined;
    }
  | {
      /** Why the content is not there: chooses the words, and the mark and its colour. */
      readonly cause: ErrorCause;
      /** What is said of each cause. */
      readonly words: Readonly<Record<ErrorCause, ErrorWords>>;
      /** Stands below the words. */
      readonly children?: ReactNode;
      readonly title?: undefined;
    };

type ErrorReload =
  | {
      /** Fetches again. Shows a button, which stays and keeps focus while the answer is awaited. */
      readonly onReload: () => void;
      /** Words of that button. */
      readonly reloadLabel: string;
      /**
       * The answer is awaited. When it ends and the error is still there, the error is said again.
       * @default false
       */
      readonly isReloading?: boolean | undefined;
    }
  | {
      readonly onReload?: undefined;
      readonly reloadLabel?: undefined;
      readonly isReloading?: undefined;
    };

/** How the error is heard. One way at most: what takes focus is read there. */
type ErrorHearing =
  | {
      /**
       * Whether it is read when it appears. Leave `none` where the title takes focus, or it is read twice.
       * @default 'none'
       */
      readonly announcement?: Announcement | undefined;
      readonly takesFocus?: false | undefined;
    }
  | {
      /**
       * The title takes focus when the error takes the page's place, and is read there.
       * @default false
       */
      readonly takesFocus: true;
      readonly announcement?: 'none' | undefined;
    };

export type ErrorViewProps = {
  /** A way on that is neither to fetch again nor to go home: a link to customer service for instance. */
  readonly action?: ReactNode;
  /** A link to where everything begins. */
  readonly home?: { readonly label: string; readonly href: string } | undefined;
  /** What customer service can find the error by, with the words before it. */
  readonly reference?: { readonly label: string; readonly id: string } | undefined;
  /**
   * Place of the title in the page's outline.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Lets the title take focus from outside. */
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

/** Stands where content should be, says what went wrong and offers a way on. */
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
}: ErrorViewProps): ReactNode {
  const isFilled = useFilledAfterMount(announcement);
  const box = useRef<HTMLDivElement>(null);
  const { tone, Icon } = marks[cause];
  const said = words === undefined ? { title, text: undefined } : words[cause];
  useSaidAgain(isReloading, said);

  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [takesFocus]);

  return (
    <div ref={box} role={announcement === 'none' ? undefined : announcement}>
      {isFilled ? (
        <div className={styles.errorView} data-tone={tone}>
          <div className={styles.icon[tone]}>
            <Icon size="large" />
          </div>
          <Heading isFocusTarget level={headingLevel} ref={headingRef}>
            {said.title}
          </Heading>
          {said.text === undefined ? null : <p className={styles.content}>{said.text}</p>}
          {children === undefined ? null : <div className={styles.content}>{children}</div>}
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
      ) : null}
    </div>
  );
}

/** The first failure is heard when the error appears; one more after a reload changes nothing and must be said. */
function useSaidAgain(
  isReloading: boolean,
  { title, text }: { readonly title: string; readonly text?: string | undefined },
): void {
  const announce = useAnnounce();
  const wasReloading = useRef(false);

  useEffect(() => {
    if (wasReloading.current && !isReloading) {
      announce(text === undefined ? title : `${title}. ${text}`, 'assertive');
    }
    wasReloading.current = isReloading;
  }, [isReloading, announce, title, text]);
}
