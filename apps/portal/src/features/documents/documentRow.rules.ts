import type { InsuranceDocument, RegisterExtract } from '@mina-sidor/api-client';

import { fileQueryOf } from './documents.rules.ts';

/** One line of a section, whichever system it comes from (row K06). */
export interface DocumentRow {
  /** Tells it from the others of its section. */
  readonly key: string;
  readonly name: string;
  readonly referenceNumber: string | null;
  /** How it was sent to the customer. */
  readonly sentVia: string | null;
  /** `2026-11-20` */
  readonly date: string;
  /** In bytes. */
  readonly size: number | null;
  /** How its bytes are asked for; `null` where they cannot be. */
  readonly file: ReturnType<typeof fileQueryOf>;
}

/** A blank text says as little as none. */
const known = (text: string | null): string | null => text?.trim() || null;

/** A document of the claims system as a line. */
export function toDocumentRow(document: InsuranceDocument): DocumentRow {
  const { index, token, createdDate, minaSidorDisplayName: name } = document;
  return {
    key: [index, token, createdDate, name, document.referenceNumber].join(' '),
    name: name.trim(),
    referenceNumber: known(document.referenceNumber),
    sentVia: known(document.deliveryMethod),
    date: createdDate,
    size: document.fileSize,
    file: fileQueryOf(document),
  };
}

/** A register extract as a line: it has no case and was sent in no way. */
export function toExtractRow({ title, size, token, created }: RegisterExtract): DocumentRow {
  return {
    key: [token, created, title].join(' '),
    name: title.trim(),
    referenceNumber: null,
    sentVia: null,
    date: created,
    size,
    file: fileQueryOf({ index: null, token }),
  };
}

/** A list as lines, each with a key of its own even where the provider tells two of them apart by nothing. */
export function toRows<Item>(
  items: readonly Item[],
  toRow: (item: Item) => DocumentRow,
): readonly DocumentRow[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const row = toRow(item);
    const before = seen.get(row.key) ?? 0;
    seen.set(row.key, before + 1);
    return before === 0 ? row : { ...row, key: `${row.key} #${String(before)}` };
  });
}
