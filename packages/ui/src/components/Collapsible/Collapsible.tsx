import type { ReactNode } from 'react';

import { Disclosure } from '../../private/Disclosure.tsx';
import { chevron } from '../../private/disclosure.css.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Collapsible.css.ts';

export interface CollapsibleProps {
  /** Always in sight; pressing it opens and closes. */
  readonly title: ReactNode;
  /**
   * Makes the title a heading of this level.
   * @default no heading
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether the content shows at first.
   * @default false
   */
  readonly isInitiallyOpen?: boolean | undefined;
  /**
   * `card` stands alone on the page, `plain` lies in a card under a line.
   * @default 'card'
   */
  readonly variant?: 'card' | 'plain' | undefined;
  /** Name in an address: a link to `#<id>` shows the part, opened. Unique on the page. */
  readonly id?: string | undefined;
  /** Shows when open, and always in print. */
  readonly children: ReactNode;
}

/** Keeps what few readers need below its title, until asked for. */
export function Collapsible({
  title,
  headingLevel,
  isInitiallyOpen = false,
  variant = 'card',
  id,
  children,
}: CollapsibleProps): ReactNode {
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <Disclosure
      contentClass={styles.content}
      id={id}
      isInitiallyOpen={isInitiallyOpen}
      rootClass={styles.root[variant]}
      summary={
        <>
          <Heading className={styles.heading}>{title}</Heading>
          <span className={chevron}>
            <ChevronDownIcon />
          </span>
        </>
      }
      summaryClass={styles.summary}
    >
      {children}
    </Disclosure>
  );
}
