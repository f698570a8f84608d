'use client';

import type { ReactNode } from 'react';

import { Select } from '../Select/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { type Column, isSortable, sortDirections, type SortState } from './columns.ts';
import { sortFromText, sortToText } from './sortText.ts';
import { sortWords } from './sortWords.ts';
import { sortField } from './Table.css.ts';

interface SortFieldProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: SortState | undefined;
  /** Offers the original order of the rows. */
  readonly hasOriginalOrder: boolean;
  readonly onSort: (sort: SortState | undefined) => void;
  /** Names the table: several tables on a page have fields with the same label. */
  readonly caption: string;
}

/** A field that sorts the card form, which has no headers to press. It shows the same state as the headers. */
export function SortField<Row>({
  columns,
  sort,
  hasOriginalOrder,
  onSort,
  caption,
}: SortFieldProps<Row>): ReactNode {
  const texts = useUiTexts();
  const options = columns.filter(isSortable).flatMap(({ key, header, kind }) =>
    sortDirections.map((direction) => ({
      value: sortToText({ columnKey: key, direction }),
      label: `${header}, ${sortWords(texts, kind, direction)}`,
    })),
  );
  if (options.length === 0) return null;
  const originalOrder = { value: sortToText(undefined), label: texts.sortOriginalOrder };
  return (
    <div className={sortField}>
      <Select
        label={texts.sortBy}
        labelContext={caption}
        onValueChange={(text) => {
          onSort(sortFromText(text, columns));
        }}
        options={hasOriginalOrder ? [originalOrder, ...options] : options}
        value={sortToText(sort)}
      />
    </div>
  );
}
