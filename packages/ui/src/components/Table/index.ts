export type { CardPlace, Column, SortDirection, SortState } from './columns.ts';
export { detailsColumn, type DetailsColumnOptions } from './detailsColumn.tsx';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export { sortFromText, sortToText } from './sortText.ts';
export { Table } from './Table.tsx';
export type { TableContent, TableProps } from './tableProps.ts';
