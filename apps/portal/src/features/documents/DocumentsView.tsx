import { Heading, Link, Notice, Section, Stack, Text } from '@mina-sidor/ui';

import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { ClaimDocuments } from './ClaimDocuments.tsx';
import { extractColumns } from './documentColumns.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import type { Documents, Loaded } from './useDocuments.ts';
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
        <Stack gap="x8">
          <Heading isFocusTarget level={1}>
            {words.title}
          </Heading>
          <Text size="lead" tone="soft">
            {words.lead}
          </Text>
        </Stack>
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
      return <AllFailed lists={[claims, extracts]} />;
    case 'noDocuments':
    case 'someFailed':
      return (
        <>
          <Notice
            title={words[notices.page].title}
            tone={notices.page === 'someFailed' ? 'warning' : 'info'}
          >
            {words[notices.page].text}
          </Notice>
          <Sections control={control} documents={documents} />
        </>
      );
    case null:
      return <Sections control={control} documents={documents} />;
  }
}

/** One failure and one way to try again, since the customer asked for one page. */
function AllFailed({ lists }: { readonly lists: readonly Loaded<unknown>[] }) {
  const failed = lists.filter((list) => list.status === 'failed');
  return (
    <LoadFailed
      isReloading={failed.some(({ isReloading }) => isReloading)}
      reload={() => {
        for (const { reload } of failed) reload();
      }}
      reloadLabel={words.failed.reload}
      text={words.failed.text}
      title={words.failed.all}
    />
  );
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
      return (
        <LoadFailed
          isReloading={extracts.isReloading}
          reload={extracts.reload}
          reloadLabel={words.failed.reload}
          text={words.failed.text}
          title={words.failed.extracts}
        />
      );
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
