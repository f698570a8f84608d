import { useState } from 'react';

import { formatText } from '../../private/formatText.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import type { Column, SortState } from './columns.ts';

/** Who remembers the order: the table itself, or its parent (for an order that survives a change of page). */
export type SortControl =
  | {
      /**
       * The order at first.
       * @default the order that the rows come in
       */
      readonly defaultSort?: SortState | undefined;
      readonly sort?: undefined;
      readonly onSortChange?: undefined;
      readonly hasOriginalOrder?: undefined;
    }
  | {
      readonly defaultSort?: undefined;
      /** The order now; `undefined` is the order that the rows come in. */
      readonly sort: SortState | undefined;
      /** Called when the reader chooses another order. */
      readonly onSortChange: (sort: SortState | undefined) => void;
      /**
       * Offers the order that the rows come in. False for a list that is always sorted by something.
       * @default true
       */
      readonly hasOriginalOrder?: boolean | undefined;
    };

/** The order of a table, and how the reader changes it: each change is announced (row Z04). */
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
      next === undefined || column === undefined
        ? texts.sortOriginalOrder
        : formatText(texts.sortedBy, { column: column.header, direction: texts[next.direction] }),
    );
  }

  return [isOwn ? ownSort : control.sort, changeSort];
}
