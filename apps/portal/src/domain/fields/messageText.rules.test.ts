import { messageText } from '@mina-sidor/api-client';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { messageProblemOf, toSentMessage } from './messageText.rules.ts';

describe('the text of a message', () => {
  it.each([
    ['', 'tooShort'],
    [' \n ', 'tooShort'],
    ['abcd', 'tooShort'],
    ['  abcd  ', 'tooShort'],
    ['abcde', null],
    ['  ab de\n', null],
    ['ab…', null],
    ['a'.repeat(4000), null],
    ['a'.repeat(4001), 'tooLong'],
  ] as const)('%j is %s [V01] [V02] [V05]', (text, fault) => {
    expect(messageProblemOf(text)).toBe(fault);
  });

  it.each([
    ['two line breaks that a form makes of one', `${'a'.repeat(3999)}\r\n`, null],
    ['an ellipsis that becomes three dots', `${'a'.repeat(3997)}…`, null],
    ['an ellipsis that becomes one dot too many', `${'a'.repeat(3998)}…`, 'tooLong'],
  ] as const)('is counted as it is sent: %s [V02] [V04]', (_, text, fault) => {
    expect(messageProblemOf(text)).toBe(fault);
  });

  it.each([...'<>{}[]|\\^~$£漢😀\t“'])('cannot have %j [V03]', (character) => {
    expect(messageProblemOf(`abcde${character}f`)).toBe('forbidden');
  });

  it.each([...'åÄÖéüß09 .,:;!?\'"’”()/-–_+*=%&@#§€…\r\n'])('can have %j [V03]', (character) => {
    expect(messageProblemOf(`abcde${character}f`)).toBeNull();
  });

  it('shows no error about its characters while it is too short [V05]', () => {
    expect(messageProblemOf('<')).toBe('tooShort');
  });

  it('is accepted exactly when the server takes it [V01] [V02] [V03] [V04]', () => {
    const pieces = fc.constantFrom('a', 'å', ' ', '\n', '\r\n', '…', '<', '😀', 'e\u0301', '\t');
    const texts = fc.oneof(
      fc.string({ unit: pieces, maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
      // Around the limit, with characters that count differently when sent.
      fc
        .tuple(fc.integer({ min: 3990, max: 4002 }), fc.string({ unit: pieces, maxLength: 4 }))
        .map(([length, end]) => 'a'.repeat(length) + end),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(messageProblemOf(text) === null).toBe(v.is(messageText, toSentMessage(text)));
      }),
      { numRuns: 200 },
    );
  });
});
