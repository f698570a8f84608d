'use client';

import { type RefCallback, useCallback, useContext, useEffect, useRef } from 'react';

import { formatText } from '../../private/formatText.ts';
import { takeFocus } from '../../private/takeFocus.ts';
import { UiContext, useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { useIsPrinting } from '../UiProvider/useIsPrinting.ts';
import { type PagingRules, pagingView } from './paging.ts';
import type { ShowMoreProps } from './ShowMore.tsx';

/** A list that is shown in parts. The parent keeps the number of visible rows, so that it survives a change of page. */
export interface Paging extends PagingRules {
  /** Maximum number of visible rows. */
  readonly visibleCount: number;
  /**
   * How many rows there are without the user's search: the count names that number.
   * @default the number of rows
   */
  readonly outOf?: number | undefined;
  /** Called with the new number when the user asks for more rows. */
  readonly onVisibleCountChange: (visibleCount: number) => void;
}

/** The props of `ShowMore`, and the `ref` of the list above it. */
export interface ShowMoreState extends ShowMoreProps {
  /** Set this as `ref` on the element whose children are the rows. */
  readonly listRef: RefCallback<HTMLElement>;
}

/**
 * Which rows of a list are visible, and the props of the `ShowMore` below them. After a press, focus moves to the first
 * new row and the new number is announced. Without `paging`, and on paper, all rows are visible.
 */
export function useShowMore(total: number, paging: Paging | undefined): ShowMoreState {
  const list = useRef<HTMLElement>(null);
  const listRef = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const firstNewRow = useRef<number | undefined>(undefined);
  const announce = useAnnounce();
  const { showingOf } = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const isPrinting = useIsPrinting();
  const view =
    paging === undefined || isPrinting ? undefined : pagingView(total, paging.visibleCount, paging);
  const visible = view?.visible ?? total;
  const outOf = paging?.outOf ?? total;

  // The parent may update the number later than the press, so each change of it looks for the new row.
  useEffect(() => {
    const index = firstNewRow.current;
    if (index === undefined || visible <= index) return;
    firstNewRow.current = undefined;
    // What a row has opened below itself is no row.
    const row = list.current?.querySelectorAll<HTMLElement>(':scope > :not([data-details])')[index];
    if (row !== undefined) focusRow(row);
    announce(formatText(showingOf, { visible, total: outOf }, locale));
  }, [visible, outOf, showingOf, locale, announce]);

  function showUpTo(count: number | undefined): (() => void) | undefined {
    if (paging === undefined || count === undefined) return undefined;
    return () => {
      firstNewRow.current = visible;
      paging.onVisibleCountChange(count);
    };
  }

  return {
    visible,
    total: outOf,
    onShowMore: showUpTo(view?.showMoreTo),
    onShowAll: showUpTo(view?.showAllTo),
    listRef,
  };
}

/** Focuses the row's first link or button, or the row itself if it has none. */
function focusRow(row: HTMLElement): void {
  const control = row.querySelector<HTMLElement>('a[href], button');
  if (control === null) takeFocus(row);
  else control.focus();
}
