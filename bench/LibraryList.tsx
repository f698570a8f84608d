import { type Column, Dialog, Table } from '@mina-sidor/ui';

import type { Claim } from './claims.ts';
import type { ListProps } from './main.tsx';

const columns: readonly Column<Claim>[] = [
  {
    key: 'referenceNumber',
    header: 'Referensnummer',
    onPhone: 'link',
    kind: 'text',
    isRowHeader: true,
    sortValue: (claim) => claim.referenceNumber,
    cell: (claim) => <a href={`#${claim.referenceNumber}`}>{claim.referenceNumber}</a>,
  },
  {
    key: 'vehicle',
    header: 'Fordon',
    onPhone: 'detail',
    kind: 'text',
    sortValue: (claim) => claim.vehicle,
    cell: (claim) => claim.vehicle,
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
    key: 'date',
    header: 'Datum',
    onPhone: 'state',
    kind: 'date',
    sortValue: (claim) => claim.date,
    cell: (claim) => claim.date,
  },
];

/** The list, built with the library. */
export function LibraryList({ claims, isDialogOpen, onDialogClose }: ListProps) {
  return (
    <>
      <Table
        caption="Krav"
        columns={columns}
        emptyText="Inga krav."
        rowKey={(claim) => claim.referenceNumber}
        rows={claims}
      />
      <Dialog onOpenChange={onDialogClose} open={isDialogOpen} title="Betala">
        <p>Vill du betala?</p>
      </Dialog>
    </>
  );
}
