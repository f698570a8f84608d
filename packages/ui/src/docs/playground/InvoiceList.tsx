import {
  Card,
  type Column,
  countFiltersInUse,
  bareDigitGroups,
  detailsColumn,
  FilterChips,
  FilterPanel,
  filterRows,
  Heading,
  Link,
  RowCheckbox,
  type RowFilter,
  RowSelection,
  Table,
  TextField,
  TotalRow,
} from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import type { PlaygroundWords } from './playgroundWords.ts';

interface Invoice {
  readonly number: string;
  readonly place: string;
  readonly date: string;
  readonly amount: number;
}

const invoices: readonly Invoice[] = [
  { number: '70010018', place: 'Stortorget', date: '2026-11-02', amount: 450 },
  { number: '70009934', place: 'Hamngatan', date: '2026-10-14', amount: 300 },
  { number: '70009811', place: 'Stortorget', date: '2026-09-30', amount: 1200 },
  { number: '70009702', place: 'Åsgatan', date: '2026-08-21', amount: 300 },
];

function columnsOf(words: PlaygroundWords): readonly Column<Invoice>[] {
  return [
    {
      key: 'select',
      header: words.select,
      kind: 'none',
      width: 'narrow',
      cell: ({ number }) => <RowCheckbox label={`${words.reference} ${number}`} rowKey={number} />,
    },
    {
      key: 'number',
      header: words.reference,
      onPhone: 'link',
      kind: 'text',
      isRowHeader: true,
      sortValue: (invoice) => invoice.number,
      cell: (invoice) => <Link href={`#${invoice.number}`}>{bareDigitGroups(invoice.number)}</Link>,
    },
    {
      key: 'place',
      header: words.place,
      onPhone: 'detail',
      kind: 'text',
      sortValue: (invoice) => invoice.place,
      cell: (invoice) => invoice.place,
    },
    {
      key: 'date',
      header: words.date,
      onPhone: 'detail',
      kind: 'date',
      sortValue: (invoice) => invoice.date,
      cell: (invoice) => invoice.date,
    },
    {
      key: 'amount',
      header: words.amount,
      onPhone: 'value',
      kind: 'number',
      sortValue: (invoice) => invoice.amount,
      cell: ({ amount }) => kronor(amount),
    },
    detailsColumn({
      header: words.details,
      isHeaderHidden: true,
      label: words.details,
      context: ({ number }) => `${words.reference} ${number}`,
      details: ({ amount }) => (amount > 1000 ? <p>{words.withFee}</p> : null),
    }),
  ];
}

function kronor(amount: number): string {
  return `${amount.toLocaleString('sv')}\u00a0kr`;
}

/** A table with a filter, rows that can be selected and opened, and a total. The page keeps what is written in the filter. */
export function InvoiceList({ words }: { readonly words: PlaygroundWords }): ReactNode {
  const [place, setPlace] = useState('');
  const filters: readonly RowFilter<Invoice>[] = [
    { kind: 'contains', text: place, of: (invoice) => invoice.place },
  ];
  const hits = filterRows(invoices, filters);
  const columns = columnsOf(words);
  const total = kronor(hits.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <Card>
      <FilterPanel
        fields={<TextField label={words.place} onValueChange={setPlace} value={place} />}
        heading={<Heading level={2}>{words.invoices}</Heading>}
        hits={hits.length}
        inUse={countFiltersInUse(filters)}
        listName={words.invoices}
        noHitsText={words.filterText}
        onClear={() => {
          setPlace('');
        }}
        total={invoices.length}
      >
        {place === '' ? null : (
          <FilterChips
            filters={[{ key: 'place', label: `${words.place}: ${place}` }]}
            label={words.filtersInUse}
            onRemove={() => {
              setPlace('');
            }}
          />
        )}
        <RowSelection label={words.selectAll} rowKeys={hits.map(({ number }) => number)}>
          <Table
            caption={words.invoices}
            columns={columns}
            defaultSort={{ columnKey: 'date', direction: 'descending' }}
            emptyText={words.noInvoices}
            isCaptionHidden
            rowKey={(invoice) => invoice.number}
            rows={hits}
            totalRow={<TotalRow columns={columns} label={words.total} values={{ amount: total }} />}
          />
        </RowSelection>
      </FilterPanel>
    </Card>
  );
}
