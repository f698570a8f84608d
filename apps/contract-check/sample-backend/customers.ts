import { randomUUID } from 'node:crypto';

import type { SentFile } from './readForm.ts';

export interface Message {
  readonly id: string;
  readonly message: string;
  readonly createdByIdentity: boolean;
  readonly createdAt: string;
  readonly numberOfFilesUploaded: number;
}

export interface Conversation {
  readonly conversationId: string;
  readonly subject: string;
  readonly readByCustomer: boolean;
  readonly conversationMessages: readonly Message[];
}

export interface Case {
  readonly referenceNumber: string;
  readonly stateName: string;
  readonly active: boolean;
  readonly amountToPay: string;
  readonly customerCases: readonly object[];
  readonly registrationNumbers: readonly string[];
  readonly hasOpenUninsuredPeriod: boolean;
  readonly ocrNumber: string;
  readonly plusGiroNumber: string;
  readonly paymentStatus: 'None' | 'Initialized' | 'CheckoutFinished' | 'Created';
}

/** A customer with all data, in memory. */
export interface Customer {
  readonly personalNumber: string;
  readonly fullName: string;
  readonly cases: Case[];
  readonly conversations: Conversation[];
  /** Documents of the claims system, fetched by index. */
  readonly documents: { readonly name: string; readonly type: string; readonly date: string }[];
  /** Register extracts and attached files, fetched by token. */
  readonly files: Map<string, SentFile>;
  readonly extract: string;
  /** The files of a message. */
  readonly attached: Map<string, readonly string[]>;
  /** The answers to messages, by the message's `clientMessageId`. */
  readonly sent: Map<string, object>;
  readonly payments: Map<string, { readonly references: readonly string[]; readonly key: string }>;
}

/** The bytes of an empty PDF file. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** An empty PDF file of this name. */
export const pdfFile = (name: string): SentFile => ({
  name: `${name}.pdf`,
  type: 'application/pdf',
  bytes: pdf,
});

const caseOf = (referenceNumber: string, active: boolean, amountToPay: string): Case => ({
  referenceNumber,
  stateName: active ? 'Claim' : 'Collection',
  active,
  amountToPay,
  customerCases: [{ caseType: 'premiekrav', fromDate: '2026-05-01', toDate: '2026-06-30' }],
  registrationNumbers: ['ABC123'],
  hasOpenUninsuredPeriod: false,
  ocrNumber: `${referenceNumber}8`,
  plusGiroNumber: '12 34 56-7',
  paymentStatus: 'None',
});

function createCustomer(personalNumber: string, fullName: string, first: number): Customer {
  const extract = randomUUID();
  const letter = randomUUID();
  const asked = randomUUID();
  return {
    personalNumber,
    fullName,
    cases: [
      caseOf(String(first), true, '1 250'),
      caseOf(String(first + 1), true, '680,50'),
      caseOf(String(first + 2), false, '0'),
    ],
    conversations: [
      {
        conversationId: randomUUID(),
        subject: 'insurance',
        readByCustomer: false,
        conversationMessages: [
          {
            id: asked,
            message: 'Hej! Vad gäller kravet?',
            createdByIdentity: true,
            createdAt: '2026-11-18T09:00:00+01:00',
            numberOfFilesUploaded: 1,
          },
          {
            id: randomUUID(),
            message: 'Det gäller försäkringen för maj och juni.',
            createdByIdentity: false,
            createdAt: '2026-11-19T10:30:00+01:00',
            numberOfFilesUploaded: 0,
          },
        ],
      },
    ],
    documents: [{ name: 'Inkassokrav', type: 'Kravbrev', date: '2026-10-01' }],
    files: new Map([
      [extract, pdfFile('Registerutdrag')],
      [letter, pdfFile('intyg')],
    ]),
    extract,
    attached: new Map([[asked, [letter]]]),
    sent: new Map(),
    payments: new Map(),
  };
}

export const customers: readonly Customer[] = [
  createCustomer('198704129843', 'Karin Ek', 500_100_200),
  createCustomer('197509239831', 'Sten Berg', 500_300_400),
];
