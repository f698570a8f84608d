import { describe, expect, it } from 'vitest';

import { fileQueryOf } from './documents.rules.ts';

describe('the bytes of a document', () => {
  it.each([
    [{ index: 7, token: 'abc' }, { index: '7' }],
    [{ index: 0, token: 'abc' }, { index: '0' }],
    [{ index: null, token: 'abc' }, { token: 'abc' }],
    [{ index: null, token: null }, null],
  ])('of %j are asked for by %j [Q31]', (document, query) => {
    expect(fileQueryOf(document)).toEqual(query);
  });
});
