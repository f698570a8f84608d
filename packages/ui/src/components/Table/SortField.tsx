import { type ReactNode, useId } from 'react';

import { ChevronDownIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { type Column, isSortable, sortDirections, type SortState } from './columns.ts';
import * as styles from './Table.css.ts';

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
  const options = columns.filter(isSortable).flatMap((column) =>
    sortDirections.map((direction) => ({
      value: optionValue({ columnKey: column.key, direction }),
      label: `${column.header}, ${texts[direction]}`,
      sort: { columnKey: column.key, direction },
    })),
  );
  if (options.length === 0) return null;
  return (
    <div className={styles.sortField}>
      <label className={styles.sortLabel} htmlFor={id}>
        {texts.sortBy}
      </label>
      <div className={styles.sortSelectFrame}>
        <select
          // Several tables on a page have fields with the same label.
          aria-describedby={captionId}
          className={styles.sortSelect}
          id={id}
          onChange={(event) => {
            onSort(options.find(({ value }) => value === event.target.value)?.sort);
          }}
          value={optionValue(sort)}
        >
          {hasOriginalOrder ? (
            <option value={optionValue(undefined)}>{texts.sortOriginalOrder}</option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.sortSelectIcon}>
          <ChevronDownIcon />
        </span>
      </div>
    </div>
  );
}

function optionValue(sort: SortState | undefined): string {
  return sort === undefined ? '' : `${sort.columnKey} ${sort.direction}`;
}
