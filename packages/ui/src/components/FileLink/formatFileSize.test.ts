import { describe, expect, it } from 'vitest';

import { formatFileSize, formatMegabytes, megabyte } from './formatFileSize.ts';

describe('the size of a file', () => {
  it.each([
    [0, '0 kB'],
    [1, '1 kB'],
    [1024, '1 kB'],
    [1535, '1 kB'],
    [1536, '2 kB'],
    [219_136, '214 kB'],
    [megabyte - 1024, '1 023 kB'],
    [megabyte - 1, '1 MB'],
    [megabyte, '1 MB'],
    [megabyte + 1, '1 MB'],
    [1.5 * megabyte, '1,5 MB'],
    [12.4 * megabyte, '12,4 MB'],
    [50 * megabyte, '50 MB'],
    [1234 * megabyte, '1 234 MB'],
  ])('of %d bytes is %s in Swedish [K16]', (bytes, written) => {
    expect(formatFileSize(bytes, 'sv').replaceAll('\u00A0', ' ')).toBe(written);
  });

  it('is never separated from its unit at the end of a line', () => {
    expect(formatFileSize(219_136, 'sv')).toBe('214\u00A0kB');
  });

  it('follows the language of the page', () => {
    expect(formatFileSize(1.5 * megabyte, 'en')).toBe('1.5\u00A0MB');
  });
});

it.each([
  [0, '0'],
  [1, '0,1'],
  [219_136, '0,2'],
  [12.4 * megabyte, '12,4'],
  [50 * megabyte, '50'],
])('formats a sum of %d bytes as %s next to a limit in MB', (bytes, written) => {
  expect(formatMegabytes(bytes, 'sv')).toBe(written);
});
