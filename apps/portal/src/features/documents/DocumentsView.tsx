import { Link, Notice, Section, Stack } from '@mina-sidor/ui';

import { PageHead } from '../../shared/PageHead.tsx';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { ClaimDocuments } from './ClaimDocuments.tsx';
import { extractColumns } from './documentColumns.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { DocumentsFailed } from './DocumentsFailed.tsx';
import { NoDocuments } from './NoDocuments.tsx';
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
  switch (notices.page) {
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
      return (
        <>
          <Notice title={words.someFailed.title} tone="warning">
            {words.someFailed.text}
          </Notice>
          <Sections control={control} documents={documents} />
        </>
      );
    case null:
      return <Sections control={control} documents={documents} />;
  }
}

interface SectionsProps extends DocumentsViewProps {
  readonly control: SectionViewControl;
}

function Sections({ control, documents }: SectionsProps) {
  return (
    <>
      <ClaimDocuments control={control} documents={documents} />
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
