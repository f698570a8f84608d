import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { ToneIcon, ToneWord } from '../../private/ToneIcon.tsx';
import { type Announcement, useFilledAfterMount } from '../../private/useFilledAfterMount.ts';
import type { Tone } from '../../theme/tokens.ts';
import { CloseIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Notice.css.ts';

export type NoticeProps = {
  /** Meaning, shown by rule, ground and icon and said as a word before the title. */
  readonly tone: Tone;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** Link or button that does it. */
  readonly action?: ReactNode;
  /**
   * Makes the title a heading of that level.
   * @default none: the title is a paragraph
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether the notice is read when it appears: `none` for what is there when the page loads, `status` for what
   * comes later, `alert` for an error that comes later.
   * @default 'none'
   */
  readonly announcement?: Announcement | undefined;
} & (
  | {
      /** Called when the notice is closed. Shows a closing button. */
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
  onClose,
  closeLabel,
}: NoticeProps): ReactNode {
  const isFilled = useFilledAfterMount(announcement);
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div role={announcement === 'none' ? undefined : announcement}>
      {isFilled ? (
        <div className={classNames(styles.notice, styles.tone[tone])} data-tone={tone}>
          <div className={styles.icon[tone]}>
            <ToneIcon tone={tone} />
          </div>
          <div className={styles.content}>
            <Title className={styles.title}>
              <ToneWord tone={tone} />
              {title}
            </Title>
            {children === undefined ? null : <div className={styles.body}>{children} </div>}
            {action === undefined ? null : <div className={styles.action}>{action}</div>}
          </div>
          {onClose === undefined ? null : (
            <button className={styles.close} onClick={onClose} type="button">
              <CloseIcon />
              <VisuallyHidden>{closeLabel}</VisuallyHidden>
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}
