import { type Column, sortFromText, type SortState, sortToText } from '@mina-sidor/ui';

import { useStore } from '../platform/store.ts';
import { initialView, type ListName, type ListView, viewOf, withView } from './listSettings.ts';
import { useServices } from './services.ts';

/** How one list is looked at, and a function that changes it. It outlives the page (row Z13). */
export function useListView(name: ListName) {
  const { listSettings } = useServices();
  const view = viewOf(useStore(listSettings), name);
  const change = (changes: Partial<ListView>): void =>
    listSettings.set(withView(listSettings.get(), name, changes));
  return [view, change] as const;
}

interface ListTable<Row> {
  readonly columns: readonly Column<Row>[];
  /** The order that the list begins with; without one it is the order of the answer, which can be chosen again. */
  readonly firstOrder?: SortState;
  /** Above how many rows each button shows. */
  readonly limits: { readonly showMoreAbove: number; readonly showAllAbove: number };
}

/** Order and number of rows of one list, as props of its `Table`. */
export function useListTable<Row>(name: ListName, { columns, firstOrder, limits }: ListTable<Row>) {
  const [view, change] = useListView(name);
  return {
    columns,
    sort: sortFromText(view.sort, columns) ?? firstOrder,
    onSortChange: (sort: SortState | undefined) => {
      const text = sortToText(sort);
      change({ sort: text === sortToText(firstOrder) ? '' : text });
    },
    hasOriginalOrder: firstOrder === undefined,
    paging: {
      ...limits,
      pageSize: initialView.inView,
      visibleCount: view.inView,
      onVisibleCountChange: (inView: number) => change({ inView }),
    },
  };
}
