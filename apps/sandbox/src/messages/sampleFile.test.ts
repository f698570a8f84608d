import { inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { sampleFileBytes } from './sampleFile.ts';

describe('a page', () => {
  it.each([0, 5000, 214_000])('of %i bytes is a PDF whose table finds its objects', (size) => {
    const bytes = sampleFileBytes('brev.pdf', size);
    const text = bytes.toString('latin1');
    if (size > 0) expect(bytes).toHaveLength(size);
    expect(text).toMatch(/^%PDF-1\.4\n/u);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
    expect(text.slice(table, table + 9)).toBe('xref\n0 6\n');
    const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gmu)].map(([, at]) =>
      Number(at),
    );
    expect(starts.map((at) => text.slice(at, at + 7))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${String(number)} 0 obj`),
    );
    expect(text).toContain('(brev.pdf) Tj');
  });

  it('replaces characters of the name that would break it', () => {
    expect(sampleFileBytes('a) Tj (\\.pdf').toString('latin1')).toContain('(a_ Tj __.pdf) Tj');
  });
});

it('a picture is a PNG', () => {
  const bytes = sampleFileBytes('BILD.PNG');
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
  const length = bytes.readUInt32BE(33);
  expect(bytes.toString('latin1', 37, 41)).toBe('IDAT');
  expect(inflateSync(bytes.subarray(41, 41 + length))).toHaveLength(160 * 161);
});

it('is the same each time', () => {
  expect(sampleFileBytes('a.pdf', 900)).toEqual(sampleFileBytes('a.pdf', 900));
  expect(sampleFileBytes('a.png')).toEqual(sampleFileBytes('a.png'));
});
