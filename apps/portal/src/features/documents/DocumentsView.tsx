import { Fragment, type ReactNode, useState } from 'react';
import {
  Card,
  EmptyState,
  Heading,
  Inline,
  Link,
  Notice,
  Section,
  Stack,
  Text,
} from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { entriesOf } from '../../domain/record.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { paths } from '../../paths.ts';
import { useFocusHeadingOnUnmount } from '../../platform/useFocusHeadingOnUnmount.ts';
import { texts } from '../../texts.ts';
import { Agreements, DocumentSection } from './DocumentSection.tsx';
import type { ClaimRows, ClaimSection } from './documents.rules.ts';
import type { DocumentsNotices } from './notices.rules.ts';
import type { Shown } from '../../customer/useQuery.ts';
import type { Documents } from './useDocuments.ts';

const words = texts.documents;

/** How many rows are expected of documents that customers order themselves. */
const expectedOrders = 1;
/** Between a few letters and the ten that show at first: in both cases what lies below moves little when they come. */
const expectedLetters = 7;

interface DocumentsProps {
  readonly documents: Documents;
}

/** The customer's documents, in one section for each kind (row K01). */
export function DocumentsView({ documents }: DocumentsProps) {
  return (
    <Section>
      <Stack gap="x24">
        <PageHead lead={words.lead} title={texts.pages.titles.documents} />
        <Content documents={documents} />
      </Stack>
    </Section>
  );
}

function Content({ documents }: DocumentsProps) {
  const { notices, claims, extracts, canOrderCompilation } = documents;
  const [wasClosed] = useState(notices.claims !== null);
  const page = usePageNotice(documents);
  switch (page) {
    case 'allFailed':
      return <DocumentsFailed lists={[claims, extracts]} which="all" />;
    case 'noDocuments':
      return <NoDocuments canOrderCompilation={canOrderCompilation} />;
    case 'someFailed':
    case null:
      // Both states in one branch, so that a list that fails does not unmount the other.
      return (
        <>
          {page === null ? null : (
            <Notice title={words.someFailed.title} tone="warning">
              {words.someFailed.text}
            </Notice>
          )}
          {notices.claims === null ? (
            <ClaimDocuments documents={documents} />
          ) : (
            <ClaimsNotice isNew={!wasClosed} reason={notices.claims} />
          )}
          <Extracts extracts={extracts} />
        </>
      );
  }
}

/** Keeps the notice about a complete failure while the lists are fetched again. */
function usePageNotice({ notices, claims, extracts }: Documents): DocumentsNotices['page'] {
  const isReloading = [claims, extracts].some(
    (list) => list.status === 'failed' && list.isReloading,
  );
  const [last, setLast] = useState(notices.page);
  const page = isReloading && last === 'allFailed' ? last : notices.page;
  if (page !== last) setLast(page);
  return page;
}

interface DocumentsFailedProps {
  readonly lists: readonly Shown<unknown>[];
  readonly which: 'all' | 'claims' | 'extracts';
}

/** Replaces documents that could not be fetched (row E11). One button fetches all of them again. */
function DocumentsFailed({ lists, which }: DocumentsFailedProps) {
  const failed = lists.filter((list) => list.status === 'failed');
  return (
    <LoadFailed
      isReloading={failed.some(({ isReloading }) => isReloading)}
      reload={() => {
        for (const { reload } of failed) reload();
      }}
      reloadLabel={words.failed.reload}
      text={words.failed.text}
      title={words.failed[which]}
    />
  );
}

/** Replaces all sections: says which documents will come, which will not, and what can be ordered (rows K13 and K15). */
function NoDocuments({ canOrderCompilation }: Pick<Documents, 'canOrderCompilation'>) {
  useFocusHeadingOnUnmount();
  return (
    <Card as="section">
      <Stack gap="x16">
        <Heading level={2}>{words.noDocuments.title}</Heading>
        <Text>{words.noDocuments.text}</Text>
        <Inline gap="x24">
          <Link isStandalone href={paths.registerExtract}>
            {words.extracts.order}
          </Link>
          {canOrderCompilation ? (
            <Link isStandalone href={paths.claims}>
              {words.noDocuments.orderCompilation}
            </Link>
          ) : null}
        </Inline>
        <Stack gap="x4">
          <Text size="small" tone="soft">
            {words.demands.limit}
          </Text>
          <Text size="small" tone="soft">
            {words.extracts.limit}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

interface ClaimsNoticeProps {
  /** The notice replaces sections that the customer has seen, so it is announced. */
  readonly isNew: boolean;
  readonly reason: NonNullable<DocumentsNotices['claims']>;
}

/** Says why the sections about claims do not show (rows K13 and K17). */
function ClaimsNotice({ isNew, reason }: ClaimsNoticeProps) {
  return (
    <Notice
      action={
        reason === 'blocked' ? (
          <ProviderLink to="contactUs">{words.blocked.contact}</ProviderLink>
        ) : undefined
      }
      announcement={isNew ? 'alert' : 'none'}
      title={words[reason].title}
      tone="warning"
    >
      {words[reason].text}
    </Notice>
  );
}

function ClaimDocuments({ documents }: DocumentsProps) {
  const { claims, canOrderCompilation } = documents;
  if (claims.status === 'failed') return <DocumentsFailed lists={[claims]} which="claims" />;
  const rows = claims.status === 'ready' ? claims.value : null;
  return <ClaimSections canOrder={canOrderCompilation} rows={rows} />;
}

interface ClaimSectionsProps {
  readonly canOrder: boolean;
  /** `null` while loading. */
  readonly rows: ClaimRows | null;
}

function ClaimSections({ canOrder, rows }: ClaimSectionsProps) {
  useFocusHeadingOnUnmount();
  // In their order. Documents of a section that is not drawn would be lost (row K05), so it does not compile.
  const drawn: Readonly<Record<ClaimSection, ReactNode>> = {
    demands: (
      <DocumentSection
        emptyText={<EmptyState>{words.demands.none}</EmptyState>}
        expectedRowCount={expectedLetters}
        limit={words.demands.limit}
        rows={rows?.demands ?? null}
        section="demands"
      />
    ),
    agreements: <Agreements rows={rows?.agreements ?? null} />,
    compilations: (
      <DocumentSection
        emptyText={
          <EmptyState
            action={
              canOrder ? (
                <Link isStandalone href={paths.claims}>
                  {words.compilations.order}
                </Link>
              ) : undefined
            }
          >
            {softHyphens(words.compilations.none)}
          </EmptyState>
        }
        expectedRowCount={expectedOrders}
        rows={rows?.compilations ?? null}
        section="compilations"
      />
    ),
  };
  return entriesOf(drawn).map(([section, content]) => <Fragment key={section}>{content}</Fragment>);
}

function Extracts({ extracts }: Pick<Documents, 'extracts'>) {
  if (extracts.status === 'failed') return <DocumentsFailed lists={[extracts]} which="extracts" />;
  return (
    <DocumentSection
      emptyText={
        <EmptyState action={<Link href={paths.registerExtract}>{words.extracts.order}</Link>}>
          {words.extracts.none}
        </EmptyState>
      }
      expectedRowCount={expectedOrders}
      limit={words.extracts.limit}
      rows={extracts.status === 'ready' ? extracts.value : null}
      section="extracts"
    />
  );
}
