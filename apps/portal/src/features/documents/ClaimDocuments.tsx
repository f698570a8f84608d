import { Link, Notice, Text } from '@mina-sidor/ui';

import { paths } from '../../paths.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { useFocusHandedOn } from '../../platform/useFocusHandedOn.ts';
import { Agreements } from './Agreements.tsx';
import { compilationColumns, letterColumns } from './documentColumns.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { DocumentsFailed } from './DocumentsFailed.tsx';
import type { DocumentsNotices } from './notices.rules.ts';
import type { ClaimRows, Documents } from './useDocuments.ts';
import type { SectionViewControl } from './useSectionViews.ts';

const words = texts.documents;

interface ClaimDocumentsProps {
  /** Whether what stands in the way of the sections was there when the page came. */
  readonly wasClosed: boolean;
  readonly control: SectionViewControl;
  readonly documents: Documents;
}

/** The three sections about claims, or what stands in their way (rows K13, K17 and E11). */
export function ClaimDocuments({ control, documents, wasClosed }: ClaimDocumentsProps) {
  const { notices, claims, canOrderCompilation } = documents;
  if (notices.claims !== null) return <InTheirPlace isNew={!wasClosed} reason={notices.claims} />;
  switch (claims.status) {
    case 'failed':
      return <DocumentsFailed lists={[claims]} which="claims" />;
    case 'loading':
    case 'ready':
      return (
        <ClaimSections
          canOrderCompilation={canOrderCompilation}
          control={control}
          rows={claims.status === 'ready' ? claims.value : null}
        />
      );
  }
}

interface InTheirPlaceProps {
  /** It takes the place of sections that the customer has seen, and must be heard. */
  readonly isNew: boolean;
  readonly reason: NonNullable<DocumentsNotices['claims']>;
}

function InTheirPlace({ isNew, reason }: InTheirPlaceProps) {
  const { config } = useServices();
  return (
    <Notice
      action={
        reason === 'blocked' ? (
          <Link href={config.links.contactUs} isExternal>
            {words.blocked.contact}
          </Link>
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

interface ClaimSectionsProps extends Pick<Documents, 'canOrderCompilation'> {
  readonly control: SectionViewControl;
  /** `null` while they are fetched. */
  readonly rows: ClaimRows | null;
}

function ClaimSections({ canOrderCompilation, control, rows }: ClaimSectionsProps) {
  const { views, change } = control;
  useFocusHandedOn();
  return (
    <>
      <DocumentSection
        columns={letterColumns}
        emptyText={<Text>{words.demands.none}</Text>}
        limit={words.demands.limit}
        onViewChange={(changes) => change('demands', changes)}
        rows={rows?.demands ?? null}
        section="demands"
        view={views.demands}
      />
      <Agreements rows={rows?.agreements ?? null} />
      <DocumentSection
        columns={compilationColumns}
        emptyText={<NoCompilations canOrder={canOrderCompilation} />}
        onViewChange={(changes) => change('compilations', changes)}
        rows={rows?.compilations ?? null}
        section="compilations"
        view={views.compilations}
      />
    </>
  );
}

function NoCompilations({ canOrder }: { readonly canOrder: boolean }) {
  if (!canOrder) return <Text>{words.compilations.none}</Text>;
  return (
    <Notice
      action={<Link href={paths.insurance}>{words.compilations.order}</Link>}
      title={words.compilations.none}
      tone="info"
    />
  );
}
