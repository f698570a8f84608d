import { type Column, Link, Stack, Table, Text } from '@mina-sidor/ui';
import type { InsuranceDocument } from '@mina-sidor/api-client';
import { formatDate } from '@mina-sidor/texts';

import { DownloadLink } from '../../shared/files/DownloadLink.tsx';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { fileQueryOf } from './documents.rules.ts';
import type { CompilationsState } from './useCompilations.ts';

const words = texts.documents.compilations;

const columns: readonly Column<InsuranceDocument>[] = [
  {
    key: 'document',
    header: words.document,
    isRowHeader: true,
    isFullWidthWhenNarrow: true,
    width: 'wide',
    kind: 'text',
    sortValue: ({ minaSidorDisplayName }) => minaSidorDisplayName,
    cell: (document) => <DocumentName document={document} />,
  },
  {
    key: 'date',
    header: words.date,
    kind: 'date',
    sortValue: ({ createdDate }) => createdDate,
    cell: ({ createdDate }) => formatDate(createdDate),
  },
];

interface CompilationTableProps {
  readonly state: Extract<
    CompilationsState,
    { readonly status: 'loading' | 'failed' | 'empty' | 'ready' }
  >;
  /** The heading that names the table. */
  readonly labelledBy: string;
}

/** The ordered debt compilations, the newest first (rows C27, K03 and K06). */
export function CompilationTable({ state, labelledBy }: CompilationTableProps) {
  return (
    <Table
      columns={columns}
      defaultSort={{ columnKey: 'date', direction: 'descending' }}
      emptyText={<NoCompilations canOrder={state.status === 'empty' && state.canOrder} />}
      labelledBy={labelledBy}
      rowKey={keyOf}
      {...contentOf(state)}
    />
  );
}

function contentOf(state: CompilationTableProps['state']) {
  switch (state.status) {
    case 'loading':
      return { status: state.status, expectedRowCount: 2 };
    case 'failed':
      return { status: state.status, errorTitle: words.failed, onRetry: state.reload };
    case 'empty':
      return { rows: [] };
    case 'ready':
      return { rows: state.compilations };
  }
}

function keyOf({ index, token, createdDate, minaSidorDisplayName }: InsuranceDocument): string {
  return `${String(index)} ${String(token)} ${createdDate} ${minaSidorDisplayName}`;
}

function NoCompilations({ canOrder }: { readonly canOrder: boolean }) {
  return (
    <Stack gap="x8">
      <Text>{words.none}</Text>
      {canOrder ? (
        <Text>
          <Link href={paths.insurance}>{words.order}</Link>
        </Text>
      ) : null}
    </Stack>
  );
}

function DocumentName({ document }: { readonly document: InsuranceDocument }) {
  const query = fileQueryOf(document);
  if (query === null) return document.minaSidorDisplayName;
  return (
    <DownloadLink
      fetchFile={(client) => client.getInsuranceDocument({ query })}
      name={document.minaSidorDisplayName}
      size={document.fileSize}
    />
  );
}
