import { type ReactNode, useId } from 'react';

import { ChevronDownIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { type Column, isSortable, sortDirections, type SortState } from './columns.ts';
import * as styles from './SortField.css.ts';
import { sortFromText, sortToText } from './sortText.ts';

interface SortFieldProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: SortState | undefined;
  /** Offers the order that the rows came in. */
  readonly hasOriginalOrder: boolean;
  readonly onSort: (sort: SortState | undefined) => void;
  /** The element that names the table. */
  readonly captionId: string;
}

/** How the card form is sorted: it has no headers to press. Carries the same state as they do. */
export function SortField<Row>({
  columns,
  sort,
  hasOriginalOrder,
  onSort,
  captionId,
}: SortFieldProps<Row>): ReactNode {
  const id = useId();
  const texts = useUiTexts();
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {texts.sortBy}
      </label>
      <div className={styles.frame}>
        <select
          // Several tables on a page have fields with the same label.
          aria-describedby={captionId}
          className={styles.select}
          id={id}
          onChange={(event) => {
            onSort(sortFromText(event.target.value, columns));
          }}
          value={sortToText(sort)}
        >
          {hasOriginalOrder ? (
            <option value={sortToText(undefined)}>{texts.sortOriginalOrder}</option>
          ) : null}
          {sortable.flatMap(({ key, header }) =>
            sortDirections.map((direction) => {
              const value = sortToText({ columnKey: key, direction });
              return (
                <option key={value} value={value}>
                  {`${header}, ${texts[direction]}`}
                </option>
              );
            }),
          )}
        </select>
        <span className={styles.icon}>
          <ChevronDownIcon />
        </span>
      </div>
    </div>
  );
}
