/**
 * The roles of the elements of a table, written out: browsers drop those of an element that CSS lays out as something
 * else, and in the card form CSS does. As props, because beside the elements they look redundant.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
