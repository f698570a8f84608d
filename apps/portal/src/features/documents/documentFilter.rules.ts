import { fill } from '@mina-sidor/texts';
import type { RowFilter } from '@mina-sidor/ui';

import { emptyFilter, type ListFilter } from '../../customer/listSettings.ts';
import { texts } from '../../texts.ts';
import type { DocumentRow } from './documents.rules.ts';

/** The sections that can be filtered; there is at most one agreement. */
export type FilteredSection = 'extracts' | 'compilations' | 'demands';

/** How many digits of a reference number one can look for; the longest has fewer. */
export const longestReference = 15;

/** A field of the filter panel. */
export type FilterField = 'reference' | 'names' | 'ways' | 'span';

/** The fields of a section's panel: only what its table has a column for (row K12). */
export const filterFields: Readonly<Record<FilteredSection, readonly FilterField[]>> = {
  extracts: ['names', 'span'],
  compilations: ['names', 'span'],
  demands: ['reference', 'names', 'ways', 'span'],
};

/** From how many rows on the filter can be opened (row K07). */
const fewestRowsToFilter = 2;

/**
 * The filter that applies to these rows. A filter that the customer cannot see does not apply: neither where the section
 * offers none, nor a value from an old address that no row has.
 */
export function appliedFilter(
  filter: ListFilter,
  rows: readonly DocumentRow[],
  offer: FilterOffer,
): ListFilter {
  if (rows.length < fewestRowsToFilter) return emptyFilter;
  return {
    ...filter,
    names: filter.names.filter((name) => offer.names.includes(name)),
    ways: filter.ways.filter((way) => offer.ways.includes(way)),
  };
}

/** What the values of the multiselects can be. */
export interface FilterOffer {
  readonly names: readonly string[];
  readonly ways: readonly string[];
}

const swedish = new Intl.Collator('sv', { numeric: true });

const distinct = (values: readonly (string | null)[]): readonly string[] =>
  [...new Set(values.filter((value) => value !== null))].toSorted(swedish.compare);

/** The names and ways that occur (row K09), by the Swedish alphabet (row Z08). */
export function offerOf(rows: readonly DocumentRow[]): FilterOffer {
  return {
    names: distinct(rows.map(({ name }) => name)),
    ways: distinct(rows.map(({ sentVia }) => sentVia)),
  };
}

/** The filter for the library: a row must pass every field, by any value of a field (row K12). */
export function rowFiltersOf(
  section: FilteredSection,
  { reference, names, ways, span }: ListFilter,
): readonly RowFilter<DocumentRow>[] {
  const byField: Readonly<Record<FilterField, RowFilter<DocumentRow>>> = {
    reference: { kind: 'contains', text: reference, of: (row) => row.referenceNumber ?? '' },
    names: { kind: 'anyOf', values: names, of: (row) => row.name },
    ways: { kind: 'anyOf', values: ways, of: (row) => row.sentVia ?? '' },
    span: { kind: 'within', span, of: (row) => row.date },
  };
  return filterFields[section].map((field) => byField[field]);
}

interface FilterResult {
  readonly inUse: number;
  /** How many rows pass the filter. */
  readonly hits: number;
  readonly total: number;
  /** How many rows the list shows, at most. */
  readonly shown: number;
}

/** Says how many rows are left. It never claims to show rows that wait behind "show more". */
export function filterSummary({ inUse, hits, total, shown }: FilterResult): string {
  const words = texts.documents.filter;
  if (inUse === 0) return fill(words.unfiltered, { total });
  return fill(hits <= shown ? words.shown : words.found, { hits, total });
}
