import { type ReactNode, useId } from 'react';

import { formatText } from '../../private/formatText.ts';
import { Button } from '../Button/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** How many rows show now. */
  readonly visible: number;
  /** How many rows there are. */
  readonly total: number;
  /** Shows some more rows. Without it there is no such button. */
  readonly onShowMore?: (() => void) | undefined;
  /** Shows every row. Without it there is no such button. */
  readonly onShowAll?: (() => void) | undefined;
}

/**
 * Stands below a list that shows a part of its rows: how many of how many, and buttons for the rest. `useShowMore`
 * decides which buttons there are and moves focus to the first new row.
 */
export function ShowMore({ visible, total, onShowMore, onShowAll }: ShowMoreProps): ReactNode {
  const countId = useId();
  const texts = useUiTexts();
  const count = (
    <span className={styles.count} id={countId}>
      {formatText(texts.showingOf, { visible, total })}
    </span>
  );
  if (onShowMore === undefined && onShowAll === undefined) {
    return <div className={styles.root}>{count}</div>;
  }
  return (
    // The group's name tells how much is left to whoever comes straight to a button.
    <div aria-labelledby={countId} className={styles.root} role="group">
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
