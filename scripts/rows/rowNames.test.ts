import { describe, expect, it } from 'vitest';

import { rowsInTags, rowsInTitle, withoutRows } from './rowNames.ts';

describe('rowsInTitle', () => {
  it.each([
    ['strips a trailing ,00 [C05]', ['C05']],
    ['sorts [C05, D09]', ['C05', 'D09']],
    ['goes on after Z99 [Z99, Z105]', ['Z99', 'Z105']],
    ['sorts [C05 D09]', ['C05', 'D09']],
    ['reads [0] of the list', []],
    ['[C05] stands first', []],
  ])('reads the rows of "%s"', (title, rows) => {
    expect(rowsInTitle(title)).toEqual(rows);
  });
});

describe('withoutRows', () => {
  it('leaves the sentence alone', () => {
    expect(withoutRows('sorts by collation [C05, D09]')).toBe('sorts by collation');
    expect(withoutRows('reads [0] of the list')).toBe('reads [0] of the list');
  });
});

describe('rowsInTags', () => {
  it('takes the tags that are rows, of journeys and of stories', () => {
    expect(rowsInTags(['@R01', 'U03', 'autodocs', 'test', '@slow'])).toEqual(['R01', 'U03']);
  });
});
