import {
  Card,
  type Column,
  countFiltersInUse,
  bareDigitGroups,
  FilterPanel,
  filterRows,
  Heading,
  Link,
  type RowFilter,
  Table,
  TextField,
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
      cell: (invoice) => `${invoice.amount.toLocaleString('sv')}\u00a0kr`,
    },
  ];
}

/** A table with a filter. The page keeps what is written in the filter. */
export function InvoiceList({ words }: { readonly words: PlaygroundWords }): ReactNode {
  const [place, setPlace] = useState('');
  const filters: readonly RowFilter<Invoice>[] = [
    { kind: 'contains', text: place, of: (invoice) => invoice.place },
  ];
  const hits = filterRows(invoices, filters);
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
        <Table
          caption={words.invoices}
          columns={columnsOf(words)}
          defaultSort={{ columnKey: 'date', direction: 'descending' }}
          emptyText={words.noInvoices}
          isCaptionHidden
          rowKey={(invoice) => invoice.number}
          rows={hits}
        />
      </FilterPanel>
    </Card>
  );
}
