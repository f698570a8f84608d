import { Readable } from 'node:stream';

import * as v from 'valibot';

import { Problem } from '../problem.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { Clock } from '../clock.ts';
import { compilationPaper, compileDebts } from './debtCompilation.ts';
import { isShown } from './isShown.ts';
import { padPdf } from './padPdf.ts';
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
