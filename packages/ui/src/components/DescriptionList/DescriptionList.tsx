import type { ReactNode } from 'react';

import * as styles from './DescriptionList.css.ts';

export interface DescriptionListItem {
  /** What the value is. Unique in its list. */
  readonly term: string;
  /** The value. */
  readonly description: ReactNode;
  /** Stands beside the value: an `InfoPopover` that explains it. */
  readonly info?: ReactNode;
}

export interface DescriptionListProps {
  /** The facts, in reading order. */
  readonly items: readonly DescriptionListItem[];
}

/** Facts about one thing, each with its name. Facts about several things of a kind belong in a `Table`. */
export function DescriptionList({ items }: DescriptionListProps): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description, info }) => (
        <div className={styles.item} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            {info === undefined ? (
              description
            ) : (
              <span className={styles.withInfo}>
                {description}
                {info}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
