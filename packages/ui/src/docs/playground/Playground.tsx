import {
  Badge,
  BulletList,
  Card,
  Footer,
  Header,
  Heading,
  Hero,
  Logo,
  Notice,
  PageShell,
  PaymentCard,
  Section,
  SkipLink,
  Stack,
  type Tone,
  UiProvider,
} from '@mina-sidor/ui';
import { uiEn, uiSv } from '@mina-sidor/texts/ui';
import { type ReactNode, useState } from 'react';

import { InvoiceList } from './InvoiceList.tsx';
import { type PlaygroundWords, playgroundWords } from './playgroundWords.ts';
import { QuestionForm } from './QuestionForm.tsx';

export interface PlaygroundProps {
  /** The language of the page and of the library. */
  readonly language: 'sv' | 'en';
  /** The tone of the notice above the list. */
  readonly noticeTone: Tone;
}

/** A page of a customer portal: header, greeting, payment, notice, list with filter, form and footer. */
export function Playground({ language, noticeTone }: PlaygroundProps): ReactNode {
  const words = playgroundWords[language];
  return (
    <UiProvider locale={language} texts={language === 'sv' ? uiSv : uiEn}>
      <div lang={language}>
        <PageShell
          footer={<PageFooter words={words} />}
          header={<PageHeader words={words} />}
          mainId="content"
          skipLink={<SkipLink targetId="content">{words.skip}</SkipLink>}
        >
          <Hero
            aside={
              <Card>
                <Stack gap="x12">
                  <Heading level={2} size="h3">
                    {words.helpTitle}
                  </Heading>
                  <BulletList items={[words.helpWait, words.helpShare]} />
                </Stack>
              </Card>
            }
            heading={words.greeting}
            lead={words.lead}
            main={<Payment words={words} />}
          />
          <Section>
            <Stack gap="x24">
              <Notice title={words.news} tone={noticeTone}>
                {words.newsText}
              </Notice>
              <InvoiceList words={words} />
              <QuestionForm words={words} />
            </Stack>
          </Section>
        </PageShell>
      </div>
    </UiProvider>
  );
}

interface Part {
  readonly words: PlaygroundWords;
}

function PageHeader({ words }: Part): ReactNode {
  return (
    <Header
      fullName="Maja Lindqvist"
      homeHref="#overview"
      homeLabel={words.home}
      kind="authenticated"
      logo={<Logo name={words.provider} variant="header" />}
      logout={{ label: words.logOut, href: '#logout' }}
      navItems={[
        { key: 'overview', label: words.overview, href: '#overview', isCurrent: true },
        { key: 'invoices', label: words.invoices, href: '#invoices', isCurrent: false },
        {
          key: 'messages',
          label: words.messages,
          href: '#messages',
          isCurrent: false,
          badge: <Badge count={2} label={words.unread} />,
        },
      ]}
      navLabel={words.mainNavigation}
    />
  );
}

/** A state of its own, as an application gets it from its server. */
function Payment({ words }: Part): ReactNode {
  const [isPaid, setIsPaid] = useState(false);
  const frame = { title: words.payTitle, headingLevel: 2, amount: '450\u00a0kr' } as const;
  return isPaid ? (
    <PaymentCard
      {...frame}
      message={{ title: words.paid, text: words.paidText, takesFocus: true }}
      status="processing"
    />
  ) : (
    <PaymentCard
      {...frame}
      bankPayments={[
        {
          numbers: [
            {
              label: 'Bankgiro',
              value: '5051-2345',
              grouping: 'bankgiro',
              copied: words.copied,
            },
            { label: words.ocr, value: '700100185', copied: words.copied },
          ],
        },
      ]}
      due={words.due}
      numberWords={words}
      numbersTitle={words.bankTitle}
      pay={{
        label: words.pay,
        pendingLabel: words.paying,
        isPending: false,
        onPay: () => {
          setIsPaid(true);
        },
      }}
      status="payable"
    />
  );
}

function PageFooter({ words }: Part): ReactNode {
  return (
    <Footer
      columns={[
        {
          heading: words.contact,
          items: [{ kind: 'link', label: words.call, href: 'tel:+46201234567' }],
        },
        {
          heading: words.about,
          items: [
            { kind: 'link', label: words.terms, href: '#terms' },
            { kind: 'link', label: words.accessibility, href: '#accessibility' },
          ],
        },
      ]}
      logo={<Logo name={words.provider} variant="footer" />}
    />
  );
}
