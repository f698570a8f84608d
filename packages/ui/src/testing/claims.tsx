import { type ReactNode, useState } from 'react';

import { bareDigitGroups } from '../components/DigitGroups/index.ts';
import { Link } from '../components/Link/index.ts';
import { type Column, RowLink, Table, type TableProps } from '../components/Table/index.ts';
import { Tag } from '../components/Tag/index.ts';

/** A row of a table of claims. */
export interface Claim {
  readonly referenceNumber: string;
  readonly registrationNumber: string;
  readonly amount: number;
  readonly date: string;
  readonly isContested: boolean;
}

const registrationNumbers = ['ÅKE12D', 'MLK481', 'ÄLG904', 'ABC12D', 'ÖRN77A'];

/** Claims that are made up, each with another amount. */
export const claimsOf = (length: number): readonly Claim[] =>
  Array.from({ length }, (_, index) => ({
    referenceNumber: String(47110023918 + index * 8),
    registrationNumber: registrationNumbers[index % registrationNumbers.length] ?? '',
    amount: 350 + ((index * 1370) % 9000),
    date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`,
    isContested: index % 4 === 2,
  }));

/** As many as a customer may have. */
export const claims = claimsOf(43);

/** A link, a text, an amount and a button in each row. */
export const claimColumns: readonly Column<Claim>[] = [
  {
    key: 'referenceNumber',
    header: 'Referensnummer',
    onPhone: 'link',
    kind: 'text',
    sortValue: (claim) => claim.referenceNumber,
    isRowHeader: true,
    cell: (claim) => (
      <Link href={`#${claim.referenceNumber}`}>{bareDigitGroups(claim.referenceNumber)}</Link>
    ),
  },
  {
    key: 'registrationNumber',
    header: 'Registreringsnummer',
    onPhone: 'detail',
    kind: 'text',
    sortValue: (claim) => claim.registrationNumber,
    cell: (claim) => bareDigitGroups(claim.registrationNumber, [3]),
  },
  {
    key: 'amount',
    header: 'Belopp',
    onPhone: 'value',
    kind: 'number',
    width: 'narrow',
    sortValue: (claim) => claim.amount,
    cell: (claim) => `${claim.amount.toLocaleString('sv')}\u00a0kr`,
  },
  {
    key: 'pay',
    header: 'Status och betalning',
    onPhone: 'state',
    kind: 'none',
    align: 'end',
    width: 'wide',
    isHeaderHidden: true,
    cell: (claim) =>
      claim.isContested ? (
        <Tag>Bestridande</Tag>
      ) : (
        <RowLink context={`ärende ${claim.referenceNumber}`} href="#betala">
          Betala
        </RowLink>
      ),
  },
];

/** A column that sorts by day. */
export const dateColumn: Column<Claim> = {
  key: 'date',
  header: 'Datum',
  kind: 'date',
  width: 'narrow',
  sortValue: (claim) => claim.date,
  cell: (claim) => claim.date,
};

/** Keeps the number of visible rows, as a page does. */
export function PagedTable(props: TableProps<Claim>): ReactNode {
  const [visibleCount, setVisibleCount] = useState(10);
  return (
    <Table
      {...props}
      paging={{
        pageSize: 10,
        showMoreAbove: 10,
        showAllAbove: 24,
        visibleCount,
        onVisibleCountChange: setVisibleCount,
      }}
    />
  );
}
