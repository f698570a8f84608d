import { describe, expect, it } from 'vitest';

import { readPort } from './port.ts';

describe('the port', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    [' ', 4173],
    ['0', 0],
    ['4180', 4180],
    ['70000', null],
    ['-1', null],
    ['80.5', null],
    ['abc', null],
  ])('%j means %j', (text, port) => {
    expect(readPort(text, 4173)).toBe(port);
  });
});
