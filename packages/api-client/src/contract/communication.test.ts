import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { attachedFileSchema, conversationSchema } from './communication.ts';

const message = {
  id: 'm-1',
  message: 'Hej!',
  createdByIdentity: true,
  createdDisplay: 'i dag 10.42',
  createdAt: '2024-03-04T10:42:00+01:00',
  numberOfFilesUploaded: 2,
  messageSubject: 'damage',
};
const conversation = {
  conversationId: 'c-1',
  publicId: 'M-17',
  subject: 'damage',
  referenceNumber: '2024/118',
  readByCustomer: false,
  conversationMessages: [message],
};

describe('a conversation', () => {
  it('is read completely, without unknown fields [Q38]', () => {
    const more = { ...message, colour: 'blue' };
    const wider = { ...conversation, closed: true, conversationMessages: [more] };
    expect(v.parse(conversationSchema, wider)).toEqual(conversation);
  });

  it.each([undefined, null])('is valid when an optional field is %s [Q38]', (missing) => {
    const { id, message: text, createdByIdentity, createdAt } = message;
    const fields = { createdDisplay: missing, numberOfFilesUploaded: missing };
    const bare = { id, message: text, createdByIdentity, createdAt, ...fields };
    const { conversationId } = conversation;
    expect(
      v.parse(conversationSchema, {
        conversationId,
        publicId: missing,
        subject: missing,
        referenceNumber: missing,
        readByCustomer: missing,
        conversationMessages: [{ ...bare, messageSubject: missing }],
      }),
    ).toEqual({
      conversationId,
      publicId: null,
      subject: 'none',
      referenceNumber: null,
      readByCustomer: true,
      conversationMessages: [
        { ...bare, createdDisplay: null, numberOfFilesUploaded: 0, messageSubject: 'none' },
      ],
    });
  });

  it.each([
    ['insurance', 'insurance'],
    ['DAMAGE', 'damage'],
    [' Other ', 'other'],
    ['none', 'none'],
    ['coffee', 'none'],
  ])('about %j is about %s [Q38]', (subject, read) => {
    expect(v.parse(conversationSchema, { ...conversation, subject }).subject).toBe(read);
  });

  it.each(['2026-11-20T08:00:00+01', '2026-11-20T08:00:00Z+', 'igår'])(
    'is rejected with a message of %j, which is no time that a browser can read [Q38]',
    (createdAt) => {
      const conversationMessages = [{ ...message, createdAt }];
      expect(v.is(conversationSchema, { ...conversation, conversationMessages })).toBe(false);
    },
  );

  it.each(['conversationId', 'conversationMessages'])('is rejected without %s [Q38]', (field) => {
    expect(v.is(conversationSchema, { ...conversation, [field]: undefined })).toBe(false);
  });

  it.each(['id', 'message', 'createdByIdentity', 'createdAt'])(
    'is rejected with a message without %s [Q38]',
    (field) => {
      const conversationMessages = [{ ...message, [field]: undefined }];
      expect(v.is(conversationSchema, { ...conversation, conversationMessages })).toBe(false);
    },
  );
});

it.each([
  ['there', null, null],
  ['there', '', null],
  ['there', '0001-01-01T00:00:00', null],
  ['erased', '2026-11-02T08:00:00+01:00', '2026-11-02T08:00:00+01:00'],
])(
  'a file of a message whose token is blank has none, and is %s when its erasure is %j [A12]',
  (_what, sent, removedDateTime) => {
    const file = { token: ' ', fileName: 'kvitto.pdf', extension: 'pdf', fileSize: 1 };
    expect(v.parse(attachedFileSchema, { ...file, removedDateTime: sent })).toEqual({
      ...file,
      token: null,
      removedDateTime,
    });
  },
);
