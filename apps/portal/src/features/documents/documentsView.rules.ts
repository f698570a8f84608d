import { fill } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';

const words = texts.documents.filter;

/** The order that every section begins with: the newest first (row K03). */
export const newestFirst = { columnKey: 'date', direction: 'descending' } as const;

interface FilterResult {
  readonly inUse: number;
  /** How many rows pass the filter. */
  readonly hits: number;
  readonly total: number;
  /** How many rows the list shows, at most. */
  readonly shown: number;
}

/** What the filter says it leaves. It never claims to show rows that wait behind "show more". */
export function filterSummary({ inUse, hits, total, shown }: FilterResult): string {
  if (inUse === 0) return fill(words.unfiltered, { total });
  return fill(hits <= shown ? words.shown : words.found, { hits, total });
}
