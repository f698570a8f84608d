'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { moveFocusAround } from '../../private/moveFocusAround.ts';
import { ToneIcon, ToneWord } from '../../private/ToneIcon.tsx';
import { unbroken } from '../../private/unbroken.tsx';
import { type Announcement, useAnnounced } from '../../private/useAnnounced.ts';
import type { Tone } from '../../theme/tokens.ts';
import { CloseIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Notice.css.ts';

/** How screen readers hear the notice. Use one way only: a notice that takes focus is read there. */
type NoticeHearing =
  | {
      /**
       * Whether the notice is announced: `none` for a notice that is there when the page loads, `status` for a later
       * one, `alert` for a later error.
       * @default 'none'
       */
      readonly announcement?: Announcement | undefined;
      readonly takesFocus?: false | undefined;
    }
  | {
      /**
       * The notice takes focus when it appears and is read there, for example in place of the form whose result it is.
       * @default false
       */
      readonly takesFocus: true;
      readonly announcement?: 'none' | undefined;
    };

export type NoticeProps = {
  /** The kind of message. The border, the background, the icon and a word before the title show it. */
  readonly tone: Tone;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  /** What the user can do about it. */
  readonly children?: ReactNode;
  /** A link or button for the next step: to a page that helps, or to try again. For several links, a list. */
  readonly action?: ReactNode;
  /**
   * Makes the title a heading of this level.
   * @default none: the title is a paragraph
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
} & NoticeHearing &
  (
    | {
        /**
         * Called when the notice has been closed. Shows a closing button. Focus is then on the surrounding dialog or
         * the page's main part; move it if another place is closer.
         */
        readonly onClose: () => void;
        /** Name of the closing button: what it closes. */
        readonly closeLabel: string;
      }
    | { readonly onClose?: undefined; readonly closeLabel?: undefined }
  );

/** A message: what happened, then what the user can do. */
export function Notice({
  tone,
  title,
  children,
  action,
  headingLevel,
  announcement = 'none',
  takesFocus = false,
  onClose,
  closeLabel,
  ...given
}: NoticeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  const hasBody = children !== undefined && children !== null && children !== false;

  useAnnounced(said, announcement);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  // The name and the description make screen readers read the whole notice on focus.
  const focusTarget = takesFocus
    ? ({
        role: 'group',
        tabIndex: -1,
        'aria-labelledby': titleId,
        'aria-describedby': hasBody ? bodyId : undefined,
      } as const)
    : undefined;

  return (
    <div
      {...given}
      {...focusTarget}
      className={classNames(styles.notice, styles.tone[tone])}
      data-tone={tone}
      ref={box}
    >
      <div className={styles.content}>
        {/* Links and buttons are outside, so that they are not announced. */}
        <div
          className={styles.inLine}
          data-announced={announcement === 'none' ? undefined : announcement}
          ref={said}
        >
          <Title className={styles.title} id={titleId}>
            <span className={styles.icon}>
              <ToneIcon tone={tone} />
            </span>
            <ToneWord tone={tone} />
            {unbroken(title)}
          </Title>
          {hasBody ? (
            <div className={styles.inLine} id={bodyId}>
              {unbroken(children)}{' '}
            </div>
          ) : null}
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {onClose === undefined ? null : (
        <button
          className={styles.close}
          onClick={(event) => {
            moveFocusAround(event.currentTarget);
            onClose();
          }}
          type="button"
        >
          <CloseIcon />
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
