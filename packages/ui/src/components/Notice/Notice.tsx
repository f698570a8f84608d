import { type ReactNode, useEffect, useId, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { moveFocusAround } from '../../private/moveFocusAround.ts';
import { ToneIcon, ToneWord } from '../../private/ToneIcon.tsx';
import { type Announcement, useFilledAfterMount } from '../../private/useFilledAfterMount.ts';
import type { Tone } from '../../theme/tokens.ts';
import { CloseIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Notice.css.ts';

/** How the notice is heard. One way at most: what takes focus is read there. */
type NoticeHearing =
  | {
      /**
       * Whether the notice is read when it appears: `none` for what is there when the page loads, `status` for what
       * comes later, `alert` for an error that comes later.
       * @default 'none'
       */
      readonly announcement?: Announcement | undefined;
      readonly takesFocus?: false | undefined;
    }
  | {
      /**
       * Takes focus when it appears and is read there, in place of the form that it is the result of.
       * @default false
       */
      readonly takesFocus: true;
      readonly announcement?: 'none' | undefined;
    };

export type NoticeProps = {
  /** Meaning, shown by rule, ground and icon and said as a word before the title. */
  readonly tone: Tone;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** Link or button that does it: on to the page that helps, or try again. */
  readonly action?: ReactNode;
  /**
   * Makes the title a heading of that level.
   * @default none: the title is a paragraph
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
} & NoticeHearing &
  (
    | {
        /**
         * Called when the notice is closed. Shows a closing button. Focus is on the dialog or the page's main part
         * around the notice by then; move it on where another place is nearer.
         */
        readonly onClose: () => void;
        /** Name of the closing button: what it closes. */
        readonly closeLabel: string;
      }
    | { readonly onClose?: undefined; readonly closeLabel?: undefined }
  );

/** Says what happened, then what to do. */
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
}: NoticeProps): ReactNode {
  const isFilled = useFilledAfterMount(announcement);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  const hasBody = children !== undefined && children !== null && children !== false;

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  // Named and described, so that the whole notice is read where focus lands.
  const focusTarget = takesFocus
    ? ({
        role: 'group',
        tabIndex: -1,
        'aria-labelledby': titleId,
        'aria-describedby': hasBody ? bodyId : undefined,
      } as const)
    : undefined;

  // The live part stays the same element while it is filled; what can be pressed lies outside it and is not read along.
  return (
    <div
      {...(isFilled && {
        ...focusTarget,
        className: classNames(styles.notice, styles.tone[tone]),
        'data-tone': tone,
      })}
      ref={box}
    >
      {isFilled ? (
        <div className={styles.icon[tone]}>
          <ToneIcon tone={tone} />
        </div>
      ) : null}
      <div className={isFilled ? styles.content : undefined}>
        <div className={styles.said} role={announcement === 'none' ? undefined : announcement}>
          {isFilled ? (
            <>
              <Title className={styles.title} id={titleId}>
                <ToneWord tone={tone} />
                {title}
              </Title>
              {hasBody ? (
                <div className={styles.body} id={bodyId}>
                  {children}{' '}
                </div>
              ) : null}
            </>
          ) : null}
        </div>
        {isFilled && action !== undefined ? <div className={styles.action}>{action}</div> : null}
      </div>
      {isFilled && onClose !== undefined ? (
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
      ) : null}
    </div>
  );
}
