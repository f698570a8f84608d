import { describe, expect, it } from 'vitest';

import { brokenLimit, extensionOf, mediaTypeOf, refusedFile } from './attachedFileRules.ts';

const megabyte = 1024 * 1024;
const file = (fileName: string, mediaType = 'application/pdf', size = 1) => ({
  fileName,
  mediaType,
  size,
});
/** What is wrong with the file, without its name. */
const faultOf = (one: ReturnType<typeof file>) =>
  refusedFile([one])?.why.replace(/^".*" /u, '') ?? null;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('a file', () => {
  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.PDF', 'Application/PDF'],
    ['a.doc', 'application/msword'],
    ['a.docx', word],
    ['a.jpg', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.PnG', 'image/png'],
    // What a browser says when the system does not know the type.
    ['a.docx', 'application/octet-stream'],
    ['a.b.c.pdf', 'application/pdf'],
  ])('%s of type %s is taken [A01, A02]', (fileName, mediaType) => {
    expect(faultOf(file(fileName, mediaType))).toBeNull();
  });

  it.each([
    ['a.gif', 'image/gif'],
    ['a.exe', 'application/octet-stream'],
    ['a', 'application/pdf'],
    ['pdf', 'application/pdf'],
    ['a.constructor', 'application/octet-stream'],
    ['a.pdf.exe', 'application/pdf'],
  ])('%s of type %s has a type that cannot be attached [A02]', (fileName, mediaType) => {
    expect(faultOf(file(fileName, mediaType))).toBe('is of a type that cannot be attached');
  });

  it.each([
    ['a.pdf', 'image/png'],
    ['a.jpg', 'application/pdf'],
    ['a.doc', word],
  ])('%s is not of type %s [A02]', (fileName, mediaType) => {
    expect(faultOf(file(fileName, mediaType))).toMatch('another type than its extension');
  });

  it('has at least one byte [A03]', () => {
    expect(faultOf(file('a.pdf', 'application/pdf', 0))).toBe('is empty');
    expect(faultOf(file('a.pdf', 'application/pdf', 1))).toBeNull();
  });

  it('has a name of at most 100 characters, counted as people count [A04]', () => {
    expect(faultOf(file(`${'a\u030A'.repeat(100)}.pdf`))).toBeNull();
    expect(faultOf(file(`${'å'.repeat(101)}.pdf`))).toBe('has a name that is too long');
  });

  it.each([...'/\\:*?"<>|'])('has no %s in its name [A05]', (sign) => {
    expect(faultOf(file(`a${sign}b.pdf`))).toMatch('has a character in its name that is forbidden');
  });

  it.each([
    ['\u202E', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['\u200F', 'U+200F'],
    ['\u0000', 'U+0000'],
    ['\t', 'U+0009'],
    ['\u0085', 'U+0085'],
    ['\u2028', 'U+2028'],
  ])('has no %j in its name, and is told so by its code [A05]', (sign, code) => {
    expect(refusedFile([file('b.pdf'), file(`a${sign}fdp.pdf`)])).toEqual({
      position: 1,
      why: `"a[${code}]fdp.pdf" has characters in its name that cannot be seen: ${code}`,
    });
  });

  it('may have letters and signs of any language in its name [A05]', () => {
    expect(refusedFile([file('Åsa – شهادة 證明 👨\u200D👩\u200D👧 e\u0301\u00A0.pdf')])).toBeNull();
  });
});

describe('files together', () => {
  it('have at most 50 MB [A06]', () => {
    const half = file('a.pdf', 'application/pdf', 25 * megabyte);
    expect(brokenLimit([half, half])).toBeNull();
    expect(brokenLimit([half, { ...half, size: half.size + 1 }])).toMatch('larger than 50 MB');
  });

  it('are at most 10 [A07]', () => {
    const files = (count: number) => Array.from({ length: count }, () => file('a.pdf'));
    expect(brokenLimit(files(10))).toBeNull();
    expect(brokenLimit(files(11))).toBe('there are more than 10');
  });
});

it('knows the type of a name by its last dot', () => {
  expect([extensionOf('a.b.PDF'), extensionOf('a')]).toEqual(['pdf', '']);
  expect([mediaTypeOf('a.JPG'), mediaTypeOf('a.txt')]).toEqual(['image/jpeg', null]);
});
