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
  const messages = customer.conversations.flatMap((each) => each.messages);

  it('hold at least one message each, written one after the other, none of today', () => {
    for (const { messages: written } of customer.conversations) {
      const times = written.map(({ record }) => Date.parse(record.createdAt));
      expect(times.length).toBeGreaterThan(0);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      for (const { record } of written) expect(record.createdAt < today).toBe(true);
    }
  });

  it('are new only where the provider has the last word', () => {
    for (const { readByCustomer, messages: written } of customer.conversations) {
      if (!readByCustomer) expect(written.at(-1)?.record.createdByIdentity).toBe(false);
    }
  });

  it('could have been sent as they are, and say how many files they have', () => {
    for (const { record, files } of messages) {
      expect(v.parse(messageText, record.message)).toBe(record.message);
      expect(record.numberOfFilesUploaded).toBe(files.length);
      for (const { fileName, fileSize } of files) {
        expect(sampleFileBytes(fileName, fileSize)).toHaveLength(fileSize);
      }
    }
  });

  it('share no id with one another', () => {
    const ids = [
      ...customer.conversations.map((each) => each.conversationId),
      ...messages.map(({ record }) => record.id),
      ...messages.flatMap(({ files }) => files.map(({ token }) => token)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are about cases that the customer has', () => {
    const numbers = customer.cases.map((each) => each.referenceNumber);
    for (const { subject, referenceNumber } of customer.conversations) {
      if (subject === 'insurance' && referenceNumber !== null) {
        expect(numbers).toContain(referenceNumber);
      }
    }
  });
});

describe('Maja Lindqvist', () => {
  it('has two unread conversations, a file to fetch, one that is looked through and one that is gone', () => {
    const { conversations } = seed('standard', '2026-11-20');
    expect(conversations.map((each) => [each.subject, each.readByCustomer])).toEqual([
      ['insurance', false],
      ['damage', false],
      ['other', true],
    ]);
    const files = conversations.flatMap((each) => each.messages.flatMap((one) => one.files));
    expect(files.map(({ state, removedDateTime }) => [state, removedDateTime !== null])).toEqual([
      ['ready', false],
      ['ready', false],
      ['held', false],
      ['ready', true],
    ]);
  });
});

describe('Gunnar Oxelgren', () => {
  it.each([
    [2000, 200, 100],
    [120, 24, 6],
    [12, 24, 4],
  ])('has with %i cases %i conversations of at most %i messages', (cases, count, longest) => {
    const { conversations } = seed('heavy', '2026-11-20', cases);
    expect(conversations).toHaveLength(count);
    expect(Math.max(...conversations.map((each) => each.messages.length))).toBe(longest);
    expect(conversations.filter((each) => !each.readByCustomer)).toHaveLength(12);
  });
});
