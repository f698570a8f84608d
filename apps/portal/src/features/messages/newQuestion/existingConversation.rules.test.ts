import { expect, it } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { conversationAbout, lastReplyIn } from './existingConversation.rules.ts';

const about = { subject: 'Insurance', number: '47110023918' } as const;
const at = (createdAt: string) => ({ conversationMessages: [aMessage({ createdAt })] });
const conversations = [
  aConversation({ conversationId: 'older', ...at('2026-11-20T10:00:00Z') }),
  aConversation({
    conversationId: 'newer',
    referenceNumber: ' 4711 0023 918 ',
    ...at('2026-11-21T10:00:00Z'),
  }),
  aConversation({ conversationId: 'another case', referenceNumber: '47110023926' }),
  aConversation({ conversationId: 'no case', referenceNumber: null }),
  aConversation({ conversationId: 'damage', subject: 'damage', ...at('2026-11-22T10:00:00Z') }),
];

it.each([
  [about, 'newer'],
  [{ subject: 'Damage', number: '47110023918' }, 'damage'],
  [{ subject: 'Insurance', number: '1' }, undefined],
  [{ subject: 'Insurance', number: '' }, undefined],
] as const)('the newest conversation about %j is %s [Z80]', (which, id) => {
  expect(conversationAbout(conversations, which)?.conversationId).toBe(id);
});

it('knows the provider’s newest message, whatever the customer wrote after it [Z80]', () => {
  const message = (id: string, day: number, createdByIdentity: boolean) =>
    aMessage({ id, createdByIdentity, createdAt: `2026-11-${day}T10:00:00Z` });
  const conversationMessages = [
    message('c', 22, false),
    message('d', 23, true),
    message('b', 21, false),
    message('a', 20, true),
  ];
  expect(lastReplyIn(aConversation({ conversationMessages }))?.id).toBe('c');
  expect(lastReplyIn(aConversation())).toBeUndefined();
});
