export type { Column, SortDirection, SortState } from './columns.ts';
export { sortFromText, sortToText } from './sortText.ts';
export { Table } from './Table.tsx';
export type { TableContent, TableProps } from './tableProps.ts';
