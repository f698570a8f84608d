import { createPortalClient } from '@mina-sidor/api-client';
import { fill, formatAmount, sv } from '@mina-sidor/texts';
import { type Column, Container, Notice, Table, Tabs, UiProvider } from '@mina-sidor/ui';
import { Badge } from '@mina-sidor/ui/Badge';
import { Button } from '@mina-sidor/ui/Button';
import { Dialog } from '@mina-sidor/ui/Dialog';
import { Heading } from '@mina-sidor/ui/Heading';
import { TextField } from '@mina-sidor/ui/TextField';
import { type ReactElement, useState } from 'react';

type Claim = { readonly id: string; readonly amount: number };

const claims: readonly Claim[] = [
  { id: '4711 0023 918', amount: 124_000 },
  { id: '4711 0023 926', amount: 31_050 },
];

const columns: readonly Column<Claim>[] = [
  {
    key: 'id',
    header: 'Ärende',
    onPhone: 'title',
    kind: 'text',
    isRowHeader: true,
    sortValue: (claim) => claim.id,
    cell: (claim) => claim.id,
  },
  {
    key: 'amount',
    header: 'Belopp',
    onPhone: 'value',
    kind: 'number',
    sortValue: (claim) => claim.amount,
    cell: (claim) => formatAmount(claim.amount),
  },
];

/** Typed by the package; the server has no cookies. */
export const client = createPortalClient({ baseUrl: '', fetch, readCookie: () => null });

/** A page of somebody else's, drawn with the published packages. */
export function App(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState('active');
  const [message, setMessage] = useState('');
  return (
    <UiProvider locale="sv" texts={sv.ui}>
      <main>
        <Container>
          <Heading level={1}>Dina krav</Heading>
          <p>
            Meddelanden <Badge count={2} label="2 olästa" />
          </p>
          <p>{fill(sv.ui.showingOf, { visible: claims.length, total: claims.length })}</p>
          <Notice title="Ditt fordon är oförsäkrat" tone="warning">
            Skulden ökar varje dag.
          </Notice>
          <Tabs
            items={[
              {
                key: 'active',
                label: 'Aktiva',
                content: (
                  <Table
                    caption="Krav"
                    columns={columns}
                    emptyText="Inga krav."
                    rowKey={({ id }) => id}
                    rows={claims}
                  />
                ),
              },
              { key: 'closed', label: 'Avslutade', content: <p>Inga avslutade krav.</p> },
            ]}
            label="Ärenden"
            onValueChange={setTab}
            value={tab}
          />
          <Button
            onClick={() => {
              setIsOpen(true);
            }}
          >
            Skriv till oss
          </Button>
          <Dialog onOpenChange={setIsOpen} open={isOpen} title="Skriv till oss">
            <TextField label="Ditt meddelande" onValueChange={setMessage} value={message} />
          </Dialog>
        </Container>
      </main>
    </UiProvider>
  );
}
