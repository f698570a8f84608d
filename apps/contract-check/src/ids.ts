import { type EndpointName, parseAmount } from '@mina-sidor/api-client/contract';

/** The ids of a customer's things. */
export interface Ids {
  readonly cases: readonly string[];
  readonly payable: readonly { readonly reference: string; readonly kronor: number }[];
  readonly conversations: readonly string[];
  /** A message with files. */
  readonly messages: readonly { readonly conversationId: string; readonly messageId: string }[];
  readonly documents: readonly { readonly index?: string; readonly token?: string }[];
  readonly extracts: readonly string[];
  readonly files: readonly string[];
  readonly payments: readonly string[];
}

export const noIds: Ids = {
  cases: [],
  payable: [],
  conversations: [],
  messages: [],
  documents: [],
  extracts: [],
  files: [],
  payments: [],
};

/** Ids that nobody has. */
export const inventedIds: Ids = {
  cases: ['999999999999999'],
  payable: [
    { reference: '999999999999999', kronor: 1 },
    { reference: '999999999999998', kronor: 1 },
  ],
  conversations: ['7f9c1f0e-0000-4000-8000-000000000000'],
  messages: [
    {
      conversationId: '7f9c1f0e-0000-4000-8000-000000000000',
      messageId: '7f9c1f0e-0000-4000-8000-000000000001',
    },
  ],
  documents: [{ index: '999999999' }],
  extracts: ['7f9c1f0e000040008000000000000002'],
  files: ['7f9c1f0e000040008000000000000003'],
  payments: ['7f9c1f0e000040008000000000000004'],
};

export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const texts = (values: readonly unknown[], name: string): readonly string[] =>
  values.map((value) => field(value, name)).filter((text) => typeof text === 'string');

/** Reads the customer's ids from the answer to a call. Parts of the wrong form are ignored. */
const readers: Partial<Record<EndpointName, (answer: unknown, ids: Ids) => Partial<Ids>>> = {
  getClaims: (answer) => {
    const active = list(field(answer, 'activeReferenceNumberBaseDeck'));
    const inactive = list(field(answer, 'inactiveReferenceNumberBaseDeck'));
    return {
      cases: texts([...active, ...inactive], 'referenceNumber'),
      payable: active.filter(isPayable).flatMap(toPayable),
    };
  },
  getConversations: (answer) => ({
    conversations: texts(list(answer), 'conversationId'),
    messages: list(answer).flatMap(messagesWithFiles),
  }),
  getAttachmentsMetadata: (answer, ids) => ({
    files: [...ids.files, ...texts(list(answer), 'token')],
  }),
  getClaimDocuments: (answer) => ({
    documents: list(answer).flatMap((document): Ids['documents'] => {
      const index = field(document, 'index');
      const token = field(document, 'token');
      if (typeof index === 'number') return [{ index: String(index) }];
      return typeof token === 'string' ? [{ token }] : [];
    }),
  }),
  getRegisterExtracts: (answer) => ({ extracts: texts(list(answer), 'token') }),
  createPayment: (answer) => ({ payments: texts([answer], 'paymentId') }),
  createTotalPayment: (answer) => ({ payments: texts([answer], 'paymentId') }),
  postMessage: (answer, ids) => ({
    conversations: [...texts([answer], 'conversationId'), ...ids.conversations],
  }),
};

/** The ids together with those in the answer to this call. */
export const learn = (ids: Ids, name: EndpointName, answer: unknown): Ids => ({
  ...ids,
  ...readers[name]?.(answer, ids),
});

function isPayable(one: unknown): boolean {
  const isPaying = ['created', 'checkoutfinished'].includes(
    String(field(one, 'paymentStatus')).toLowerCase(),
  );
  return field(one, 'hasOpenUninsuredPeriod') === false && !isPaying;
}

function toPayable(one: unknown): Ids['payable'] {
  const reference = field(one, 'referenceNumber');
  const kronor = Math.floor((parseAmount(String(field(one, 'amountToPay'))) ?? 0) / 100);
  return typeof reference === 'string' && kronor > 0 ? [{ reference, kronor }] : [];
}

function messagesWithFiles(conversation: unknown): Ids['messages'] {
  const conversationId = field(conversation, 'conversationId');
  if (typeof conversationId !== 'string') return [];
  return texts(
    list(field(conversation, 'conversationMessages')).filter(
      (message) => Number(field(message, 'numberOfFilesUploaded')) > 0,
    ),
    'id',
  ).map((messageId) => ({ conversationId, messageId }));
}

/** The ids that only the other customer has, by kind. */
export function onlyOf(other: Ids, own: Ids): Ids {
  const without = <Value>(values: readonly Value[], taken: readonly Value[]): readonly Value[] => {
    const known = new Set(taken.map((value) => JSON.stringify(value)));
    return values.filter((value) => !known.has(JSON.stringify(value)));
  };
  return {
    cases: without(other.cases, own.cases),
    payable: without(other.payable, own.payable),
    conversations: without(other.conversations, own.conversations),
    messages: without(other.messages, own.messages),
    documents: without(other.documents, own.documents),
    extracts: without(other.extracts, own.extracts),
    files: without(other.files, own.files),
    payments: without(other.payments, own.payments),
  };
}
