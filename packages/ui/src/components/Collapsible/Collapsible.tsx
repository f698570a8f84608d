import type { ReactNode } from 'react';

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
  /** Shows when open. */
  readonly children: ReactNode;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Keeps what few readers need below its title, until asked for. */
export function Collapsible({
  title,
  headingLevel,
  isInitiallyOpen = false,
  variant = 'card',
  children,
}: CollapsibleProps): ReactNode {
  const Heading = headingLevel === undefined ? 'span' : headings[headingLevel];
  return (
    <details className={styles.root[variant]} open={isInitiallyOpen}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{title}</Heading>
        <span className={styles.icon}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
