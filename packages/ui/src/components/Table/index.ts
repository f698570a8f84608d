export type { Column, SortDirection, SortState } from './columns.ts';
export { Table, type TableProps } from './Table.tsx';
export type { TablePaging } from './useRowPaging.ts';
