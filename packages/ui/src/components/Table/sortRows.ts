import { collatorOf } from '../../private/collator.ts';
import type { Column, SortableColumn, SortState } from './columns.ts';
import { isSortable } from './columns.ts';

type Compare<Value> = (first: Value, second: Value) => number;

/** Numbers, and dates in ISO form. */
function bySize<Value extends number | string>(sign: 1 | -1): Compare<Value> {
  return (first, second) => sign * (first < second ? -1 : Number(first > second));
}

const digits = /^\d+$/u;

/** Numbers of equal length, such as reference numbers, are in the same order as texts, which takes a fifth of the time. */
function byText(sign: 1 | -1, locale: string | undefined): Compare<string> {
  const bySign = bySize<string>(sign);
  return (first, second) =>
    first.length === second.length && digits.test(first) && digits.test(second)
      ? bySign(first, second)
      : sign * collatorOf(locale).compare(first, second);
}

/** An empty text is no value, and neither is a number that could not be read. */
function isValue<Value>(value: Value | null): value is Value {
  return value !== null && value !== '' && !Number.isNaN(value);
}

/** Reads each row's value once: an amount must be parsed from its text, and sorting compares each row many times. */
function sortByValue<Row, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value | null,
  compare: Compare<Value>,
): readonly Row[] {
  const found: { readonly row: Row; readonly value: Value }[] = [];
  const withoutValue: Row[] = [];
  for (const row of rows) {
    const value = valueOf(row);
    if (isValue(value)) found.push({ row, value });
    else withoutValue.push(row);
  }
  const sorted = found.toSorted((first, second) => compare(first.value, second.value));
  return [...sorted.map(({ row }) => row), ...withoutValue];
}

function sortByColumn<Row>(
  rows: readonly Row[],
  column: SortableColumn<Row>,
  sign: 1 | -1,
  locale: string | undefined,
): readonly Row[] {
  switch (column.kind) {
    case 'text':
      return sortByValue(rows, column.sortValue, byText(sign, locale));
    case 'number':
      return sortByValue(rows, column.sortValue, bySize(sign));
    case 'date':
      return sortByValue(rows, column.sortValue, bySize(sign));
  }
}

/**
 * The rows in the order of `sort`, or in their original order without one. Rows with equal values keep their order. A
 * row without a value comes last in both directions, because a user who sorts is looking for values.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: SortState | undefined,
  locale: string | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.columnKey);
  if (sort === undefined || column === undefined || !isSortable(column)) return rows;
  return sortByColumn(rows, column, sort.direction === 'ascending' ? 1 : -1, locale);
}
