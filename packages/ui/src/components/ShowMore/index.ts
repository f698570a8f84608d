export type { PagingRules } from './paging.ts';
export { ShowMore, type ShowMoreProps } from './ShowMore.tsx';
export { type Paging, type ShowMoreState, useShowMore } from './useShowMore.ts';
