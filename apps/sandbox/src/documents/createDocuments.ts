import { Readable } from 'node:stream';

import * as v from 'valibot';

import { Problem } from '../problem.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { Clock } from '../clock.ts';
import { compileDebts } from './debtCompilation.ts';
import { debtCompilationPdf } from './debtCompilationPdf.ts';

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
      const content = compileDebts(personalNumber, user, customers.cases(personalNumber), today);
      documents.add(
        personalNumber,
        {
          minaSidorDocumentType: 'Sammanställning',
          minaSidorDisplayName: 'Skuldsammanställning',
          deliveryMethod: 'Mina sidor',
          referenceNumber: null,
          createdDate: today,
          fileSize: debtCompilationPdf(content, today).length,
        },
        content,
      );
    },
    of: (personalNumber: string) => documents.of(personalNumber),
    /** The file, if the document is this customer's; another customer's is as if it did not exist. */
    file(personalNumber: string, index: number): SentFile {
      const found = documents.find(personalNumber, index);
      if (found === null) throw new Problem(404, 'There is no such document.');
      const { minaSidorDisplayName, createdDate } = found.record;
      const bytes = debtCompilationPdf(found.content, createdDate);
      return {
        bytes,
        size: bytes.length,
        mediaType: 'application/pdf',
        fileName: `${minaSidorDisplayName} ${createdDate}.pdf`,
      };
    },
  };
}
