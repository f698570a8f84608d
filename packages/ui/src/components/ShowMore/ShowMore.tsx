'use client';

import { type ReactNode, useContext, useId } from 'react';

import { formatText } from '../../private/formatText.ts';
import { Button } from '../Button/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** How many rows are visible. */
  readonly visible: number;
  /** How many rows there are. */
  readonly total: number;
  /** Shows more rows. Without it there is no such button. */
  readonly onShowMore?: (() => void) | undefined;
  /** Shows all rows. Without it there is no such button. */
  readonly onShowAll?: (() => void) | undefined;
}

/**
 * Shown below a partly visible list: how many of all rows are visible, and buttons for more. `useShowMore` decides
 * which buttons there are and moves focus to the first new row.
 */
export function ShowMore({
  visible,
  total,
  onShowMore,
  onShowAll,
  ...given
}: ShowMoreProps): ReactNode {
  const countId = useId();
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const count = (
    <span className={styles.count} id={countId}>
      {formatText(texts.showingOf, { visible, total }, locale)}
    </span>
  );
  if (onShowMore === undefined && onShowAll === undefined) {
    return (
      <div {...given} className={styles.root}>
        {count}
      </div>
    );
  }
  return (
    // The name of the group says how many rows are left, for a screen reader user who jumps straight to a button.
    <div {...given} aria-labelledby={countId} className={styles.root} role="group">
      {count}
      {onShowMore === undefined ? null : (
        <Button onClick={onShowMore} size="small" variant="secondary">
          {texts.showMore}
        </Button>
      )}
      {onShowAll === undefined ? null : (
        <Button onClick={onShowAll} size="small" variant="secondary">
          {texts.showAll}
        </Button>
      )}
    </div>
  );
}
