import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListItem {
  /** What the value is. Unique in its list. */
  readonly term: string;
  /** The value; `null` for one that is not known, which the list says in words. */
  readonly description: ReactNode;
  /** Stands beside the value, among amounts beside the term: an `InfoPopover` that explains it. */
  readonly info?: ReactNode;
  /** Stands on a line of its own under term and value: a `CopyButton`. */
  readonly action?: ReactNode;
  /**
   * The sum of those above: bold, under a stronger line.
   * @default false
   */
  readonly isTotal?: boolean | undefined;
}

export interface DescriptionListProps {
  /** The facts, in reading order. */
  readonly items: readonly DescriptionListItem[];
  /**
   * `facts` has terms and values in two columns, `amounts` has the values at the end of the line, so that figures stand
   * below one another.
   * @default 'facts'
   */
  readonly layout?: 'facts' | 'amounts' | undefined;
  /**
   * The values are on their way: bars keep their place. Say what is waited for by a `Loader`.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
}

/** Facts about one thing, each with its name. Facts about several things of a kind belong in a `Table`. */
export function DescriptionList({
  items,
  layout = 'facts',
  isLoading = false,
}: DescriptionListProps): ReactNode {
  const texts = useUiTexts();
  return (
    <dl aria-busy={isLoading || undefined} className={styles.list} data-layout={layout}>
      {items.map(({ term, description, info, action, isTotal = false }) => {
        const isUnknown = description === null || description === undefined || description === '';
        const value = isUnknown ? (
          <span className={styles.unknown}>{texts.noValue}</span>
        ) : (
          description
        );
        return (
          <div
            className={classNames(styles.item[layout], isTotal && styles.total)}
            data-state={isLoading ? 'loading' : isUnknown ? 'unknown' : 'known'}
            key={term}
          >
            <dt className={styles.term}>
              {term}
              {layout === 'amounts' && info !== undefined ? <> {info}</> : null}
            </dt>
            <dd className={styles.description[layout]}>
              {isLoading ? (
                <Skeleton />
              ) : layout === 'facts' ? (
                <WithInfo info={info}>{value}</WithInfo>
              ) : (
                value
              )}
            </dd>
            {action === undefined || isLoading ? null : <dd className={styles.action}>{action}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

function WithInfo({
  info,
  children,
}: {
  readonly info: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  if (info === undefined) return children;
  return (
    <span className={styles.withInfo}>
      {children}
      {info}
    </span>
  );
}
