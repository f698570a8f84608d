import { formatAmount } from '@mina-sidor/texts';
import {
  type Column,
  detailsColumn,
  FilterChips,
  Notice,
  RowCheckbox,
  RowSelection,
  Table,
  Tabs,
  TotalRow,
} from '@mina-sidor/ui';
import { Badge } from '@mina-sidor/ui/Badge';
import { Button } from '@mina-sidor/ui/Button';
import { Dialog } from '@mina-sidor/ui/Dialog';
import { TextField } from '@mina-sidor/ui/TextField';
import { type ReactElement, useState } from 'react';

type Claim = { readonly id: string; readonly amount: number };

const claims: readonly Claim[] = [
  { id: '4711 0023 918', amount: 124_000 },
  { id: '4711 0023 926', amount: 31_050 },
];

const columns: readonly Column<Claim>[] = [
  {
    key: 'select',
    header: 'Select',
    kind: 'none',
    width: 'narrow',
    cell: ({ id }) => <RowCheckbox label={`Case ${id}`} rowKey={id} />,
  },
  {
    key: 'id',
    header: 'Case',
    onPhone: 'title',
    kind: 'text',
    isRowHeader: true,
    sortValue: (claim) => claim.id,
    cell: (claim) => claim.id,
  },
  {
    key: 'amount',
    header: 'Amount',
    onPhone: 'value',
    kind: 'number',
    sortValue: (claim) => claim.amount,
    cell: (claim) => formatAmount(claim.amount),
  },
  detailsColumn({
    header: 'Details',
    isHeaderHidden: true,
    label: 'Details',
    context: ({ id }) => `case ${id}`,
    details: ({ amount }) => (amount > 100_000 ? <p>With a reminder fee of 60 kr.</p> : null),
  }),
];
const total = claims.reduce((sum, { amount }) => sum + amount, 0);

/** A customer's cases. */
export function Claims(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState('active');
  return (
    <>
      <p>
        Messages <Badge count={2} data-test="unread" label="2 unread" />
      </p>
      <Notice title="Your vehicle is uninsured" tone="warning">
        The debt grows every day.
      </Notice>
      <Tabs
        items={[
          {
            key: 'active',
            label: 'Active',
            content: (
              <RowSelection label="Select all" rowKeys={claims.map(({ id }) => id)}>
                <FilterChips
                  filters={[{ key: 'number', label: 'Number: 4711' }]}
                  label="Filters in use"
                  onRemove={() => undefined}
                />
                <Table
                  caption="Claims"
                  columns={columns}
                  emptyText="No claims."
                  rowKey={({ id }) => id}
                  rows={claims}
                  totalRow={
                    <TotalRow
                      columns={columns}
                      label="Total"
                      values={{ amount: formatAmount(total) }}
                    />
                  }
                />
              </RowSelection>
            ),
          },
          { key: 'closed', label: 'Closed', content: <p>No closed claims.</p> },
        ]}
        label="Cases"
        onValueChange={setTab}
        value={tab}
      />
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Write to us
      </Button>
      <Dialog onOpenChange={setIsOpen} open={isOpen} title="Write to us">
        <TextField label="Your message" />
      </Dialog>
    </>
  );
}
