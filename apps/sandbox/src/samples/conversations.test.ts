import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { messageText } from '@mina-sidor/api-client/contract';

import { sampleFileBytes } from '../messages/sampleFile.ts';
import { sampleCustomers } from './customers.ts';
import { seed } from './seed.ts';

// Both days on which the clocks are moved, a leap day and an ordinary one.
const days = ['2026-11-20', '2026-03-30', '2026-10-26', '2028-03-01'];
const everybody = days.flatMap((today) =>
  sampleCustomers.map(({ key }) => ({ key, today, customer: seed(key, today, 120) })),
);

describe.each(everybody)('the conversations of $key on $today', ({ customer, today }) => {
  const { conversations, attachments } = customer;
  const messagesOf = (id: string) =>
    customer.messages
      .filter(({ conversationId }) => conversationId === id)
      .map(({ record }) => record);

  it('hold at least one message each, written one after the other, none of today', () => {
    for (const { conversationId } of conversations) {
      const written = messagesOf(conversationId);
      const times = written.map(({ createdAt }) => Date.parse(createdAt));
      expect(times.length).toBeGreaterThan(0);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      for (const { createdAt } of written) expect(createdAt < today).toBe(true);
    }
  });

  it('are unread only where the provider wrote last', () => {
    for (const { readByCustomer, conversationId } of conversations) {
      const last = messagesOf(conversationId).at(-1);
      if (!readByCustomer) expect(last?.createdByIdentity).toBe(false);
    }
  });

  it('keep the rules of messages, and say how many files they have', () => {
    for (const { record } of customer.messages) {
      const files = attachments.filter(({ messageId }) => messageId === record.id);
      expect(v.parse(messageText, record.message)).toBe(record.message);
      expect(record.numberOfFilesUploaded).toBe(files.length);
      for (const { fileName, fileSize } of files) {
        expect(sampleFileBytes(fileName, fileSize)).toHaveLength(fileSize);
      }
    }
  });

  it('share no id with one another', () => {
    const ids = [
      ...conversations.map((each) => each.conversationId),
      ...customer.messages.map(({ record }) => record.id),
      ...attachments.map(({ token }) => token),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are about cases that the customer has', () => {
    const numbers = customer.cases.map((each) => each.referenceNumber);
    for (const { subject, referenceNumber } of conversations) {
      if (subject === 'insurance' && referenceNumber !== null) {
        expect(numbers).toContain(referenceNumber);
      }
    }
  });
});

describe('Gunnar Oxelgren', () => {
  it.each([
    [2000, 200, 100],
    [120, 200, 6],
    [12, 200, 4],
  ])('has with %i cases %i conversations of at most %i messages', (cases, count, longest) => {
    const { conversations, messages } = seed('heavy', '2026-11-20', cases);
    expect(conversations).toHaveLength(count);
    const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId);
    expect(Math.max(...[...byConversation.values()].map((each) => each.length))).toBe(longest);
    expect(conversations.filter((each) => !each.readByCustomer)).toHaveLength(12);
  });
});
