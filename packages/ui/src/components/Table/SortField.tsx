import type { ReactNode } from 'react';

import { Select } from '../Select/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { type Column, isSortable, sortDirections, type SortState } from './columns.ts';
import { sortFromText, sortToText } from './sortText.ts';
import { sortField } from './Table.css.ts';

interface SortFieldProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: SortState | undefined;
  /** Offers the original order of the rows. */
  readonly hasOriginalOrder: boolean;
  readonly onSort: (sort: SortState | undefined) => void;
  /** The `id` of the element that names the table: several tables on a page have fields with the same label. */
  readonly captionId: string;
}

/** A field that sorts the card form, which has no headers to press. It shows the same state as the headers. */
export function SortField<Row>({
  columns,
  sort,
  hasOriginalOrder,
  onSort,
  captionId,
}: SortFieldProps<Row>): ReactNode {
  const texts = useUiTexts();
  const options = columns.filter(isSortable).flatMap(({ key, header }) =>
    sortDirections.map((direction) => ({
      value: sortToText({ columnKey: key, direction }),
      label: `${header}, ${texts[direction]}`,
    })),
  );
  if (options.length === 0) return null;
  const originalOrder = { value: sortToText(undefined), label: texts.sortOriginalOrder };
  return (
    <div aria-labelledby={captionId} className={sortField} role="group">
      <Select
        label={texts.sortBy}
        onChange={(text) => {
          onSort(sortFromText(text, columns));
        }}
        options={hasOriginalOrder ? [originalOrder, ...options] : options}
        value={sortToText(sort)}
      />
    </div>
  );
}
