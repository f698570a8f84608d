import { type RefObject, useEffect, useRef } from 'react';

import { formatText } from '../../private/formatText.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { type PagingRules, pagingView } from './paging.ts';

/** Shows a long list a part at a time. */
export interface TablePaging extends PagingRules {
  /** How many rows show now, at most. */
  readonly visibleCount: number;
  /** Called when the reader asks for more rows. */
  readonly onVisibleCountChange: (visibleCount: number) => void;
}

interface RowPaging {
  /** Number of rows to show. */
  readonly visible: number;
  /** "Visar 10 av 43", for a table that is paged. */
  readonly summary: string | undefined;
  readonly showMore: (() => void) | undefined;
  readonly showAll: (() => void) | undefined;
  /** Belongs on the element whose children are the rows. */
  readonly bodyRef: RefObject<HTMLDivElement | null>;
}

/** Focus moves on to the first new row, and the new count is announced (row C17). */
export function useRowPaging(total: number, paging: TablePaging | undefined): RowPaging {
  const bodyRef = useRef<HTMLDivElement>(null);
  const firstNewRow = useRef<number | undefined>(undefined);
  const announce = useAnnounce();
  const texts = useUiTexts();
  const view = paging === undefined ? undefined : pagingView(total, paging.visibleCount, paging);
  const visible = view?.visible ?? total;
  const summary = paging && formatText(texts.showingOf, { visible, total });

  // The parent may answer later than the press, so the new row is looked for after each change of the count.
  useEffect(() => {
    const index = firstNewRow.current;
    if (index === undefined || visible <= index) return;
    firstNewRow.current = undefined;
    const row = bodyRef.current?.children[index];
    if (row instanceof HTMLElement) focusRow(row);
    if (summary !== undefined) announce(summary);
  }, [visible, summary, announce]);

  function showUpTo(count: number | undefined): (() => void) | undefined {
    if (paging === undefined || count === undefined) return undefined;
    return () => {
      firstNewRow.current = visible;
      paging.onVisibleCountChange(count);
    };
  }

  return {
    visible,
    summary,
    showMore: showUpTo(view?.showMoreTo),
    showAll: showUpTo(view?.showAllTo),
    bodyRef,
  };
}

/** A row's own link shows where focus is; a row without one takes focus itself. */
function focusRow(row: HTMLElement): void {
  const control = row.querySelector<HTMLElement>('a[href], button');
  if (control === null) row.tabIndex = -1;
  (control ?? row).focus();
}
