import { type ReactNode, useState } from 'react';
import { ButtonLink, Card, Heading, Link, Notice, Section, Stack, Text } from '@mina-sidor/ui';

import { CompilationOffer } from '../../parts/debtCompilation/DebtCompilation.tsx';
import { useCustomer } from '../../customer/customer.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { useFocusHeadingWhenLost } from '../../platform/useFocusHeadingWhenLost.ts';
import { useStageEntry } from '../../parts/useStageEntry.ts';
import { ContactForm } from './ContactForm.tsx';
import { Review } from './Review.tsx';
import type { RegisterExtractState } from './useRegisterExtract.ts';

const words = texts.registerExtract;

interface RegisterExtractViewProps {
  readonly state: RegisterExtractState;
}

/** Orders a register extract: form, review and confirmation (rows X01 and X02). */
export function RegisterExtractView({ state }: RegisterExtractViewProps) {
  useStageEntry(entryOf(state.status));
  useFocusHeadingWhenLost(state.status, false);
  return (
    <Section width="reading">
      <Content state={state} />
    </Section>
  );
}

function entryOf(status: RegisterExtractState['status']) {
  switch (status) {
    case 'closed':
    case 'form':
      return { title: texts.pages.titles.registerExtract, text: '' };
    case 'review':
      return words.review;
    case 'ordered':
      return { title: words.ordered.title, text: words.ordered.ready };
  }
}

function Content({ state }: RegisterExtractViewProps) {
  const [firstStatus] = useState(state.status);
  switch (state.status) {
    case 'closed':
      return (
        <Beginning>
          <Notice
            announcement={firstStatus === 'closed' ? 'none' : 'alert'}
            title={texts.pages.unreachable.registerExtract}
            tone="warning"
          />
        </Beginning>
      );
    case 'form':
      return (
        <Beginning>
          <Card as="section">
            <ContactForm onReview={state.review} />
          </Card>
        </Beginning>
      );
    case 'review':
      return <Review review={state} />;
    case 'ordered':
      return <Ordered />;
  }
}

/** Explains what an extract is and when it comes (row X03), and what else can be ordered (row X04). */
function Beginning({ children }: { readonly children: ReactNode }) {
  const { access } = useCustomer();
  return (
    <Stack gap="x24">
      <PageHead lead={words.lead} title={texts.pages.titles.registerExtract}>
        <Text>{words.ready}</Text>
      </PageHead>
      {children}
      <CompilationOffer isOpen={access.routes.claims} />
    </Stack>
  );
}

/** The confirmation (row X02), with when and where the extract comes (row X03). */
function Ordered() {
  const { access } = useCustomer();
  const { title, thanks, ready, toDocuments, toOverview } = words.ordered;
  return (
    <Card padding="large">
      <Stack gap="x20">
        <Heading isFocusTarget level={1}>
          {title}
        </Heading>
        <Notice title={thanks} tone="positive">
          {ready}
        </Notice>
        {access.routes.documents ? (
          <div>
            <ButtonLink href={paths.documents}>{toDocuments}</ButtonLink>
          </div>
        ) : null}
        <Text>
          <Link href={paths.overview}>{toOverview}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
