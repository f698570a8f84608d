import {
  attachedFileSchema,
  conversationSchema,
  messageSchema,
  storedMessageSchema,
} from '../../contract/communication.ts';
import {
  conversationQuerySchema,
  messageQuerySchema,
} from '../../contract/communicationEndpoints.ts';
import { claimDocumentSchema, fileQuerySchema } from '../../contract/documents.ts';
import { hubPayloadSchema } from '../../contract/hub.ts';
import {
  messageLimits,
  postMessageFormSchema,
  postMessageToConversationFormSchema,
} from '../../contract/messageForms.ts';
import {
  registerExtractRequestSchema,
  registerExtractSchema,
} from '../../contract/registerExtract.ts';
import { describe } from './describe.ts';

const { files, totalFileSize, fileName, claimReference, damageCaseNumber } = messageLimits;

const fileRules = [
  `At most ${String(files)} files, one part each, of together at most ${String(totalFileSize / 1024 / 1024)} MB (${String(totalFileSize)} bytes).`,
  'Types: pdf, doc, docx, jpg, jpeg and png; the media type has to agree with the extension, or to be application/octet-stream.',
  `No file is empty. A name has at most ${String(fileName)} characters before its extension, and none of \\ / : * ? " < > |.`,
  'Absent when there is none.',
].join(' ');

const textOfMessage: readonly [string, string] = [
  'What the customer has written.',
  'Hej! Jag undrar över mitt krav.',
];
const textToSend: readonly [string, string] = [
  `What the customer has written: at least ${String(messageLimits.shortest)} characters after trimming, at most ${String(messageLimits.longest)} as sent, where a line break counts as one. Latin letters, digits, spaces, line breaks and . , : ; ! ? ' " ’ ” ( ) / - – _ + * = % & @ # § €. Anything else answers 400.`,
  'Hej! Jag undrar över mitt krav.',
];
const phoneRule =
  'Digits, with a plus sign before a country code; at most 20 characters without spaces and hyphens.';
const idOfDraft: readonly [string, string] = [
  'Made once for a draft: sent again with the same id, the message is stored once.',
  '0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10',
];
const idOfConversation: readonly [string, string] = [
  'Names the conversation in calls and events.',
  'c-20261104-17',
];

const messageProperties = {
  id: ['Names the message within its conversation.', 'm-1'],
  message: textOfMessage,
  createdByIdentity: ["True when the customer wrote it, shown as 'Du'; else the staff did.", true],
  createdDisplay: ['The time as the provider writes it; shown as it is.', 'i dag 10.42'],
  createdAt: ['When it was written.', '2026-11-04T10:42:00+01:00'],
  numberOfFilesUploaded: [
    'How many files were sent with it, whether or not they can be opened yet.',
    0,
  ],
  messageSubject: [
    'The department of a staff message: `damage` is the damage department, any other the customer centre.',
    'insurance',
  ],
} as const;

/** Documents, register extracts, messages and their files. */
export const documentDescriptions = [
  describe(claimDocumentSchema, 'One document of the claims system.', {
    minaSidorDocumentType: ['Decides under which heading it shows.', 'Kravbrev'],
    minaSidorDisplayName: ['The name of the document, shown as it is.', 'Inkassokrav'],
    deliveryMethod: ['How it has reached the customer.', 'Kivra'],
    referenceNumber: ['The case that it is about; null when it is about all.', '47110023918'],
    createdDate: ['The day of the document.', '2026-11-16'],
    index: ['Fetches the file; comes before the token.', 7],
    token: ['Fetches the file of a document without an index.', 'd-7f3a9c51'],
    fileSize: ['In bytes; null when it is not known.', 131_896],
  }),
  describe(fileQuerySchema, 'Which file: one of the two is needed.', {
    index: ['The index of the document.', '7'],
    token: ['The token of the file.', 'd-7f3a9c51'],
  }),
  describe(registerExtractSchema, 'One register extract.', {
    title: ['The name of the extract, shown as it is.', 'Registerutdrag'],
    size: ['In bytes; null when it is not known.', 48_120],
    token: ['Fetches the file by DownloadFile; null when it cannot be fetched.', 'r-51c07e2b'],
    created: [
      'When it was made, as a moment or a day, `YYYY-MM-DD`. It can be fetched for three months.',
      '2026-11-02T09:00:00+01:00',
    ],
  }),
  describe(registerExtractRequestSchema, 'Where the provider reaches who has ordered an extract.', {
    Email: ['An e-mail address of at most 100 characters.', 'maja@example.se'],
    Phone: [`A telephone number. ${phoneRule}`, '070-123 45 67'],
  }),
  describe(messageSchema, 'One message of a conversation.', messageProperties),
  describe(storedMessageSchema, 'The message as it is stored.', {
    ...messageProperties,
    conversationId: idOfConversation,
  }),
  describe(conversationSchema, 'One conversation with the provider.', {
    conversationId: idOfConversation,
    publicId: ['Its number for people, to be said on the telephone.', 'M-2026-17'],
    subject: ['What it is about.', 'insurance'],
    referenceNumber: [
      'The case or the damage case that it is about, shown as it is.',
      '47110023918',
    ],
    readByCustomer: [
      'False when the provider has written something that the customer has not opened.',
      true,
    ],
    conversationMessages: ['Its messages, the oldest first.'],
  }),
  describe(conversationQuerySchema, 'Which conversation.', { conversationId: idOfConversation }),
  describe(messageQuerySchema, 'Which message.', {
    conversationId: idOfConversation,
    messageId: messageProperties.id,
  }),
  describe(
    attachedFileSchema,
    'One file of a message.',
    {
      token: [
        'Fetches the file by DownloadAttachedFile; null when there is nothing to fetch.',
        't-90ab12cd',
      ],
      fileName: ['The name as it was sent, with its extension.', 'Läkarintyg.pdf'],
      extension: ['In lower case, without the dot.', 'pdf'],
      fileSize: ['In bytes.', 20_480],
      removedDateTime: [
        'When the provider erased it for data protection: a notice says so. Null while it exists.',
        '2026-11-05T00:00:00+01:00',
      ],
    },
    { there: { removedDateTime: null }, removed: { token: null, fileSize: null } },
  ),
  describe(postMessageFormSchema, 'A new question.', {
    systemReferenceNumber: [
      `For Insurance digits and spaces, at most ${String(claimReference)}, such as \`47110023918\`; for Damage letters, digits, spaces and slashes, at most ${String(damageCaseNumber)}, such as \`2026/1187\`; for Other any text of at most 200. May be empty.`,
      '47110023918',
    ],
    message: textToSend,
    email: ['Where the provider answers, at most 100 characters.', 'maja@example.se'],
    portalMessageType: [
      'The subject, which decides the department and the form of the reference.',
      'Insurance',
    ],
    phone: [`A telephone number, or nothing. ${phoneRule}`, '070-123 45 67'],
    clientMessageId: idOfDraft,
    files: [fileRules],
  }),
  describe(postMessageToConversationFormSchema, 'A reply.', {
    files: [fileRules],
    message: textToSend,
    conversationId: ['The conversation that it belongs to.', 'c-20261104-17'],
    clientMessageId: idOfDraft,
  }),
  describe(hubPayloadSchema, 'What every event of the live connection carries.', {
    conversationId: ['The conversation that the event is about.', 'c-20261104-17'],
  }),
];
