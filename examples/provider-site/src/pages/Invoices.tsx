import {
  Button,
  Card,
  type Column,
  Dialog,
  Inline,
  Notice,
  RowCheckbox,
  RowSelection,
  Stack,
  Table,
  Tag,
  Text,
  TotalRow,
} from '@mina-sidor/ui';
import { type ReactElement, useState } from 'react';

import { formatAmount, formatDay } from '../format.ts';
import { Page } from '../Page.tsx';
import { type Invoice, payInvoices } from '../server.ts';

const columns: readonly Column<Invoice>[] = [
  {
    key: 'select',
    header: 'Select',
    kind: 'none',
    width: 'narrow',
    cell: ({ number, isPaid }) =>
      isPaid ? null : <RowCheckbox label={`Invoice ${number}`} rowKey={number} />,
  },
  {
    key: 'number',
    header: 'Invoice',
    kind: 'text',
    isRowHeader: true,
    onPhone: 'title',
    sortValue: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    key: 'place',
    header: 'Place',
    kind: 'text',
    onPhone: 'detail',
    sortValue: ({ place }) => place,
    cell: ({ place }) => place,
  },
  {
    key: 'due',
    header: 'Pay by',
    kind: 'date',
    onPhone: 'detail',
    sortValue: ({ due }) => due,
    cell: ({ due, isPaid }) => (isPaid ? <Tag>Paid</Tag> : formatDay(due)),
  },
  {
    key: 'amount',
    header: 'Amount',
    kind: 'number',
    onPhone: 'value',
    sortValue: ({ amount }) => amount,
    cell: ({ amount }) => formatAmount(amount),
  },
];

interface InvoicesProps {
  readonly customer: string;
  readonly invoices: readonly Invoice[];
  /** Called with the numbers that have been paid. */
  readonly onPaid: (numbers: readonly string[]) => void;
}

/** The customer's invoices. Several can be selected and paid together. */
export function Invoices({ customer, invoices, onPaid }: InvoicesProps): ReactElement {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [paid, setPaid] = useState('');
  const unpaid = invoices.filter(({ isPaid }) => !isPaid);
  const chosen = unpaid.filter(({ number }) => selected.includes(number));
  const sum = formatAmount(sumOf(chosen));
  return (
    <Page customer={customer} title="Invoices">
      {paid === '' ? null : (
        <Notice takesFocus title={`You have paid ${paid}`} tone="positive">
          The invoices below are marked as paid.
        </Notice>
      )}
      <Card>
        <Stack gap="x20">
          <RowSelection
            label="Select all unpaid"
            onValueChange={setSelected}
            rowKeys={unpaid.map(({ number }) => number)}
            value={selected}
          >
            <Table
              caption="Invoices"
              columns={columns}
              defaultSort={{ columnKey: 'due', direction: 'descending' }}
              emptyText="You have no invoices."
              isCaptionHidden
              rowKey={({ number }) => number}
              rows={invoices}
              totalRow={
                <TotalRow
                  columns={columns}
                  label="Left to pay"
                  values={{ amount: formatAmount(sumOf(unpaid)) }}
                />
              }
            />
          </RowSelection>
          <div>
            <Button
              onClick={() => {
                setIsOpen(true);
              }}
              unavailableReason={chosen.length === 0 ? 'Select at least one invoice.' : undefined}
            >
              Pay selected
            </Button>
          </div>
        </Stack>
      </Card>
      <PayDialog
        chosen={chosen}
        onOpenChange={setIsOpen}
        onPaid={(numbers) => {
          setIsOpen(false);
          setSelected([]);
          setPaid(sum);
          onPaid(numbers);
        }}
        open={isOpen}
        sum={sum}
      />
    </Page>
  );
}

function sumOf(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, { amount }) => sum + amount, 0);
}

interface PayDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly chosen: readonly Invoice[];
  readonly sum: string;
  readonly onPaid: (numbers: readonly string[]) => void;
}

/** Asks before it pays. If the payment fails, the dialog stays open and says so. */
function PayDialog({ open, onOpenChange, chosen, sum, onPaid }: PayDialogProps): ReactElement {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');

  async function pay(): Promise<void> {
    setState('sending');
    try {
      const numbers = await payInvoices(chosen.map(({ number }) => number));
      setState('open');
      onPaid(numbers);
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog onOpenChange={onOpenChange} open={open} title={`Pay ${sum}`}>
      <Stack>
        <Text>You pay {chosen.map(({ number }) => `invoice ${number}`).join(', ')}.</Text>
        {state === 'failed' ? (
          <Notice announcement="alert" title="Nothing has been paid" tone="critical">
            Try again in a moment.
          </Notice>
        ) : null}
        <Inline>
          <Button isPending={state === 'sending'} onClick={() => void pay()} pendingLabel="Paying">
            Pay
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
