import { type Column, sortFromText, type SortState, sortToText } from '@mina-sidor/ui';

import { useStore } from '../platform/store.ts';
import { initialView, type ListName, type ListView, viewOf, withView } from './listSettings.ts';
import { useCustomer } from './customer.ts';

/** The settings of one list and a function that changes them. They survive leaving the page (row Z13). */
export function useListView(name: ListName) {
  const { listSettings } = useCustomer().scope;
  const view = viewOf(useStore(listSettings), name);
  const change = (changes: Partial<ListView>): void =>
    listSettings.set(withView(listSettings.get(), name, changes));
  return [view, change] as const;
}

interface ListTable<Row> {
  readonly columns: readonly Column<Row>[];
  /** The default order; without one, the table keeps the order of the answer and the customer can return to it. */
  readonly firstOrder?: SortState;
  /** The numbers of rows above which each button shows. @default those of row C15 */
  readonly limits?: { readonly showMoreAbove: number; readonly showAllAbove: number };
}

/** Row C15. */
const usualLimits = { showMoreAbove: 10, showAllAbove: 24 } as const;

/** Sorting and number of rows of one list, as props of its `Table`. */
export function useListTable<Row>(
  name: ListName,
  { columns, firstOrder, limits = usualLimits }: ListTable<Row>,
) {
  const [view, change] = useListView(name);
  return {
    columns,
    sort: sortFromText(view.sort, columns) ?? firstOrder,
    onSortChange: (sort: SortState | undefined) => change({ sort: sortToText(sort) }),
    hasOriginalOrder: firstOrder === undefined,
    paging: {
      ...limits,
      pageSize: initialView.inView,
      visibleCount: view.inView,
      onVisibleCountChange: (inView: number) => change({ inView }),
    },
  };
}
