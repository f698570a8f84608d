'use client';

import { type ReactNode, useContext, useId } from 'react';

import { tickOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import * as styles from '../Checkbox/Checkbox.css.ts';
import { CheckIcon } from '../Icon/index.ts';
import { box } from './RowSelection.css.ts';
import { SelectionContext } from './selection.ts';

export interface RowCheckboxProps {
  /** The `rowKey` of the row. */
  readonly rowKey: string;
  /** Names the row for screen readers: "Faktura 1021". */
  readonly label: string;
}

/** The box that selects a row, in a column of a `Table` inside a `RowSelection`. Leave it out of a row that cannot be selected. */
export function RowCheckbox({ rowKey, label, ...given }: RowCheckboxProps): ReactNode {
  const id = useId();
  const { selected, isLocked, select } = useContext(SelectionContext);
  const change = (isSelected: boolean): void => {
    select(rowKey, isSelected);
  };
  useEarlyEntry(id, tickOf, change);
  return (
    <span {...given} className={box}>
      <input
        // A checkbox cannot be read-only, and `disabled` would drop focus.
        aria-disabled={isLocked || undefined}
        aria-label={label}
        checked={selected.has(rowKey)}
        className={styles.input}
        data-state={isLocked ? 'locked' : undefined}
        id={id}
        onChange={({ target }) => {
          change(target.checked);
        }}
        type="checkbox"
      />
      <span className={styles.mark}>
        <CheckIcon />
      </span>
    </span>
  );
}
