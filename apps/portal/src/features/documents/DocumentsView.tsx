import { useState } from 'react';
import { Link, Notice, Section, Stack } from '@mina-sidor/ui';

import { PageHead } from '../../parts/PageHead.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { ClaimDocuments } from './ClaimDocuments.tsx';
import { extractColumns } from './documentColumns.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { DocumentsFailed } from './DocumentsFailed.tsx';
import { NoDocuments } from './NoDocuments.tsx';
import type { DocumentsNotices } from './notices.rules.ts';
import type { Documents } from './useDocuments.ts';
import { type SectionViewControl, useSectionViews } from './useSectionViews.ts';

const words = texts.documents;

interface DocumentsViewProps {
  readonly documents: Documents;
}

/** The customer's documents, a section for each kind (row K01). */
export function DocumentsView({ documents }: DocumentsViewProps) {
  return (
    <Section>
      <Stack gap="x24">
        <PageHead lead={words.lead} title={words.title} />
        <Content documents={documents} />
      </Stack>
    </Section>
  );
}

function Content({ documents }: DocumentsViewProps) {
  const control = useSectionViews();
  const { notices, claims, extracts } = documents;
  const [wasClosed] = useState(notices.claims !== null);
  switch (usePageNotice(documents)) {
    case 'allFailed':
      return (
        <DocumentsFailed
          lists={[claims, extracts].filter((list) => list.status === 'failed')}
          which="all"
        />
      );
    case 'noDocuments':
      return <NoDocuments canOrderCompilation={documents.canOrderCompilation} />;
    case 'someFailed':
    case null:
      // In one place, so that a list that fails leaves the others as they are.
      return <Sections control={control} documents={documents} wasClosed={wasClosed} />;
  }
}

/** While all that failed is asked for anew it is not known what will be left to say: the one notice stays. */
function usePageNotice({ notices, claims, extracts }: Documents): DocumentsNotices['page'] {
  const isTryingAgain = [claims, extracts].some(
    (list) => list.status === 'failed' && list.isReloading,
  );
  const [last, setLast] = useState(notices.page);
  const page = isTryingAgain && last === 'allFailed' ? last : notices.page;
  if (page !== last) setLast(page);
  return page;
}

interface SectionsProps extends DocumentsViewProps {
  readonly control: SectionViewControl;
  readonly wasClosed: boolean;
}

function Sections({ control, documents, wasClosed }: SectionsProps) {
  return (
    <>
      {documents.notices.page === 'someFailed' ? (
        <Notice title={words.someFailed.title} tone="warning">
          {words.someFailed.text}
        </Notice>
      ) : null}
      <ClaimDocuments control={control} documents={documents} wasClosed={wasClosed} />
      <Extracts control={control} extracts={documents.extracts} />
    </>
  );
}

interface ExtractsProps extends Pick<Documents, 'extracts'> {
  readonly control: SectionViewControl;
}

function Extracts({ control, extracts }: ExtractsProps) {
  switch (extracts.status) {
    case 'failed':
      return <DocumentsFailed lists={[extracts]} which="extracts" />;
    case 'loading':
    case 'ready':
      return (
        <DocumentSection
          columns={extractColumns}
          emptyText={
            <Notice
              action={<Link href={paths.registerExtract}>{words.extracts.order}</Link>}
              title={words.extracts.none}
              tone="info"
            />
          }
          limit={words.extracts.limit}
          onViewChange={(changes) => control.change('extracts', changes)}
          rows={extracts.status === 'ready' ? extracts.value : null}
          section="extracts"
          view={control.views.extracts}
        />
      );
  }
}
