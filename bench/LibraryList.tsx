import { type Column, Dialog, Link, RowLink, Table } from '@mina-sidor/ui';

import type { Claim } from './claims.ts';
import type { ListProps } from './startBench.tsx';

/** As on the portal's claims page, but with plain numbers: the other side has no gaps in them either. */
const columns: readonly Column<Claim>[] = [
  {
    key: 'referenceNumber',
    header: 'Referensnummer',
    onPhone: 'link',
    kind: 'text',
    isRowHeader: true,
    sortValue: (claim) => claim.referenceNumber,
    cell: ({ referenceNumber }) => <Link href={`#${referenceNumber}`}>{referenceNumber}</Link>,
  },
  {
    key: 'registrationNumber',
    header: 'Fordon',
    onPhone: 'detail',
    kind: 'text',
    sortValue: (claim) => claim.registrationNumber,
    cell: (claim) => claim.registrationNumber,
  },
  {
    key: 'amount',
    header: 'Belopp',
    onPhone: 'value',
    kind: 'number',
    sortValue: (claim) => claim.amount,
    cell: (claim) => `${String(claim.amount)} kr`,
  },
  {
    key: 'pay',
    header: 'Betalning',
    isHeaderHidden: true,
    align: 'end',
    onPhone: 'state',
    kind: 'none',
    cell: ({ referenceNumber }) => (
      <RowLink context={`ärende ${referenceNumber}`} href={`#${referenceNumber}`}>
        Betala
      </RowLink>
    ),
  },
];

const referenceOf = ({ referenceNumber }: Claim): string => referenceNumber;

/** The list, built with the library. */
export function LibraryList({ claims, isDialogOpen, onDialogClose }: ListProps) {
  return (
    <>
      <Table
        caption="Krav"
        columns={columns}
        emptyText="Inga krav."
        rowKey={referenceOf}
        rows={claims}
      />
      <Dialog onOpenChange={onDialogClose} open={isDialogOpen} title="Betala">
        <p>Vill du betala?</p>
      </Dialog>
    </>
  );
}
