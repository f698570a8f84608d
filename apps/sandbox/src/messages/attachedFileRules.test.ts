import { describe, expect, it } from 'vitest';

import { brokenRule, extensionOf, mediaTypeOf } from './attachedFileRules.ts';

const megabyte = 1024 * 1024;
const file = (fileName: string, mediaType = 'application/pdf', size = 1) => ({
  fileName,
  mediaType,
  size,
});
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
    expect(brokenRule([file(fileName, mediaType)])).toBeNull();
  });

  it.each([
    ['a.gif', 'image/gif'],
    ['a.exe', 'application/octet-stream'],
    ['a', 'application/pdf'],
    ['pdf', 'application/pdf'],
    ['a.constructor', 'application/octet-stream'],
    ['a.pdf.exe', 'application/pdf'],
  ])('%s of type %s has a type that cannot be attached [A02]', (fileName, mediaType) => {
    expect(brokenRule([file(fileName, mediaType)])).toBe(
      'one is of a type that cannot be attached',
    );
  });

  it.each([
    ['a.pdf', 'image/png'],
    ['a.jpg', 'application/pdf'],
    ['a.doc', word],
  ])('%s is not of type %s [A02]', (fileName, mediaType) => {
    expect(brokenRule([file(fileName, mediaType)])).toMatch('does not agree');
  });

  it('has at least one byte [A03]', () => {
    expect(brokenRule([file('a.pdf', 'application/pdf', 0)])).toBe('one is empty');
    expect(brokenRule([file('a.pdf', 'application/pdf', 1)])).toBeNull();
  });

  it('has a name of at most 100 characters, counted as people count [A04]', () => {
    expect(brokenRule([file(`${'a\u030A'.repeat(100)}.pdf`)])).toBeNull();
    expect(brokenRule([file(`${'å'.repeat(101)}.pdf`)])).toBe('the name of one is too long');
  });

  it.each([...'/\\:*?"<>|'])('has no %s in its name [A05]', (sign) => {
    expect(brokenRule([file(`a${sign}b.pdf`)])).toMatch('a character that is forbidden');
  });
});

describe('files together', () => {
  it('have at most 50 MB [A06]', () => {
    const half = file('a.pdf', 'application/pdf', 25 * megabyte);
    expect(brokenRule([half, half])).toBeNull();
    expect(brokenRule([half, { ...half, size: half.size + 1 }])).toMatch('larger than 50 MB');
  });

  it('are at most 10 [A07]', () => {
    const files = (count: number) => Array.from({ length: count }, () => file('a.pdf'));
    expect(brokenRule(files(10))).toBeNull();
    expect(brokenRule(files(11))).toBe('there are more than 10');
  });
});

it('knows the type of a name by its last dot', () => {
  expect([extensionOf('a.b.PDF'), extensionOf('a')]).toEqual(['pdf', '']);
  expect([mediaTypeOf('a.JPG'), mediaTypeOf('a.txt')]).toEqual(['image/jpeg', null]);
});
