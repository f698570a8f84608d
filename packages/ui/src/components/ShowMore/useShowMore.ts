import { type RefCallback, useCallback, useEffect, useRef } from 'react';

import { formatText } from '../../private/formatText.ts';
import { takeFocus } from '../../private/takeFocus.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { type PagingRules, pagingView } from './paging.ts';
import type { ShowMoreProps } from './ShowMore.tsx';

/** A list shown a part at a time. Whoever owns the list keeps the number, so that it survives a change of page. */
export interface Paging extends PagingRules {
  /** How many rows show now, at most. */
  readonly visibleCount: number;
  /** Called when the reader asks for more rows, with the number that shall show. */
  readonly onVisibleCountChange: (visibleCount: number) => void;
}

export interface ShowMoreState extends ShowMoreProps {
  /** Belongs on the element whose children are the rows. */
  readonly listRef: RefCallback<HTMLElement>;
}

/**
 * Which rows of a list show, and what `ShowMore` needs below them. After a press, focus moves on to the first new row
 * and the new count is announced (row C17). Without `paging` every row shows.
 */
export function useShowMore(total: number, paging: Paging | undefined): ShowMoreState {
  const list = useRef<HTMLElement>(null);
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const firstNewRow = useRef<number | undefined>(undefined);
  const announce = useAnnounce();
  const { showingOf } = useUiTexts();
  const view = paging === undefined ? undefined : pagingView(total, paging.visibleCount, paging);
  const visible = view?.visible ?? total;

  // The owner may answer later than the press, so the new row is looked for after each change of the count.
  useEffect(() => {
    const index = firstNewRow.current;
    if (index === undefined || visible <= index) return;
    firstNewRow.current = undefined;
    const row = list.current?.children[index];
    if (row instanceof HTMLElement) focusRow(row);
    announce(formatText(showingOf, { visible, total }));
  }, [visible, total, showingOf, announce]);

  function showUpTo(count: number | undefined): (() => void) | undefined {
    if (paging === undefined || count === undefined) return undefined;
    return () => {
      firstNewRow.current = visible;
      paging.onVisibleCountChange(count);
    };
  }

  return {
    visible,
    total,
    onShowMore: showUpTo(view?.showMoreTo),
    onShowAll: showUpTo(view?.showAllTo),
    listRef,
  };
}

/** A row's own link shows where focus is; a row without one takes focus itself. */
function focusRow(row: HTMLElement): void {
  const control = row.querySelector<HTMLElement>('a[href], button');
  if (control === null) takeFocus(row);
  else control.focus();
}
