import { expect, it } from 'vitest';

import { type ConversationMessage, groupByDay } from './messages.ts';

function on(day: string | undefined, id: string): ConversationMessage {
  return { id, day, sender: 'Du', isOwn: true, time: '10.42', text: '' };
}

it.each([
  [[], []],
  [
    [on('i går', 'a'), on('i går', 'b'), on('i dag', 'c')],
    [
      ['i går', 'a', 'b'],
      ['i dag', 'c'],
    ],
  ],
  [[on(undefined, 'a'), on(undefined, 'b')], [[undefined, 'a', 'b']]],
])('puts messages under their days, in their order', (messages, groups) => {
  expect(groupByDay(messages).map((one) => [one.day, ...one.messages.map(({ id }) => id)])).toEqual(
    groups,
  );
});
