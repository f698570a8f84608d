import type { JsonSchema } from '@valibot/to-json-schema';

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
import { hubPayloadSchema } from '../../contract/hub.ts';
import {
  messageLimits,
  type PortalMessageType,
  postMessageFormSchema,
  postMessageToConversationFormSchema,
} from '../../contract/messageForms.ts';
import { describe, type OperationDescriptions } from './describe.ts';
import { ofFiles, phoneRule } from './documents.ts';

const { files, totalFileSize, fileName, claimReference, damageCaseNumber, text } = messageLimits;

const fileRules = [
  `At most ${String(files)} files, one part each, of together at most ${String(totalFileSize / 1024 / 1024)} MB (${String(totalFileSize)} bytes).`,
  'Types: pdf, doc, docx, jpg, jpeg and png; the media type has to agree with the extension, or to be application/octet-stream, and so have the bytes.',
  `No file is empty. A name has at most ${String(fileName)} characters before its extension, and none of \\ / : * ? " < > |, no control character and none that turns the direction of text. It comes in UTF-8 as \`filename\`. Two files may have the same name.`,
  'Absent when there is none.',
].join(' ');

const textOfMessage: readonly [string, string] = [
  'What was written: plain text, in which \\n ends a line. The portal draws no markup.',
  'Hej! Jag undrar över mitt krav.',
];
const textToSend: readonly [string, string] = [
  `What the customer has written: at least ${String(messageLimits.shortest)} characters after trimming, at most ${String(messageLimits.longest)} as sent, where a line break counts as one: a form has \\r\\n for it, which is stored as \\n, and … as three dots. Latin letters, also with combining marks (U+0300 to U+036F), digits, spaces (also U+00A0), line breaks and . , : ; ! ? ' " ’ ” ( ) / - – _ + * = % & @ # § €. Anything else answers 400.`,
  'Hej! Jag undrar över mitt krav.',
];
const idOfDraft: readonly [string, string] = [
  'Made once for a draft. A message of the same customer with the same id is stored once, for as long as it exists, also when both come at the same time; what else differs in the second does not count.',
  '0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10',
];
const idOfConversation: readonly [string, string] = [
  'Names the conversation in calls and events.',
  'c-20261104-17',
];

/** The form that the reference has to have with this subject. */
const whenSubject = (subject: PortalMessageType, pattern: string): JsonSchema => ({
  if: {
    properties: { portalMessageType: { const: subject } },
    required: ['portalMessageType'],
    additionalProperties: true,
  },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { properties: { systemReferenceNumber: { pattern } }, additionalProperties: true },
});

const messageProperties = {
  id: ['Names the message, in all conversations of the customer.', 'm-1'],
  message: textOfMessage,
  createdByIdentity: ["True when the customer wrote it, shown as 'Du'; else the staff did.", true],
  createdDisplay: [
    'The time as the provider writes it; shown as it is. When it is null or blank the portal writes createdAt.',
    'i dag 10.42',
  ],
  createdAt: [
    'When it was written, by the server. Messages are ordered by it.',
    '2026-11-04T10:42:00+01:00',
  ],
  numberOfFilesUploaded: [
    'How many files were sent with it, whether or not they can be opened yet.',
    0,
  ],
  messageSubject: [
    'The department of a staff message: `damage` is the damage department, any other the customer centre. Of a message of the customer the portal does not look at it.',
    'insurance',
  ],
} as const;

