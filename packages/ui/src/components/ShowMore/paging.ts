/** How a long list is shown a part at a time. */
export interface PagingRules {
  /** Rows shown at first, and added by each press on "show more". */
  readonly pageSize: number;
  /** "Show more" is offered for lists with more rows than this. */
  readonly showMoreAbove: number;
  /** "Show all" is offered for lists with more rows than this. */
  readonly showAllAbove: number;
}

export interface PagingView {
  /** Number of rows to show. */
  readonly visible: number;
  /** Number of rows after "show more", when it is offered. */
  readonly showMoreTo: number | undefined;
  /** Number of rows after "show all", when it is offered. */
  readonly showAllTo: number | undefined;
}

/**
 * Which rows and controls a list shows. A list that is too short for both controls is shown whole, so that no row is
 * ever out of reach.
 */
export function pagingView(total: number, visibleCount: number, rules: PagingRules): PagingView {
  const hasShowMore = total > rules.showMoreAbove;
  const hasShowAll = total > rules.showAllAbove;
  const visible = hasShowMore || hasShowAll ? Math.min(visibleCount, total) : total;
  const isWhole = visible === total;
  return {
    visible,
    showMoreTo: hasShowMore && !isWhole ? Math.min(visible + rules.pageSize, total) : undefined,
    showAllTo: hasShowAll && !isWhole ? total : undefined,
  };
}
