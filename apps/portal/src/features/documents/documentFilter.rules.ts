import { fill } from '@mina-sidor/texts';
import type { RowFilter } from '@mina-sidor/ui';

import { emptyFilter, type ListFilter } from '../../customer/listSettings.ts';
import { entriesOf } from '../../domain/record.ts';
import { texts } from '../../texts.ts';
import type { DocumentRow } from './documents.rules.ts';

/** The sections with a filter. Agreements need none, since there is at most one. */
const filteredSections = ['extracts', 'compilations', 'demands'] as const;

export type FilteredSection = (typeof filteredSections)[number];

/** The most digits of a reference number in the filter; every number has fewer. */
export const longestReference = 15;

export type FilterField = keyof ListFilter;

/** The sections whose table has a column for the field (row K12), in the order of the panel. */
const sectionsWith: Readonly<Record<FilterField, readonly FilteredSection[]>> = {
  reference: ['demands'],
  names: filteredSections,
  ways: ['demands'],
  span: filteredSections,
};

export function filterFieldsOf(section: FilteredSection): readonly FilterField[] {
  return entriesOf(sectionsWith).flatMap(([field, sections]) =>
    sections.includes(section) ? [field] : [],
  );
}

/** With fewer rows there is no filter (row K07). */
const fewestRowsToFilter = 2;

/**
 * The filter for these rows. Drops what the customer cannot see in the panel: a filter in a section that offers none,
 * and values that no row has.
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

/** The choices of the multiselects. */
export interface FilterOffer {
  readonly names: readonly string[];
  readonly ways: readonly string[];
}

const swedish = new Intl.Collator('sv', { numeric: true });

const distinct = (values: readonly (string | null)[]): readonly string[] =>
  [...new Set(values.filter((value) => value !== null))].toSorted(swedish.compare);

/** The names and ways of sending that occur (row K09), in Swedish order (row Z08). */
export function offerOf(rows: readonly DocumentRow[]): FilterOffer {
  return {
    names: distinct(rows.map(({ name }) => name)),
    ways: distinct(rows.map(({ sentVia }) => sentVia)),
  };
}

/** The filter for the library: a row must match every field, by any value of that field (row K12). */
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
  return filterFieldsOf(section).map((field) => byField[field]);
}

interface FilterResult {
  readonly inUse: number;
  readonly hits: number;
  readonly total: number;
  /** The most rows that the list shows. */
  readonly shown: number;
}

/** Says how many rows match. It says "found" instead of "shown" while some wait behind "show more". */
export function filterSummary({ inUse, hits, total, shown }: FilterResult): string {
  const words = texts.documents.filter;
  if (inUse === 0) return fill(words.unfiltered, { total });
  return fill(hits <= shown ? words.shown : words.found, { hits, total });
}
