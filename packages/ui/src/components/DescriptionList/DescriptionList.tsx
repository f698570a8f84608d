'use client';

import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { Skeleton } from '../Skeleton/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './DescriptionList.css.ts';

/** A term and what there is to say of it. */
export interface DescriptionListItem {
  /** The name of the value. Unique in its list. */
  readonly term: string;
  /** The value. For `null` the list says in words that it is unknown. */
  readonly description: ReactNode;
  /** Shown next to the value, or next to the term in a list of amounts: an `InfoPopover` that explains it. */
  readonly info?: ReactNode;
  /** Shown beside term and value, which then stand below one another: a `CopyButton`. */
  readonly action?: ReactNode;
  /** A line of its own below term and value: what the value is made of. */
  readonly note?: ReactNode;
  /**
   * Marks a total: bold, below a stronger line.
   * @default false
   */
  readonly isTotal?: boolean | undefined;
}

export interface DescriptionListProps {
  /** The terms and values, in reading order. */
  readonly items: readonly DescriptionListItem[];
  /**
   * `facts` has terms and values in two columns. `prose` is for values that may need several lines: on a phone each
   * stands below its term. `amounts` aligns the values at the end of the line, so that figures line up.
   * @default 'facts'
   */
  readonly layout?: 'facts' | 'prose' | 'amounts' | undefined;
  /**
   * The values are loading: skeleton bars keep their place. Say what is loading with a `Loader`.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
}

/** Named facts about one thing. Use a `Table` for facts about several things of the same kind. */
export function DescriptionList({
  items,
  layout = 'facts',
  isLoading = false,
  ...given
}: DescriptionListProps): ReactNode {
  const texts = useUiTexts();
  return (
    <dl {...given} aria-busy={isLoading || undefined} className={styles.list} data-layout={layout}>
      {items.map(({ term, description, info, action, note, isTotal = false }) => {
        const isUnknown = description === null || description === undefined || description === '';
        const value = isUnknown ? (
          <span className={styles.unknown}>{texts.noValue}</span>
        ) : (
          unbroken(description)
        );
        return (
          <div
            className={classNames(
              action === undefined ? styles.item[layout] : styles.itemWithAction,
              isTotal && styles.total,
            )}
            data-state={isLoading ? 'loading' : isUnknown ? 'unknown' : 'known'}
            key={term}
          >
            <dt className={styles.term}>
              {layout === 'amounts' && info !== undefined ? (
                <>
                  <span>
                    {unbroken(term)}
                    {'\u00a0'}
                  </span>
                  {info}
                </>
              ) : (
                inOnePiece(term)
              )}
            </dt>
            <dd
              className={
                action === undefined ? styles.description[layout] : styles.descriptionWithAction
              }
            >
              {isLoading ? (
                <Skeleton />
              ) : layout === 'amounts' ? (
                value
              ) : (
                <WithInfo info={info}>{value}</WithInfo>
              )}
            </dd>
            {action === undefined || isLoading ? null : <dd className={styles.action}>{action}</dd>}
            {note === undefined || isLoading ? null : (
              <dd className={styles.note}>{unbroken(note)}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** A broken term stands in one box: in a list of amounts, the parts would be boxes of their own. */
function inOnePiece(term: string): ReactNode {
  const parts = unbroken(term);
  return parts === term ? term : <span>{parts}</span>;
}

/** The value stands in one box, as a broken term does. */
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
      <span>{children}</span>
      {info}
    </span>
  );
}
