import { claimDocumentSchema, fileQuerySchema } from '../../contract/documents.ts';
import {
  registerExtractRequestSchema,
  registerExtractSchema,
} from '../../contract/registerExtract.ts';
import { describe, type OperationDescriptions } from './describe.ts';

export const phoneRule =
  'Digits, with a plus sign before a country code; at most 20 characters without spaces and hyphens.';

/** Documents and register extracts. */
export const objects = [
  describe(claimDocumentSchema, 'One document of the claims system.', {
    minaSidorDocumentType: ['Decides under which heading it shows.', 'Kravbrev'],
    minaSidorDisplayName: ['The name of the document, shown as it is.', 'Inkassokrav'],
    deliveryMethod: ['How it has reached the customer.', 'Kivra'],
    referenceNumber: ['The case that it is about; null when it is about all.', '47110023918'],
    createdDate: ['The day of the document.', '2026-11-16'],
    index: [
      'Fetches the file, and stays the same; comes before the token. With neither, the document shows without a link.',
      7,
    ],
    token: ['Fetches the file of a document without an index.', 'd-7f3a9c51'],
    fileSize: ['In bytes, as the download has; null when it is not known.', 131_896],
  }),
  describe(fileQuerySchema, 'Which file: one of the two is needed.', {
    index: ['The index of the document. With neither index nor token the answer is 400.', '7'],
    token: ['The token of a file without an index. The portal sends one of the two.', 'd-7f3a9c51'],
  }),
  describe(registerExtractSchema, 'One register extract.', {
    title: ['The name of the extract, shown as it is.', 'Registerutdrag'],
    size: ['In bytes; null when it is not known.', 48_120],
    token: ['Fetches the file by DownloadFile; null when it cannot be fetched.', 'r-51c07e2b'],
    created: [
      'When it was made, as a moment with Sweden’s offset or a day, `YYYY-MM-DD`: the portal shows the day as written. It can be fetched for three months.',
      '2026-11-02T09:00:00+01:00',
    ],
  }),
  describe(registerExtractRequestSchema, 'Where the provider reaches who has ordered an extract.', {
    Email: ['An e-mail address of at most 100 characters.', 'maja@example.se'],
    Phone: [`A telephone number. ${phoneRule}`, '070-123 45 67'],
  }),
];

/** The same for all downloads. */
export const ofFiles =
  'A browser that opens the address itself (`Sec-Fetch-Mode: navigate`) may get 303 to `/` in place of an error, so that the customer can log in. Ranges are not asked for.';

/** The calls about documents and register extracts. */
export const calls = {
  getClaimDocuments: {
    spoken: 'Brev om krav',
    summary: 'What documents of the claims system there are, without their bytes.',
    description:
      'For the documents page, and after an order of a debt compilation. Who has not the matrixCustomerType `matrixCustomer` gets 403. Demand letters from before April 2013 are left out.',
    answer: 'The documents, the newest first; of one day the one that was made last.',
    systems: ['documents', 'insuranceDocuments'],
  },
  getClaimDocument: {
    spoken: 'Öppna ett brev',
    summary:
      'The bytes of one document of the claims system, by index or, without one, by token. Another customer’s answers 404.',
    description: `When the customer opens a document: in a tab of its own, or saved. ${ofFiles}`,
    answer: 'The file.',
    systems: ['documents', 'insuranceDocuments'],
  },
  getRegisterExtracts: {
    spoken: 'Registerutdrag',
    summary: 'The register extracts that are made, for three months each. Open to everybody.',
    description: 'For the documents page, whatever kind of customer it is.',
    answer: 'The extracts, the newest first; one that is not made yet is not among them.',
    systems: ['documents'],
  },
  createRegisterExtractRequest: {
    spoken: 'Beställ registerutdrag',
    summary:
      'Orders a register extract, which is made within 30 days. Ordered again before that, it is still one extract.',
    description:
      'When the customer orders a register extract. A second order before the first is made changes its address and telephone number only. Any customer may order.',
    answer: 'The extract is ordered.',
    systems: ['registerExtract'],
  },
  downloadFile: {
    spoken: 'Öppna ett registerutdrag',
    summary:
      'The bytes of one register extract. Another customer’s and one whose three months are over answer 404.',
    description: `When the customer opens a register extract, by its token; an index answers 404. ${ofFiles}`,
    answer: 'The file.',
    systems: ['documents'],
  },
} satisfies OperationDescriptions;
