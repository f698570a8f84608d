import { type DateSpanValue, isWithin } from '../DateSpan/spanRules.ts';

/** The condition of one filter field. An empty field lets every row through. */
export type RowFilter<Row> =
  /** The row's text contains this text. Spaces and case are ignored. */
  | { readonly kind: 'contains'; readonly text: string; readonly of: (row: Row) => string }
  /** The row's value is one of these. */
  | {
      readonly kind: 'anyOf';
      readonly values: readonly string[];
      readonly of: (row: Row) => string;
    }
  /** The row's date, or the day of its timestamp as `isWithin` finds it, is in this span. Both dates are inclusive. */
  | {
      readonly kind: 'within';
      readonly span: DateSpanValue;
      readonly of: (row: Row) => string | null;
    };

/** The rows that match every filter; all rows while no filter is in use. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly RowFilter<Row>[],
): readonly Row[] {
  const tests = filters.filter(isInUse).map(testOf);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

/** How many filters are in use. */
export function countFiltersInUse<Row>(filters: readonly RowFilter<Row>[]): number {
  return filters.filter(isInUse).length;
}

function isInUse<Row>(filter: RowFilter<Row>): boolean {
  switch (filter.kind) {
    case 'contains':
      return compact(filter.text) !== '';
    case 'anyOf':
      return filter.values.length > 0;
    case 'within':
      return filter.span.from !== undefined || filter.span.to !== undefined;
  }
}

/** Prepares the filters once, instead of once for each of thousands of rows. */
function testOf<Row>(filter: RowFilter<Row>): (row: Row) => boolean {
  switch (filter.kind) {
    case 'contains': {
      const text = compact(filter.text);
      return (row) => compact(filter.of(row)).includes(text);
    }
    case 'anyOf': {
      const values = new Set(filter.values);
      return (row) => values.has(filter.of(row));
    }
    case 'within':
      return (row) => {
        const date = filter.of(row);
        return date !== null && isWithin(date, filter.span);
      };
  }
}

function compact(text: string): string {
  return text.normalize().replaceAll(/\s/gu, '').toLowerCase();
}
