import { Badge } from '@mina-sidor/ui/Badge';
import { Button } from '@mina-sidor/ui/Button';
import { DebtBanner } from '@mina-sidor/ui/DebtBanner';
import { PhasedDialog, useDialogPhase } from '@mina-sidor/ui/Dialog';
import { FileAttachment, type FileAttachmentState, noFiles } from '@mina-sidor/ui/FileAttachment';
import { Footer } from '@mina-sidor/ui/Footer';
import { Header } from '@mina-sidor/ui/Header';
import { InfoPopover } from '@mina-sidor/ui/InfoPopover';
import { Columns, Container, Section } from '@mina-sidor/ui/Layout';
import { Link } from '@mina-sidor/ui/Link';
import { Logo } from '@mina-sidor/ui/Logo';
import { Notice } from '@mina-sidor/ui/Notice';
import { PageShell } from '@mina-sidor/ui/PageShell';
import { PaymentCard, type PaymentNumberWords } from '@mina-sidor/ui/PaymentCard';
import { SkipLink } from '@mina-sidor/ui/SkipLink';
import { type Column, Table } from '@mina-sidor/ui/Table';
import { Tabs } from '@mina-sidor/ui/Tabs';
import { TextArea } from '@mina-sidor/ui/TextArea';
import { type LinkComponent, UiProvider, type UiProviderProps } from '@mina-sidor/ui/UiProvider';
import { type ReactNode, useState } from 'react';

interface Claim {
  readonly reference: string;
  readonly amount: number;
  readonly date: string;
}

const columns: readonly Column<Claim>[] = [
  {
    key: 'reference',
    header: 'Referensnummer',
    onPhone: 'link',
    kind: 'text',
    sortValue: (claim) => claim.reference,
    isRowHeader: true,
    cell: (claim) => <Link href={`/krav/${claim.reference}`}>{claim.reference}</Link>,
  },
  {
    key: 'amount',
    header: 'Belopp',
    onPhone: 'value',
    kind: 'number',
    sortValue: (claim) => claim.amount,
    cell: (claim) => claim.amount,
  },
  {
    key: 'date',
    header: 'Datum',
    onPhone: 'detail',
    kind: 'date',
    sortValue: (claim) => claim.date,
    cell: (claim) => claim.date,
  },
];

const numberWords: PaymentNumberWords = {
  reference: 'Referensnummer',
  amount: 'Belopp',
  showCode: 'Visa QR-kod',
  showCodeFor: 'Om du betalar med en annan mobil',
};
const bankPayments = [
  {
    numbers: [
      { label: 'Plusgiro', value: '12 34 56-6', grouping: 'plusgiro', copied: 'Kopierat' },
      { label: 'OCR-nummer', value: '471100239188', copied: 'Kopierat' },
    ],
  },
] as const;
const logo = (variant: 'header' | 'footer') => <Logo name="Trafikfonden" variant={variant} />;

export interface ClaimsPageProps {
  readonly texts: UiProviderProps['texts'];
  readonly linkComponent: LinkComponent;
  readonly claims: readonly Claim[];
  readonly order: () => Promise<boolean>;
}

/**
 * The claims page as an application would build it, with everything that counts towards the size budget: header, tabs,
 * table, popover, dialog with a form and a file picker, notice, payment card and footer.
 */
export function ClaimsPage({ texts, linkComponent, claims, order }: ClaimsPageProps): ReactNode {
  const [tab, setTab] = useState('active');
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<FileAttachmentState>(noFiles);
  const dialog = useDialogPhase(order);
  const table = (
    <Table
      caption="Krav"
      columns={columns}
      emptyText="Inga krav."
      rowKey={(claim) => claim.reference}
      rows={claims}
    />
  );
  return (
    <UiProvider linkComponent={linkComponent} locale="sv" texts={texts}>
      <PageShell
        footer={
          <Footer
            columns={[
              { heading: 'Hjälp', items: [{ kind: 'link', label: 'Kontakt', href: '/kontakt' }] },
            ]}
            logo={logo('footer')}
          />
        }
        header={
          <Header
            fullName="Maja Lindqvist"
            homeHref="/"
            homeLabel="Start"
            kind="authenticated"
            languageLink={{ label: 'English', lang: 'en', onOpen: () => dialog.onOpenChange(true) }}
            logo={logo('header')}
            logout={{ label: 'Logga ut', href: '/loggaut' }}
            navItems={[
              {
                key: 'claims',
                label: 'Krav',
                href: '/krav',
                isCurrent: true,
                badge: <Badge count={2} label="2 nya" />,
              },
            ]}
            navLabel="Mina sidor"
          />
        }
        mainId="main"
        skipLink={<SkipLink targetId="main">Gå till innehåll</SkipLink>}
      >
        <DebtBanner
          amount="4 350 kr"
          dailyIncrease={{ label: '45 kr/dag', info: 'Avgiften växer.', infoLabel: 'skulden' }}
          heading="Krav"
        />
        <Container>
          <Section>
            <Notice title="Vi har fått en betalning." tone="info" />
            <Columns
              aside={
                <PaymentCard
                  amount="4 350 kr"
                  headingLevel={2}
                  bankPayments={bankPayments}
                  numberWords={numberWords}
                  numbersTitle="Plusgiro och OCR"
                  pay={{
                    label: 'Betala',
                    onPay: () => dialog.onOpenChange(true),
                    isPending: false,
                    pendingLabel: 'Startar',
                  }}
                  status="payable"
                  title="Betala"
                />
              }
            >
              <Tabs
                items={[
                  { key: 'active', label: 'Aktiva (2)', content: table },
                  { key: 'closed', label: 'Avslutade (0)', content: null },
                ]}
                label="Krav"
                onValueChange={setTab}
                value={tab}
              />
              <Button onClick={() => dialog.onOpenChange(true)}>Skriv till oss</Button>
              <InfoPopover term="krav">Ett krav är en skuld.</InfoPopover>
            </Columns>
          </Section>
        </Container>
        <PhasedDialog
          onConfirm={dialog.confirm}
          onOpenChange={dialog.onOpenChange}
          open={dialog.open}
          phase={
            dialog.phase === 'confirm'
              ? {
                  name: dialog.phase,
                  content: (
                    <>
                      <TextArea
                        label="Meddelande"
                        limit={2000}
                        onValueChange={setMessage}
                        value={message}
                      />
                      <FileAttachment
                        label="Bifoga filer"
                        onCancel={() => dialog.onOpenChange(false)}
                        onValueChange={setFiles}
                        value={files}
                      />
                    </>
                  ),
                  confirmLabel: 'Skicka',
                  cancelLabel: 'Avbryt',
                }
              : dialog.phase === 'loading'
                ? { name: dialog.phase, label: 'Skickar' }
                : { name: dialog.phase, heading: 'Klart' }
          }
          title="Skriv till oss"
        />
      </PageShell>
    </UiProvider>
  );
}
