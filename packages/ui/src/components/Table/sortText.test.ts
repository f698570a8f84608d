import { describe, expect, it } from 'vitest';

import { type Column, sortDirections } from './columns.ts';
import { sortFromText, sortToText } from './sortText.ts';

const columns: readonly Column<string>[] = [
  { key: 'sent-via', header: 'Skickat via', kind: 'text', sortValue: (row) => row, cell: String },
  { key: 'date', header: 'Datum', kind: 'date', sortValue: (row) => row, cell: String },
  { key: 'open', header: 'Öppna', kind: 'none', cell: String },
];

describe('sortToText and sortFromText', () => {
  it('convert every order to an address and back [Z13]', () => {
    for (const columnKey of ['sent-via', 'date']) {
      for (const direction of sortDirections) {
        const sort = { columnKey, direction };
        expect(sortFromText(sortToText(sort), columns)).toEqual(sort);
      }
    }
    expect(sortFromText(sortToText(undefined), columns)).toBeUndefined();
  });

  it.each(['date', 'date-sideways', 'open-ascending', 'gone-ascending', '-', 'date-ascending '])(
    'read the invalid text "%s" as no order',
    (text) => {
      expect(sortFromText(text, columns)).toBeUndefined();
    },
  );
});
