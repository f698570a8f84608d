import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { Disclosure } from '../../private/Disclosure.tsx';
import { chevron } from '../../private/disclosure.css.ts';
import type { OpenProps } from '../../private/useOpen.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Collapsible.css.ts';

interface OwnProps {
  /** Always visible. Pressing it opens and closes the content. */
  readonly title: ReactNode;
  /**
   * Makes the title a heading of this level.
   * @default no heading
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** A sentence below the title that says what the part comes to. Always visible, so that few users need to open it. */
  readonly text?: string | undefined;
  /**
   * `card` stands alone on the page, `plain` is for use inside a card and has a line above.
   * @default 'card'
   */
  readonly variant?: 'card' | 'plain' | undefined;
  /** Makes the part a link target: following `#<id>` shows and opens it. Unique on the page. */
  readonly id?: string | undefined;
  /** Shown when open, and always in print. */
  readonly children: ReactNode;
}

export type CollapsibleProps = OwnProps & OpenProps;

/** Content that is hidden below its title until the user opens it, for what few users need. */
export function Collapsible({
  title,
  headingLevel,
  text,
  variant = 'card',
  id,
  children,
  ...held
}: CollapsibleProps): ReactNode {
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  const hasText = text !== undefined;
  return (
    <Disclosure
      {...held}
      contentClass={styles.content}
      id={id}
      rootClass={styles.root[variant]}
      summary={
        <>
          <Heading className={classNames(styles.heading, hasText && styles.large)}>
            {unbroken(title)}
          </Heading>
          {hasText ? <span className={styles.text}>{unbroken(text)}</span> : null}
          <span className={classNames(chevron, hasText && styles.besideText)}>
            <ChevronDownIcon />
          </span>
        </>
      }
      summaryClass={hasText ? styles.summaryWithText : styles.summary}
    >
      {children}
    </Disclosure>
  );
}
