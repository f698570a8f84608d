import { type Column, DigitGroups } from '@mina-sidor/ui';
import type { ApiResult, DownloadedFile, FileQuery, PortalClient } from '@mina-sidor/api-client';
import { formatDate } from '@mina-sidor/texts';

import { DownloadLink } from '../../parts/DownloadLink.tsx';
import { texts } from '../../texts.ts';
import type { DocumentRow } from './documentRow.rules.ts';

const words = texts.documents.columns;

/** Asks the system that keeps the section's files (row Q31). */
type FetchFile = (client: PortalClient, query: FileQuery) => Promise<ApiResult<DownloadedFile>>;

const fetchInsuranceDocument: FetchFile = (client, query) => client.getInsuranceDocument({ query });
const fetchExtract: FetchFile = (client, query) => client.downloadFile({ query });

const documentColumn = (fetchFile: FetchFile): Column<DocumentRow> => ({
  key: 'document',
  header: words.document,
  isRowHeader: true,
  isFullWidthWhenNarrow: true,
  width: 'wide',
  kind: 'text',
  sortValue: ({ name }) => name,
  cell: ({ name, size, file }) =>
    file === null ? (
      name
    ) : (
      <DownloadLink
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
  kind: 'text',
  sortValue: ({ referenceNumber }) => referenceNumber ?? '',
  cell: ({ referenceNumber }) =>
    referenceNumber === null ? texts.documents.unknown : <DigitGroups value={referenceNumber} />,
};

const sentViaColumn: Column<DocumentRow> = {
  key: 'via',
  header: words.sentVia,
  kind: 'text',
  sortValue: ({ sentVia }) => sentVia ?? '',
  cell: ({ sentVia }) => sentVia ?? texts.documents.unknown,
};

const dateColumn: Column<DocumentRow> = {
  key: 'date',
  header: words.date,
  kind: 'date',
  sortValue: ({ date }) => date,
  cell: ({ date }) => formatDate(date),
};

/** Of letters about a case (row K06). */
export const letterColumns: readonly Column<DocumentRow>[] = [
  documentColumn(fetchInsuranceDocument),
  referenceColumn,
  sentViaColumn,
  dateColumn,
];

/** Of debt compilations, which are about no case of their own. */
export const compilationColumns: readonly Column<DocumentRow>[] = [
  documentColumn(fetchInsuranceDocument),
  dateColumn,
];

/** Of register extracts (row K02). */
export const extractColumns: readonly Column<DocumentRow>[] = [
  documentColumn(fetchExtract),
  dateColumn,
];
