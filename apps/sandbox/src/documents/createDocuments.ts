import { Readable } from 'node:stream';

import * as v from 'valibot';

import { Problem } from '../problem.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { DocumentRecord, DocumentStore } from '../store/documents.ts';
import type { Clock } from '../clock.ts';
import { compilationPaper, compileDebts } from './debtCompilation.ts';
import { isShown } from './isShown.ts';
import { padPdf } from './padPdf.ts';
import { paragraph, writtenPersonalNumber } from './paper.ts';
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

/** A letter of the provider; of today unless it has a day. */
export type NewLetter = Omit<DocumentRecord, 'fileSize' | 'createdDate'> & {
  readonly createdDate?: string | undefined;
};

interface DocumentParts {
  readonly customers: CustomerStore;
  readonly documents: DocumentStore;
  readonly clock: Clock;
}

export type Documents = ReturnType<typeof createDocuments>;

/** The provider's archive: makes documents and gives them out. */
export function createDocuments({ customers, documents, clock }: DocumentParts) {
  return {
    /** Compiles the debts of today and puts the compilation among the customer's documents. */
    orderDebtCompilation(personalNumber: string): void {
      const user = customers.findUser(personalNumber);
      if (user === null) throw new Problem(404, 'There is no such customer.');
      const today = clock.today();
      const cases = customers.cases(personalNumber);
      const paper = compilationPaper(compileDebts(personalNumber, user, cases, today));
      documents.add(
        personalNumber,
        {
          minaSidorDocumentType: 'Sammanställning',
          minaSidorDisplayName: 'Skuldsammanställning',
          deliveryMethod: 'Mina sidor',
          referenceNumber: null,
          createdDate: today,
          fileSize: paperPdf(paper).length,
        },
        paper,
      );
    },
    /** The provider sends the customer a letter, which is among the documents at once. */
    send(personalNumber: string, letter: NewLetter) {
      const user = customers.findUser(personalNumber);
      if (user === null) throw new Problem(404, 'There is no such customer.');
      const { minaSidorDisplayName: title, createdDate: day = clock.today() } = letter;
      const recipient = `${user.fullName}, ${writtenPersonalNumber(personalNumber)}`;
      const text = 'Det här brevet är skickat från provmiljöns sida.';
      const paper = { title, day, recipient, parts: [paragraph(text)] };
      const record = { ...letter, createdDate: day, fileSize: paperPdf(paper).length };
      return { ...record, index: documents.add(personalNumber, record, paper) };
    },
    of: (personalNumber: string) => documents.of(personalNumber).filter(isShown),
    /** The file, if the document is this customer's; another customer's is as if it did not exist. */
    file(personalNumber: string, index: number): SentFile {
      const found = documents.find(personalNumber, index);
      if (found === null || !isShown(found.record))
        throw new Problem(404, 'There is no such document.');
      const { minaSidorDisplayName, createdDate, fileSize } = found.record;
      const bytes = padPdf(paperPdf(found.paper), fileSize ?? 0);
      return {
        bytes,
        size: bytes.length,
        mediaType: 'application/pdf',
        fileName: `${minaSidorDisplayName} ${createdDate}.pdf`,
      };
    },
  };
}
