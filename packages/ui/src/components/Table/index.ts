export type { CardPlace, Column, SortDirection, SortState } from './columns.ts';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export { sortFromText, sortToText } from './sortText.ts';
export { Table } from './Table.tsx';
export type { TableContent, TableProps } from './tableProps.ts';
