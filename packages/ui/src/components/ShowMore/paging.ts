/** How a long list is shown in parts. */
export interface PagingRules {
  /** Number of rows at first, and added by each press of "show more". */
  readonly pageSize: number;
  /** "Show more" is offered for lists with more rows than this. */
  readonly showMoreAbove: number;
  /** "Show all" is offered for lists with more rows than this. */
  readonly showAllAbove: number;
}

export interface PagingView {
  /** Number of visible rows. */
  readonly visible: number;
  /** Number of visible rows after "show more", if it is offered. */
  readonly showMoreTo: number | undefined;
  /** Number of visible rows after "show all", if it is offered. */
  readonly showAllTo: number | undefined;
}

/**
 * Which rows and buttons a list shows. A list that is too short for either button is shown completely, so that every
 * row can be reached.
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
