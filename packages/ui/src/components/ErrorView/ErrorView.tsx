import type { ReactNode, Ref } from 'react';

import { type Announcement, useFilledAfterMount } from '../../private/useFilledAfterMount.ts';
import { Heading } from '../Heading/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import * as styles from './ErrorView.css.ts';

export interface ErrorViewProps {
  /** What went wrong, in the reader's words. */
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** Button or link that does it: try again, go to the start. */
  readonly action?: ReactNode;
  /**
   * Place of the title in the page's outline.
   * @default 2
   */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Lets the title take focus when the error takes the page's place. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /**
   * Whether it is read when it appears. Leave `none` where the title takes focus, or it is read twice.
   * @default 'none'
   */
  readonly announcement?: Announcement | undefined;
}

/** Stands where content should be, says what went wrong and offers a way on. */
export function ErrorView({
  title,
  children,
  action,
  headingLevel = 2,
  headingRef,
  announcement = 'none',
}: ErrorViewProps): ReactNode {
  const isFilled = useFilledAfterMount(announcement);
  return (
    <div role={announcement === 'none' ? undefined : announcement}>
      {isFilled ? (
        <div className={styles.errorView} data-tone="critical">
          <div className={styles.icon}>
            <ErrorIcon size="large" />
          </div>
          <Heading isFocusTarget level={headingLevel} ref={headingRef}>
            {title}
          </Heading>
          {children === undefined ? null : <div className={styles.content}>{children}</div>}
          {action === undefined ? null : <div className={styles.action}>{action}</div>}
        </div>
      ) : null}
    </div>
  );
}
