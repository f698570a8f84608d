import { expect, it } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { foundBy, isSearchable, visibleAtLeast } from './search.rules.ts';

const plan = aConversation({
  conversationId: 'plan',
  referenceNumber: '4711 0019 447',
  conversationMessages: [
    aMessage({ message: 'Kan jag betala varje månad?' }),
    aMessage({ createdByIdentity: false, message: 'Hej Maja!\nAvbetalningsplanen är klar.' }),
  ],
});
const damage = aConversation({
  conversationId: 'damage',
  subject: 'damage',
  referenceNumber: '2026/1187',
  conversationMessages: [
    aMessage({
      createdByIdentity: false,
      messageSubject: 'damage',
      message: 'Sänd en bild, hälsar Örjan.',
    }),
  ],
});
const other = aConversation({
  conversationId: 'other',
  subject: 'other',
  referenceNumber: null,
  conversationMessages: [],
});

it.each([
  ['', ['plan', 'damage', 'other']],
  ['  ', ['plan', 'damage', 'other']],
  // Whole words or their beginnings, in any case and order, from different messages.
  ['avbetalningsplanen', ['plan']],
  ['AVBETAL', ['plan']],
  ['klar månad', ['plan']],
  ['klar bild', []],
  ['örjan', ['damage']],
  ['o\u0308rjan', ['damage']],
  ['orjan', []],
  // Senders and subjects.
  ['skadeavdelningen', ['damage']],
  ['kundcenter', ['plan']],
  ['Övrigt', ['other']],
  ['du', ['plan']],
  // Reference numbers with and without spaces.
  ['4711 0019 447', ['plan']],
  ['47110019447', ['plan']],
  ['471 100 19', ['plan']],
  ['2026/1187', ['damage']],
  ['4712', []],
  // The query is not a pattern.
  ['.*', []],
])('finds by %j %j [Z40]', (query, ids) => {
  const found = foundBy(query, [plan, damage, other]);
  expect(found.map(({ conversationId }) => conversationId)).toEqual(ids);
});

/** A conversation whose newest message was written at this minute. */
const active = (conversationId: string, minute: string) =>
  aConversation({
    conversationId,
    conversationMessages: [aMessage({ createdAt: `2026-11-20T10:${minute}:00+01:00` })],
  });

it.each([
  { order: 'a40 b30 c20 d10', open: '', visible: 2 },
  { order: 'a40 b30 c20 d10', open: 'z', visible: 2 },
  { order: 'a40 b30 c20 d10', open: 'a', visible: 2 },
  { order: 'a40 b30 c20 d10', open: 'ca', visible: 3 },
  // One that is open has kept the others from moving.
  { order: 'a40 b30 c20 d50', open: 'a', visible: 4 },
  { order: 'a40 b50 c20 d10', open: 'a', visible: 2 },
  { order: 'a40', open: '', visible: 1 },
  { order: '', open: '', visible: 0 },
])(
  'shows at least $visible of “$order” when two are asked for and “$open” are open [Z40]',
  ({ order, open, visible }) => {
    const conversations = order
      .split(' ')
      .filter((each) => each !== '')
      .map((each) => active(each.slice(0, 1), each.slice(1)));
    expect(visibleAtLeast(conversations, [...open], 2)).toBe(visible);
  },
);

it.each([
  [9, false],
  [10, true],
])('offers a search of %i conversations: %s [Z40]', (count, isOffered) => {
  expect(isSearchable(Array.from({ length: count }, () => other))).toBe(isOffered);
});
