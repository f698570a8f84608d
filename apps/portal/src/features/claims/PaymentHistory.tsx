import { useMemo, useState } from 'react';
import { type Column, Heading, Stack, Table, Text } from '@mina-sidor/ui';
import type { Transaction } from '@mina-sidor/api-client';
import { formatAmount, formatDate } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';
import { caseListLimits, transactionTypeLabel } from './claims.rules.ts';

const words = texts.claims.payments;

/** Transactions have no number of their own; their place in the server's list tells them apart. */
interface Row extends Transaction {
  readonly key: string;
}

const keyOf = ({ key }: Row): string => key;

const columns: readonly Column<Row>[] = [
  {
    key: 'type',
    header: words.type,
    isRowHeader: true,
    kind: 'text',
    sortValue: transactionTypeLabel,
    cell: transactionTypeLabel,
  },
  {
    key: 'date',
    header: words.date,
    kind: 'date',
    sortValue: ({ date }) => date,
    cell: ({ date }) => formatDate(date),
  },
  {
    key: 'amount',
    header: words.amount,
    kind: 'number',
    sortValue: ({ amount }) => amount,
    cell: ({ amount }) => formatAmount(amount),
  },
];

interface PaymentHistoryProps {
  readonly transactions: readonly Transaction[];
}

/** What has been paid and corrected in two years, newest first (rows C18–C20 and C28). */
export function PaymentHistory({ transactions }: PaymentHistoryProps) {
  const [visibleCount, setVisibleCount] = useState<number>(caseListLimits.pageSize);
  const rows = useMemo(
    () => transactions.map((transaction, index) => ({ ...transaction, key: String(index) })),
    [transactions],
  );
  return (
    <Stack as="section" gap="x12">
      <Heading level={2}>{words.heading}</Heading>
      <Text tone="soft">{words.limit}</Text>
      <Table
        caption={words.heading}
        columns={columns}
        defaultSort={{ columnKey: 'date', direction: 'descending' }}
        emptyText={<Text>{words.none}</Text>}
        isCaptionHidden
        paging={{ ...caseListLimits, visibleCount, onVisibleCountChange: setVisibleCount }}
        rowKey={keyOf}
        rows={rows}
      />
    </Stack>
  );
}
