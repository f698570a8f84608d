import { describe, expect, it } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { detailsOf, referenceOf, senderOf, timeOf, toThreadMessage } from './thread.rules.ts';

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

describe('the number of what a conversation is about', () => {
  it.each([
    ['insurance', '47110023918', { label: 'ref', number: '47110023918' }],
    ['insurance', '4711 0023 918', { label: 'ref', number: '47110023918' }],
    ['damage', '2026/1187', { label: 'ärende', number: '2026/1187', groups: [] }],
    ['damage', '20261187', { label: 'ärende', number: '20261187', groups: [] }],
    ['other', 'A 12-3', { label: 'ref', number: 'A 12-3', groups: [] }],
    ['none', '4711', { label: 'ref', number: '4711' }],
  ] as const)(
    'about %s %s stands beside the heading [M15]',
    (subject, referenceNumber, reference) => {
      expect(referenceOf({ subject, referenceNumber })).toEqual(reference);
    },
  );

  it.each([null, '', '  '])('is left out when there is none: %j [M15]', (referenceNumber) => {
    expect(referenceOf({ subject: 'insurance', referenceNumber })).toBeUndefined();
  });
});

const earlier = aMessage({ createdAt: '2026-11-19T16:30:00+01:00', createdDisplay: 'i går 16.30' });

it.each([
  [[], true, undefined],
  [[aMessage()], true, '1 meddelande · senaste i dag 10.42'],
  [[aMessage(), earlier], true, '2 meddelanden · senaste i dag 10.42'],
  [[aMessage(), earlier], false, 'senaste i dag 10.42'],
])(
  'tells when the last message came, and how many there are once they have been read [M17]',
  (conversationMessages, readByCustomer, details) => {
    expect(detailsOf(aConversation({ conversationMessages, readByCustomer }))).toBe(details);
  },
);

it('shows a message as it was written [M06]', () => {
  const written = aMessage({ message: 'Hej!\n<b>Ni</b>', createdAt: '2026-11-19T23:10:00Z' });
  expect(toThreadMessage(written)).toMatchObject({
    isOwn: true,
    text: 'Hej!\n<b>Ni</b>',
  });
});