/** Messages and their files. */
export const objects = [
  describe(messageSchema, 'One message of a conversation.', messageProperties),
  describe(storedMessageSchema, 'The message as it is stored.', {
    ...messageProperties,
    conversationId: idOfConversation,
  }),
  describe(conversationSchema, 'One conversation with the provider.', {
    conversationId: idOfConversation,
    publicId: [
      'Its number for people, to be said on the telephone. The portal does not show it yet.',
      'M-2026-17',
    ],
    subject: [
      'What it is about: the portalMessageType of its first message in lower case.',
      'insurance',
    ],
    referenceNumber: [
      'The case or the damage case that it is about: the systemReferenceNumber of its first message, trimmed; null when that is empty. A plain number is shown in groups, anything else as it is.',
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
        'Fetches the file by DownloadAttachedFile, and stays the same; null when there is nothing to fetch.',
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
  describe(
    postMessageFormSchema,
    'A new question.',
    {
      systemReferenceNumber: [
        `For Insurance digits and spaces, at most ${String(claimReference)}, such as \`47110023918\`; for Damage Latin letters, digits, spaces and slashes, at most ${String(damageCaseNumber)}, such as \`2026/1187\`; for Other any text of at most ${String(text)}. May be empty. Whether there is such a case is not checked.`,
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
    },
    {},
    [
      whenSubject('Insurance', `^[0-9 ]{0,${String(claimReference)}}$`),
      // Only Latin letters, which not every language can say in a pattern.
      whenSubject('Damage', `^[\\p{L}0-9 /]{0,${String(damageCaseNumber)}}$`),
    ],
  ),
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

/** The calls about messages and their files. */
export const calls = {
  getConversations: {
    spoken: 'Konversationer',
    summary: 'All conversations with their messages; the one with the newest message first.',
    description:
      'For the messages page, and again when the live connection tells of a new one. There are no pages of the list: all conversations come, with all their messages.',
    answer:
      'The conversations, for at least 30 days after their newest message. There is no closed one: each can be replied to.',
    systems: ['communication'],
  },
  getConversation: {
    spoken: 'En konversation',
    summary: 'One conversation. Another customer’s answers 404.',
    description: 'For one conversation, when an event has told of it.',
    answer: 'The conversation.',
    systems: ['communication'],
  },
  postMessage: {
    spoken: 'Ställ en ny fråga',
    summary:
      'Begins a conversation. The same clientMessageId sent again stores nothing more and answers the stored message.',
    description:
      'When the customer sends a question. A broken rule of a field or of the files answers 400, and nothing is stored. When no answer comes, the customer sends the same form again, with the same clientMessageId. The email and phone are for the staff: no answer repeats them. Open pages hear onPublishConversationStarted. With files it also answers 503 while `attachedFiles` is switched off.',
    answer: 'The stored message, and the id of the conversation that it began, which is read.',
    systems: ['communication'],
  },
  postMessageToConversation: {
    spoken: 'Svara i en konversation',
    summary:
      'Replies. The same clientMessageId sent again stores nothing more and answers the stored message.',
    description:
      'When the customer replies. The rules are those of PostMessage. A reply leaves readByCustomer as it is. Another customer’s conversation answers 404. Open pages hear onPublishCustomerRepliedToConversation.',
    answer: 'The stored message.',
    systems: ['communication'],
  },
  markConversationAsReadByCustomer: {
    spoken: 'Märk som läst',
    summary: 'The customer has opened the conversation. Said again it changes nothing.',
    description:
      'When the customer opens a conversation that is unread, or gets a reply in one that is open. If it was unread, open pages hear onPublishConversationReadByCustomer.',
    answer: 'The conversation is read.',
    systems: ['communication'],
  },
  getAttachmentsMetadata: {
    spoken: 'Vilka filer som är bifogade',
    summary:
      'The files of one message; fewer than its numberOfFilesUploaded while some are being processed.',
    description:
      'For each message with files, when its conversation is opened, and again at the event that a file has been processed.',
    answer:
      'The files that can be opened or have been removed, in the order in which they were sent. One that is still being processed is left out, and so is one that the virus check stops: the portal says that some are being processed.',
    systems: ['communication', 'attachedFiles'],
  },
  downloadAttachedFile: {
    spoken: 'Öppna en bifogad fil',
    summary:
      'The bytes of one file of a message. Another customer’s, a removed one and one that is being processed answer 404.',
    description: `When the customer opens a file of a message, by its token; an index answers 404. ${ofFiles}`,
    answer: 'The file.',
    systems: ['communication', 'attachedFiles'],
  },
  getNumberOfUnreadConversations: {
    spoken: 'Antal olästa meddelanden',
    summary: 'Number of conversations with something new from the provider.',
    description:
      'For the badge of the menu; again at the events of the live connection and when it has reconnected.',
    answer: 'The number of conversations that are unread.',
    systems: ['communication'],
  },
} satisfies OperationDescriptions;
