import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';

import type { claimDocumentSchema } from '@mina-sidor/api-client/contract';
import * as v from 'valibot';

import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { Store, UserRecord } from '../store/store.ts';
import { isShown } from './archiveRules.ts';
import { compilationPaper } from './compilationPaper.ts';
import { padPdf } from './padPdf.ts';
import { paragraph, recipientOf, type Paper } from './paper.ts';
import { paperPdf } from './paperPdf.ts';

const sentFileSchema = v.object({
  bytes: v.union([v.instance(Buffer), v.instance(Readable)]),
  /** In bytes. */
  size: v.number(),
  mediaType: v.string(),
  fileName: v.string(),
});

/** A file to be sent. */
export type SentFile = v.InferOutput<typeof sentFileSchema>;

/** Whether the value is a file to be sent. */
export function isSentFile(value: unknown): value is SentFile {
  return v.is(sentFileSchema, value);
}

/** The PDF file of a paper, padded to the size in the list. */
export function paperFile(paper: Paper, size: number, name: string): SentFile {
  const bytes = padPdf(paperPdf(paper), size);
  return { bytes, size: bytes.length, mediaType: 'application/pdf', fileName: `${name}.pdf` };
}

/** What the list says of a document. */
export type DocumentEntry = Omit<v.InferInput<typeof claimDocumentSchema>, 'index' | 'token'>;

/** For how long a repeated order counts as the same one: as long as a call may take. */
export const sameOrderMs = 60_000;

/** What the list says of a debt compilation. */
export const compilationEntry = {
  minaSidorDocumentType: 'Sammanställning',
  minaSidorDisplayName: 'Skuldsammanställning',
  deliveryMethod: 'Mina sidor',
  referenceNumber: null,
};

/** A letter of the provider. Without a date it is of today. */
type NewLetter = Omit<DocumentEntry, 'fileSize' | 'createdDate'> & {
  readonly createdDate?: string | undefined;
};

interface DocumentParts {
  readonly store: Store;
  readonly customers: CustomerStore;
  readonly clock: Clock;
}

/** Stores a document under a new `index`, which no other document of any customer has. */
export function addDocument(
  { documents }: Store,
  personalNumber: string,
  entry: DocumentEntry,
  paper: Paper,
  orderedAt?: number,
) {
  const numbered = { ...entry, index: documents.nextNumber() };
  const added = { personalNumber, entry: numbered, paper, orderedAt };
  documents.add(added);
  return added.entry;
}

/** The provider's archive of documents. */
export function createDocuments({ store, customers, clock }: DocumentParts) {
  const userOf = (personalNumber: string): UserRecord => {
    const user = customers.findUser(personalNumber);
    if (user === null) throw new Problem(404, 'There is no such customer.');
    return user;
  };
  const add = (
    personalNumber: string,
    entry: Omit<DocumentEntry, 'fileSize' | 'createdDate'>,
    paper: Paper,
    orderedAt?: number,
  ) => {
    const made = { ...entry, createdDate: paper.day, fileSize: paperPdf(paper).length };
    return addDocument(store, personalNumber, made, paper, orderedAt);
  };

  return {
    /**
     * Adds a compilation of today's debts to the customer's documents. Orders that come at the same time are one, and so is
     * a repeat whose first answer got lost, unless a debt has changed in between.
     */
    orderDebtCompilation(personalNumber: string): void {
      const user = userOf(personalNumber);
      const cases = customers.cases(personalNumber);
      const paper = compilationPaper(personalNumber, user, cases, clock.today());
      const now = clock.now();
      const isMade = store.documents
        .of(personalNumber)
        .some(
          ({ orderedAt, paper: made }) =>
            orderedAt !== undefined &&
            now - orderedAt < sameOrderMs &&
            isDeepStrictEqual(made, paper),
        );
      if (!isMade) add(personalNumber, compilationEntry, paper, now);
    },
    /** The provider sends the customer a letter, which is listed at once. */
    send(personalNumber: string, { createdDate: day = clock.today(), ...letter }: NewLetter) {
      const { fullName } = userOf(personalNumber);
      return add(personalNumber, letter, {
        title: letter.minaSidorDisplayName,
        day,
        recipient: recipientOf({ fullName, personalNumber }),
        parts: [paragraph('Det här brevet är skickat från provmiljöns sida.')],
      });
    },
    /** The newest first. */
    of: (personalNumber: string) =>
      store.documents
        .of(personalNumber)
        .map(({ entry }) => entry)
        .filter(isShown)
        .toReversed(),
    /** The file of a document. Another customer's document answers 404, as if it did not exist. */
    file(personalNumber: string, index: string): SentFile {
      const found = store.documents.find(String(Number(index)), personalNumber);
      if (found === null || !isShown(found.entry))
        throw new Problem(404, 'There is no such document.');
      const { minaSidorDisplayName, createdDate, fileSize } = found.entry;
      return paperFile(found.paper, fileSize ?? 0, `${minaSidorDisplayName} ${createdDate}`);
    },
  };
}
