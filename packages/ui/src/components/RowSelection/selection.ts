'use client';

import { createContext } from 'react';

/** What the box of a row needs to know about the selection around its table. */
export interface Selection {
  /** The keys of the selected rows. */
  readonly selected: ReadonlySet<string>;
  /** The rows can be read but not selected. */
  readonly isLocked: boolean;
  /** Selects a row, or takes it out of the selection. */
  readonly select: (rowKey: string, isSelected: boolean) => void;
}

export const SelectionContext = createContext<Selection>({
  selected: new Set(),
  isLocked: false,
  select: () => undefined,
});

/** The selection after one row was selected or taken out, in the order of the rows. */
export function withRow(
  rowKeys: readonly string[],
  selected: ReadonlySet<string>,
  changed: { readonly rowKey: string; readonly isSelected: boolean },
): readonly string[] {
  return rowKeys.filter((key) => (key === changed.rowKey ? changed.isSelected : selected.has(key)));
}
