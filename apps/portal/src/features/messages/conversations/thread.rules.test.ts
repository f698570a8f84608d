import { describe, expect, it } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import {
  countOf,
  newestOf,
  readingOf,
  type Reading,
  referenceOf,
  senderOf,
  timeOf,
  timeOnPaperOf,
  toThreadMessage,
  unreadOf,
} from './thread.rules.ts';

it.each([
  [true, 'insurance', 'Du'],
  [true, 'damage', 'Du'],
  [false, 'insurance', 'Kundcenter'],
  [false, 'damage', 'Skadeavdelningen'],
  [false, 'other', 'Kundcenter'],
  [false, 'none', 'Kundcenter'],
] as const)(
  'labels a message (own: %s) about %s with %s [M04] [M05]',
  (createdByIdentity, messageSubject, sender) => {
    expect(senderOf({ createdByIdentity, messageSubject })).toBe(sender);
  },
);

it.each([
  ['i dag 10.42', 'i dag 10.42'],
  [null, '2026-11-20 10.42'],
  [' ', '2026-11-20 10.42'],
])('shows the time that the provider shows, %j, as %s [M06]', (createdDisplay, time) => {
  expect(timeOf(aMessage({ createdDisplay }))).toBe(time);
});

it('prints the day of a message, not how long ago it was [Z95]', () => {
  const message = aMessage({ createdDisplay: 'i dag 10.42' });
  expect(timeOnPaperOf(message)).toBe('2026-11-20 10.42');
  expect(toThreadMessage(message, timeOnPaperOf).time).toBe('2026-11-20 10.42');
  const conversation = aConversation({ conversationMessages: [message] });
  expect(newestOf(conversation, timeOnPaperOf)).toMatchObject({ time: '2026-11-20 10.42' });
});

describe('the number of a conversation’s case', () => {
  const href = '/krav/47110023918';

  it.each([
    ['insurance', '47110023918', { label: 'Krav', number: '47110023918', href }],
    ['insurance', '4711 0023 918', { label: 'Krav', number: '47110023918', href }],
    ['damage', '2026/1187', { number: '2026/1187', groups: [] }],
    ['damage', '20261187', { number: '20261187', groups: [] }],
    ['other', 'A 12-3', { label: 'Referensnummer', number: 'A 12-3', groups: [] }],
    ['none', '4711', { label: 'Referensnummer', number: '4711' }],
  ] as const)(
    'about %s %s shows beside the heading, and leads to a case [M15, Z87]',
    (subject, referenceNumber, reference) => {
      expect(referenceOf({ subject, referenceNumber }, true)).toEqual(reference);
    },
  );

  it('leads nowhere for a customer who may not open cases [Z87]', () => {
    const conversation = { subject: 'insurance', referenceNumber: '47110023918' } as const;
    expect(referenceOf(conversation, false)).toEqual({ label: 'Krav', number: '47110023918' });
  });

  it.each([null, '', '  '])('is left out when there is none: %j [M15]', (referenceNumber) => {
    expect(referenceOf({ subject: 'insurance', referenceNumber }, true)).toBeUndefined();
  });
});

const earlier = aMessage({ createdAt: '2026-11-19T16:30:00+01:00', createdDisplay: 'i går 16.30' });

it.each([
  [[], '0\u00A0meddelanden'],
  [[aMessage()], '1\u00A0meddelande'],
  [[aMessage(), earlier], '2\u00A0meddelanden'],
])('counts the messages of a conversation [Z39]', (conversationMessages, count) => {
  expect(countOf(aConversation({ conversationMessages }))).toBe(count);
});

describe('of its newest message, a closed conversation', () => {
  it.each([
    ['Tack!', 'Tack!'],
    ['\n\n  Hej Maja!  \nVi har rättat perioden.', 'Hej Maja!'],
    ['å'.repeat(4000), 'å'.repeat(200)],
  ])('shows time, sender and first line [Z40]', (message, text) => {
    const conversationMessages = [aMessage({ message }), earlier];
    expect(newestOf(aConversation({ conversationMessages }))).toEqual({
      time: 'i dag 10.42',
      preview: { sender: 'Du', text },
      files: undefined,
    });
  });

  it('shows how many files it has, and no preview without text [Z40]', () => {
    const conversationMessages = [aMessage({ message: ' \n', numberOfFilesUploaded: 2 })];
    expect(newestOf(aConversation({ conversationMessages }))).toEqual({
      time: 'i dag 10.42',
      preview: undefined,
      files: '2 filer',
    });
  });

  it('shows nothing if there is none [Z40]', () => {
    expect(newestOf(aConversation({ conversationMessages: [] }))).toEqual({});
  });
});

/** Messages in order: `c` from the customer, `p` from the provider. */
const written = (by: string) =>
  [...by].map((sender, index) =>
    aMessage({
      id: String(index + 1),
      createdByIdentity: sender === 'c',
      createdAt: `2026-11-20T10:${String(index + 10)}:00+01:00`,
    }),
  );

it.each([
  ['cp', false, { firstId: '2', count: 1 }],
  ['cpcpp', false, { firstId: '4', count: 2 }],
  ['ppp', false, { firstId: '1', count: 3 }],
  ['cpc', false, null],
  ['', false, null],
  ['cp', true, null],
])('of messages by %s (read: %s), is unread: %j [Z39]', (by, readByCustomer, unread) => {
  const conversationMessages = written(by).toReversed();
  expect(unreadOf(aConversation({ conversationMessages, readByCustomer }))).toEqual(unread);
});

/** Each version of an open conversation: its messages, and `!` while the server says that it is unread. */
it.each([
  { versions: ['cp!'], firstId: '2' },
  { versions: ['cp'], firstId: undefined },
  // What is marked stays when it has been read, and when more arrives.
  { versions: ['cpp!', 'cpp'], firstId: '2' },
  { versions: ['cpp!', 'cpp', 'cppp!', 'cppp'], firstId: '2' },
  // An answer ends it.
  { versions: ['cpp!', 'cpp', 'cppc'], firstId: undefined },
  { versions: ['cpp!', 'cppc!'], firstId: undefined },
  // What arrives later is marked, and nothing that has been read.
  { versions: ['cp', 'cpp!'], firstId: '3' },
  { versions: ['cp', 'cpp!', 'cpp'], firstId: '3' },
  { versions: ['cp', 'cpp', 'cpp!'], firstId: undefined },
  { versions: ['cp!', 'cp', 'cpc', 'cpcp!', 'cpcp'], firstId: '4' },
  { versions: ['cp!', 'cpcp!'], firstId: '4' },
])(
  'of an open conversation that becomes $versions, marks as unread from $firstId on [Z39]',
  ({ versions, firstId }) => {
    const reading = versions
      .map((version) =>
        aConversation({
          conversationMessages: written(version.replace('!', '')),
          readByCustomer: !version.endsWith('!'),
        }),
      )
      .reduce<Reading | null>(readingOf, null);
    expect(reading?.unread?.firstId).toBe(firstId);
  },
);

it('shows a message as it was written [M06]', () => {
  const written = aMessage({ message: 'Hej!\n<b>Ni</b>', createdAt: '2026-11-19T23:10:00Z' });
  expect(toThreadMessage(written)).toMatchObject({
    isOwn: true,
    text: 'Hej!\n<b>Ni</b>',
  });
});
