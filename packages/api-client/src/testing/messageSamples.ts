import { type EndpointSample, nothing } from './endpointSample.types.ts';

const clientMessageId = '0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10';

const message = {
  id: 'm-1',
  message: 'Hej!\nJag undrar.',
  createdByIdentity: true,
  createdDisplay: 'i dag 10.42',
  createdAt: '2024-03-04T10:42:00+01:00',
  numberOfFilesUploaded: 2,
  messageSubject: 'damage',
};

const conversation = {
  conversationId: 'c-1',
  publicId: 'M-2024-17',
  subject: 'damage',
  referenceNumber: '2024/118',
  readByCustomer: false,
  conversationMessages: [message],
};

const storedMessage = {
  answer: JSON.stringify({ ...message, conversationId: 'c-1', mood: 'good' }),
  value: { ...message, conversationId: 'c-1' },
  invalid: { answer: JSON.stringify(message), reason: 'conversationId: expected "conversationId"' },
} as const;

const twoFiles = (): File[] => [
  new File(['%PDF-1.7'], 'Läkarintyg.pdf', { type: 'application/pdf' }),
  new File(['äpple'], 'bild 1.png', { type: 'image/png' }),
];
const twoFileParts = [
  ['files', 'Läkarintyg.pdf application/pdf %PDF-1.7'],
  ['files', 'bild 1.png image/png äpple'],
] as const;

/** Samples of the calls for messages and their files, in the order of the table. */
export const messageSamples: readonly EndpointSample[] = [
  {
    name: 'getConversations',
    call: (client, settings) => client.getConversations(settings),
    request: 'GET /api/Communication/GetConversations',
    requestBody: '',
    answer: JSON.stringify([{ ...conversation, colour: 'blue' }]),
    value: [conversation],
    invalid: {
      answer: JSON.stringify([{ ...conversation, conversationMessages: [{ ...message, id: 1 }] }]),
      reason: '0.conversationMessages.0.id: expected string',
    },
  },
  {
    name: 'getConversation',
    call: (client, settings) =>
      client.getConversation({ query: { conversationId: 'c&1' }, ...settings }),
    request: 'GET /api/Communication/GetConversation?conversationId=c%261',
    requestBody: '',
    answer: JSON.stringify(conversation),
    value: conversation,
    invalid: {
      answer: '{"conversationId":"c-1"}',
      reason: 'conversationMessages: expected "conversationMessages"',
    },
  },
  {
    name: 'postMessage',
    call: (client, settings) =>
      client.postMessage({
        form: {
          files: twoFiles(),
          systemReferenceNumber: '2024/118',
          message: 'Hej!',
          email: 'maja@example.se',
          portalMessageType: 'Damage',
          phone: undefined,
          clientMessageId,
        },
        ...settings,
      }),
    request: 'POST /api/Communication/PostMessage',
    requestBody: '',
    requestForm: [
      ['systemReferenceNumber', '2024/118'],
      ['message', 'Hej!'],
      ['email', 'maja@example.se'],
      ['portalMessageType', 'Damage'],
      ['clientMessageId', clientMessageId],
      ...twoFileParts,
    ],
    ...storedMessage,
  },
  {
    name: 'postMessageToConversation',
    call: (client, settings) =>
      client.postMessageToConversation({
        form: { files: twoFiles(), message: 'Hej!', conversationId: 'c-1', clientMessageId },
        ...settings,
      }),
    request: 'POST /api/Communication/PostMessageToConversation',
    requestBody: '',
    requestForm: [
      ['message', 'Hej!'],
      ['conversationId', 'c-1'],
      ['clientMessageId', clientMessageId],
      ...twoFileParts,
    ],
    ...storedMessage,
  },
  {
    name: 'markConversationAsReadByCustomer',
    call: (client, settings) =>
      client.markConversationAsReadByCustomer({ query: { conversationId: 'c-1' }, ...settings }),
    request: 'POST /api/Communication/MarkConversationAsReadByCustomer?conversationId=c-1',
    ...nothing,
  },
  {
    name: 'getAttachmentsMetadata',
    call: (client, settings) =>
      client.getAttachmentsMetadata({
        query: { conversationId: 'c-1', messageId: 'm-1' },
        ...settings,
      }),
    request: 'GET /api/Communication/GetAttachmentsMetadata?conversationId=c-1&messageId=m-1',
    requestBody: '',
    answer:
      '[{"token":"t-1","fileName":"bild.png","extension":"png","fileSize":214,"removedDateTime":null,"virus":"no"},{"fileName":"gammal.pdf","removedDateTime":"2024-03-05T00:00:00+01:00"}]',
    value: [
      {
        token: 't-1',
        fileName: 'bild.png',
        extension: 'png',
        fileSize: 214,
        removedDateTime: null,
      },
      {
        token: null,
        fileName: 'gammal.pdf',
        extension: null,
        fileSize: null,
        removedDateTime: '2024-03-05T00:00:00+01:00',
      },
    ],
    invalid: { answer: '[{"token":"t-1"}]', reason: '0.fileName: expected "fileName"' },
  },
  {
    name: 'downloadAttachedFile',
    call: (client, settings) =>
      client.downloadAttachedFile({ query: { token: 't/1' }, ...settings }),
    request: 'GET /Communication/DownloadAttachedFile?token=t%2F1',
    requestBody: '',
    answer: 'PNG',
    answerHeaders: {
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''bild%201.png",
    },
    value: { blob: new Blob(['PNG'], { type: 'image/png' }), fileName: 'bild 1.png' },
    invalid: { answer: '', reason: 'the file is empty' },
  },
  {
    name: 'getNumberOfUnreadConversations',
    call: (client, settings) => client.getNumberOfUnreadConversations(settings),
    request: 'GET /api/Communication/GetNumberOfUnreadConversations',
    requestBody: '',
    answer: '2',
    value: 2,
    invalid: { answer: '-2', reason: 'expected >=0' },
  },
];
