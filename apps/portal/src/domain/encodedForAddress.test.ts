import { describe, expect, it } from 'vitest';

import { encodedForAddress } from './encodedForAddress.ts';

describe('a text in an address', () => {
  it.each([
    ['47110023918', '47110023918'],
    ['../sandbox?x=1#y', '..%2Fsandbox%3Fx%3D1%23y'],
    ['javascript:hit()', 'javascript%3Ahit()'],
    ['😀', '%F0%9F%98%80'],
    ['a\uD83D', 'a%EF%BF%BD'],
    ['\uDE00\uD83D', '%EF%BF%BD%EF%BF%BD'],
  ])('%s becomes %s [Z22]', (text, encoded) => {
    expect(encodedForAddress(text)).toBe(encoded);
  });
});
