'use client';

import { useState } from 'react';

import { formatText } from '../../private/formatText.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { type Column, isSortable, type SortState } from './columns.ts';
import { sortWords } from './sortWords.ts';

/** Whether the table or its parent keeps the sort order. The parent can make it survive a change of page. */
export type SortControl =
  | {
      /**
       * The sort order at first.
       * @default the order that the rows come in
       */
      readonly defaultSort?: SortState | undefined;
      readonly sort?: undefined;
      readonly onSortChange?: undefined;
      readonly hasOriginalOrder?: undefined;
    }
  | {
      readonly defaultSort?: undefined;
      /** The current sort order; `undefined` means the original order. */
      readonly sort: SortState | undefined;
      /** Called when the user chooses another sort order. */
      readonly onSortChange: (sort: SortState | undefined) => void;
      /**
       * Offers the original order. Set it to false for a list that is always sorted.
       * @default true
       */
      readonly hasOriginalOrder?: boolean | undefined;
    };

/** The sort order of a table, and a function that changes it and announces the change. */
export function useSort<Row>(
  control: SortControl,
  columns: readonly Column<Row>[],
): readonly [SortState | undefined, (sort: SortState | undefined) => void] {
  const [ownSort, setOwnSort] = useState(control.defaultSort);
  const announce = useAnnounce();
  const texts = useUiTexts();
  const isOwn = control.onSortChange === undefined;

  function changeSort(next: SortState | undefined): void {
    const setSort = isOwn ? setOwnSort : control.onSortChange;
    setSort(next);
    const column = columns.find(({ key }) => key === next?.columnKey);
    announce(
      next === undefined || column === undefined || !isSortable(column)
        ? texts.sortOriginalOrder
        : formatText(texts.sortedBy, {
            column: column.header,
            direction: sortWords(texts, column.kind, next.direction),
          }),
    );
  }

  return [isOwn ? ownSort : control.sort, changeSort];
}
