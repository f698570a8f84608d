import type {
  ClaimDocument,
  ClaimDocumentType,
  FileQuery,
  RegisterExtract,
} from '@mina-sidor/api-client';

import { documentTypeOf } from '../../domain/debtCompilation.rules.ts';
import { fileQueryOf } from '../../domain/fileQuery.ts';
import { uniqueKeys } from '../../domain/uniqueKeys.ts';

/** One row of a section, from either system (row K06). */
export interface DocumentRow {
  /** Unique within its section. */
  readonly key: string;
  readonly name: string;
  readonly referenceNumber: string | null;
  /** The way it was sent to the customer. */
  readonly sentVia: string | null;
  /** `2026-11-20` */
  readonly date: string;
  /** In bytes. */
  readonly size: number | null;
  /** The query that fetches the file (row Q31); `null` when there is no file. */
  readonly file: FileQuery | null;
}

/** Row K01. */
export type ClaimSection = 'demands' | 'compilations' | 'agreements';
export type ClaimRows = Readonly<Record<ClaimSection, readonly DocumentRow[]>>;

const sectionsByType: Record<ClaimDocumentType, ClaimSection> = {
  Kravbrev: 'demands',
  Utskick: 'demands',
  Avbetalningsplan: 'agreements',
  Sammanställning: 'compilations',
};

/**
 * The section that shows the document (row K04). An unknown type counts as a letter, so that no document is lost
 * (row K05).
 */
export function sectionOf(document: Pick<ClaimDocument, 'minaSidorDocumentType'>): ClaimSection {
  const type = documentTypeOf(document);
  return type === null ? 'demands' : sectionsByType[type];
}

/** The unknown types, each once. */
export function unknownTypesOf(documents: readonly ClaimDocument[]): readonly string[] {
  const unknown = documents.filter((document) => documentTypeOf(document) === null);
  return [...new Set(unknown.map(({ minaSidorDocumentType }) => minaSidorDocumentType.trim()))];
}

/**
 * Groups the documents by section and keeps the order of the answer. Of the agreements only the latest is kept
 * (row K05).
 */
export function toClaimRows(documents: readonly ClaimDocument[]): ClaimRows {
  const rowsOf = (section: ClaimSection) =>
    toRows(documents.filter((each) => sectionOf(each) === section));
  return {
    demands: rowsOf('demands'),
    compilations: rowsOf('compilations'),
    // The sort is stable and the server sends the newest first, so that one wins on the same day.
    agreements: rowsOf('agreements')
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .slice(0, 1),
  };
}

function toRows(documents: readonly ClaimDocument[]): readonly DocumentRow[] {
  const keys = uniqueKeys(documents, (each) => [
    each.index,
    each.token,
    each.createdDate,
    each.minaSidorDisplayName,
    each.referenceNumber,
  ]);
  return documents.map((document, at) => ({
    key: keys[at] ?? '',
    name: document.minaSidorDisplayName.trim(),
    referenceNumber: textOrNull(document.referenceNumber),
    sentVia: textOrNull(document.deliveryMethod),
    date: document.createdDate,
    size: document.fileSize,
    file: fileQueryOf(document),
  }));
}

/** Register extracts have no case and no way of sending. */
export function toExtractRows(extracts: readonly RegisterExtract[]): readonly DocumentRow[] {
  const keys = uniqueKeys(extracts, ({ token, created, title }) => [token, created, title]);
  return extracts.map(({ title, size, token, created }, at) => ({
    key: keys[at] ?? '',
    name: title.trim(),
    referenceNumber: null,
    sentVia: null,
    date: created,
    size,
    file: fileQueryOf({ index: null, token }),
  }));
}

const textOrNull = (text: string | null): string | null => text?.trim() || null;
