import { describe, expect, it } from 'vitest';

import { countFiltersInUse, filterRows, type RowFilter } from './filterRows.ts';

interface Letter {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly sentVia: string;
  readonly date: string | null;
}

const letters: readonly Letter[] = [
  { id: 'a', reference: '47110023918', name: 'Kravbrev', sentVia: 'Brev', date: '2026-11-02' },
  { id: 'b', reference: '47110023918', name: 'Påminnelse', sentVia: 'E-post', date: '2026-10-14' },
  { id: 'c', reference: '4711 0019 447', name: 'Kravbrev', sentVia: 'Kivra', date: '2026-08-29' },
  { id: 'd', reference: '47110018203', name: 'Utskick', sentVia: 'Brev', date: null },
];

const reference = (text: string): RowFilter<Letter> => ({
  kind: 'contains',
  text,
  of: (letter) => letter.reference,
});
const name = (...values: readonly string[]): RowFilter<Letter> => ({
  kind: 'anyOf',
  values,
  of: (letter) => letter.name,
});
const sentVia = (...values: readonly string[]): RowFilter<Letter> => ({
  kind: 'anyOf',
  values,
  of: (letter) => letter.sentVia,
});
const within = (from?: string, to?: string): RowFilter<Letter> => ({
  kind: 'within',
  span: { from, to },
  of: (letter) => letter.date,
});

const hits = (...filters: readonly RowFilter<Letter>[]): string =>
  filterRows(letters, filters)
    .map(({ id }) => id)
    .join('');

describe('filterRows', () => {
  it.each([
    ['any part of the number', '0023', 'ab'],
    ['the number as it is grouped on paper', '4711 0023 918', 'ab'],
    ['a number that the row has with spaces', '0019447', 'c'],
    ['a no-break space', '4711\u00a00018', 'd'],
    ['what no number has', '99', ''],
    ['spaces alone, which ask nothing', '  ', 'abcd'],
  ])('finds by %s [K08, Z25]', (_, text, expected) => {
    expect(hits(reference(text))).toBe(expected);
  });

  it('finds a letter however its ring or dots are written', () => {
    const places = ['\u00C5sa', 'A\u030Asele', 'Arvika'];
    const typed = (text: string): readonly string[] =>
      filterRows(places, [{ kind: 'contains', text, of: (place) => place }]);
    expect(typed('A\u030A')).toEqual(places.slice(0, 2));
    expect(typed('å')).toEqual(places.slice(0, 2));
  });

  it('matches either value of one field, and no value as every value [K12]', () => {
    expect(hits(name('Kravbrev'))).toBe('ac');
    expect(hits(name('Kravbrev', 'Utskick'))).toBe('acd');
    expect(hits(name())).toBe('abcd');
  });

  it('requires all fields to match [K12]', () => {
    expect(hits(name('Kravbrev', 'Utskick'), sentVia('Brev'))).toBe('ad');
    expect(hits(name('Kravbrev', 'Utskick'), sentVia('Brev'), reference('23918'))).toBe('a');
    expect(hits(name('Påminnelse'), sentVia('Kivra'))).toBe('');
  });

  it.each([
    ['2026-10-14', '2026-11-02', 'ab'],
    ['2026-10-15', undefined, 'a'],
    [undefined, '2026-08-29', 'c'],
    [undefined, '2026-08-28', ''],
    [undefined, undefined, 'abcd'],
  ])('includes dates from %s to %s, both days inclusive [K11]', (from, to, expected) => {
    expect(hits(within(from, to))).toBe(expected);
  });

  it('returns the same array while no filter is in use, so that nothing renders again', () => {
    expect(filterRows(letters, [reference(''), name(), within()])).toBe(letters);
  });
});

it('counts the fields in use', () => {
  expect(countFiltersInUse([reference(' '), name(), within()])).toBe(0);
  expect(countFiltersInUse([reference('1'), name('a', 'b'), within(undefined, '2026-01-01')])).toBe(
    3,
  );
});
