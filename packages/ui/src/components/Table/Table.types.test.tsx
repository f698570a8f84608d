import { expect, it } from 'vitest';

import { type Column, Table, type TableProps } from './index.ts';

interface Row {
  readonly id: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'id', header: 'Nummer', kind: 'text', sortValue: (row) => row.id, cell: (row) => row.id },
];
const shared = { columns, rowKey: (row: Row) => row.id, emptyText: 'Inga.' };
const byId = { columnKey: 'id', direction: 'ascending' } as const;
const kept = { sort: byId, onSortChange: () => undefined };
const named = { ...shared, caption: 'Krav' };

it('does not compile with props that do not fit its state or name', () => {
  const uses = [
    <Table key="ready" {...named} rows={[]} />,
    <Table key="loading" {...named} status="loading" />,
    <Table key="failed" {...named} errorTitle="Fel" onRetry={() => undefined} status="failed" />,
    // @ts-expect-error -- a table needs a name for screen readers
    <Table key="nameless" {...shared} rows={[]} />,
    // @ts-expect-error -- a table that is ready has rows
    <Table key="no-rows" {...named} />,
    // @ts-expect-error -- rows that are loading are not there yet
    <Table key="loading-rows" {...named} rows={[]} status="loading" />,
    // @ts-expect-error -- a failure needs a title and a retry handler
    <Table key="no-retry" {...named} errorTitle="Fel" status="failed" />,
    // @ts-expect-error -- a parent that keeps the order needs a change handler
    <Table key="no-change" {...named} rows={[]} sort={byId} />,
    // @ts-expect-error -- an order is kept by the table or by its parent, not by both
    <Table key="twice" {...named} {...kept} defaultSort={byId} rows={[]} />,
  ];
  expect(uses).toHaveLength(9);
});

it('does not compile with a column that is sorted by a value of another type', () => {
  const wrong: TableProps<Row>['columns'] = [
    // @ts-expect-error -- a number is compared as a number
    { key: 'a', header: 'A', kind: 'number', sortValue: (row) => row.id, cell: (row) => row.id },
    // @ts-expect-error -- a column that cannot be sorted has nothing to sort by
    { key: 'b', header: 'B', kind: 'none', sortValue: (row: Row) => row.id, cell: () => null },
    // @ts-expect-error -- a sortable column needs a sort value
    { key: 'c', header: 'C', kind: 'text', cell: () => null },
  ];
  expect(wrong).toHaveLength(3);
});

it('does not compile with a place that a card does not have, or a label where a value needs none', () => {
  const column = { header: 'A', kind: 'none', cell: () => null } as const;
  const wrong: TableProps<Row>['columns'] = [
    // @ts-expect-error -- a card has no such place
    { ...column, key: 'a', onPhone: 'footer' },
    // @ts-expect-error -- what the row is explains itself
    { ...column, key: 'b', onPhone: 'title', isLabelledOnPhone: true },
    // @ts-expect-error -- a value on a line of its own has its label anyway
    { ...column, key: 'c', isLabelledOnPhone: true },
    { ...column, key: 'd', onPhone: 'detail', isLabelledOnPhone: true },
  ];
  expect(wrong).toHaveLength(4);
});
