import type { Column } from '@mina-sidor/ui';
import type { ApiResult, DownloadedFile, FileQuery, PortalClient } from '@mina-sidor/api-client';
import { fill, formatDate } from '@mina-sidor/texts';

import { referenceAloud } from '../../domain/inSentence.ts';
import { CaseNumber } from '../../parts/CaseNumber.tsx';
import { DownloadLink } from '../../parts/DownloadLink.tsx';
import { texts } from '../../texts.ts';
import type { FilteredSection } from './documentFilter.rules.ts';
import type { DocumentRow } from './documents.rules.ts';

const words = texts.documents.columns;

/** Fetches from the system that stores the section's files (row Q31). */
type FetchFile = (client: PortalClient, query: FileQuery) => Promise<ApiResult<DownloadedFile>>;

const documentColumn = (fetchFile: FetchFile): Column<DocumentRow> => ({
  key: 'document',
  header: words.document,
  isRowHeader: true,
  onPhone: 'link',
  width: 'wide',
  kind: 'text',
  sortValue: ({ name }) => name,
  cell: ({ name, size, file, referenceNumber }) =>
    file === null ? (
      name
    ) : (
      <DownloadLink
        context={
          referenceNumber === null
            ? undefined
            : fill(words.ofCase, { referenceNumber: referenceAloud(referenceNumber) })
        }
        fetchFile={(client) => fetchFile(client, file)}
        isPlain
        name={name}
        size={size}
      />
    ),
});

const referenceColumn: Column<DocumentRow> = {
  key: 'reference',
  header: words.referenceNumber,
  onPhone: 'detail',
  kind: 'text',
  sortValue: ({ referenceNumber }) => referenceNumber ?? '',
  cell: ({ referenceNumber }) =>
    referenceNumber === null ? null : <CaseNumber referenceNumber={referenceNumber} />,
};

const sentViaColumn: Column<DocumentRow> = {
  key: 'via',
  header: words.sentVia,
  width: 'narrow',
  onPhone: 'state',
  kind: 'text',
  sortValue: ({ sentVia }) => sentVia ?? '',
  cell: ({ sentVia }) => sentVia,
};

const dateColumn: Column<DocumentRow> = {
  key: 'date',
  header: words.date,
  width: 'narrow',
  onPhone: 'detail',
  kind: 'date',
  sortValue: ({ date }) => date,
  cell: ({ date }) => formatDate(date),
};

const claimDocumentColumn = documentColumn((client, query) => client.getClaimDocument({ query }));

/** Row K06. */
export const agreementColumns: readonly Column<DocumentRow>[] = [
  claimDocumentColumn,
  referenceColumn,
  sentViaColumn,
  dateColumn,
];

/** A debt compilation and a register extract do not belong to one case, so they have fewer columns (rows K02 and K06). */
export const columnsOf: Readonly<Record<FilteredSection, readonly Column<DocumentRow>[]>> = {
  demands: [claimDocumentColumn, referenceColumn, sentViaColumn, dateColumn],
  compilations: [claimDocumentColumn, dateColumn],
  extracts: [documentColumn((client, query) => client.downloadFile({ query })), dateColumn],
};
