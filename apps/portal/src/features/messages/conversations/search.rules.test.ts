import { expect, it } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { foundBy, visibleAtLeast } from './search.rules.ts';

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

it.each([
  [[], 0],
  [['unknown'], 0],
  [['plan'], 1],
  [['other', 'plan'], 3],
])('shows the open conversations %j among the first %i [Z40]', (open, count) => {
  expect(visibleAtLeast([plan, damage, other], open)).toBe(count);
});
