import { useMemo } from 'react';
import { type Column, EmptyState, Heading, Stack, Table, Text } from '@mina-sidor/ui';
import type { Transaction } from '@mina-sidor/api-client';
import { formatAmount, formatDate, softHyphens } from '@mina-sidor/texts';

import { useListTable } from '../../customer/useListTable.ts';
import { texts } from '../../texts.ts';
import { directionOf, transactionTypeLabel } from './claims.rules.ts';

const words = texts.claims.payments;

/** Transactions have no id, so their place in the answer is the key. */
interface Row extends Transaction {
  readonly key: string;
}

const keyOf = ({ key }: Row): string => key;

const columns: readonly Column<Row>[] = [
  {
    key: 'type',
    header: words.type,
    onPhone: 'title',
    isRowHeader: true,
    kind: 'text',
    sortValue: transactionTypeLabel,
    cell: (row) => <Text as="span">{softHyphens(transactionTypeLabel(row))}</Text>,
  },
  {
    key: 'date',
    header: words.date,
    onPhone: 'detail',
    kind: 'date',
    sortValue: ({ date }) => date,
    cell: ({ date }) => formatDate(date),
  },
  {
    key: 'direction',
    header: words.direction,
    onPhone: 'state',
    kind: 'none',
    cell: directionOf,
  },
  {
    key: 'amount',
    header: words.amount,
    onPhone: 'value',
    kind: 'number',
    sortValue: ({ amount }) => amount,
    cell: ({ amount }) => formatAmount(amount),
  },
];

const newestFirst = { columnKey: 'date', direction: 'descending' } as const;

interface PaymentHistoryProps {
  readonly transactions: readonly Transaction[];
}

/** The payments and corrections of two years, newest first (rows C18–C20, C28 and Z34). */
export function PaymentHistory({ transactions }: PaymentHistoryProps) {
  const rows = useMemo(
    () => transactions.map((transaction, index) => ({ ...transaction, key: String(index) })),
    [transactions],
  );
  const table = useListTable('payments', { columns, firstOrder: newestFirst });
  return (
    <Stack as="section" gap="x12">
      <Heading level={2}>{softHyphens(words.heading)}</Heading>
      <Text tone="soft">{words.limit}</Text>
      <Table
        caption={words.heading}
        emptyText={<EmptyState>{words.none}</EmptyState>}
        isCaptionHidden
        rowKey={keyOf}
        rows={rows}
        {...table}
      />
      {rows.length === 0 ? null : (
        <Text size="small" tone="soft">
          {words.rounding}
        </Text>
      )}
    </Stack>
  );
}
