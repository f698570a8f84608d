import { describe, expect, it } from 'vitest';

import {
  checkFiles,
  type FileFacts,
  fileLimits,
  invisibleCharacters,
  type Refusal,
} from './fileRules.ts';

const megabyte = 1_048_576;
const pdf = 'application/pdf';

let time = 0;
/** A valid, unique file with the given differences. */
function aFile(facts: Partial<FileFacts> = {}): FileFacts {
  time += 1;
  return { name: 'bekraftelse.pdf', type: pdf, size: 1024, lastModified: time, ...facts };
}

function refusalOf(facts: Partial<FileFacts>): readonly Refusal[] {
  return checkFiles([], [aFile(facts)]).refused;
}

const types: readonly (readonly [extension: string, type: string])[] = [
  ['pdf', pdf],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
];

describe('the type of a file', () => {
  it.each(types)(
    'is accepted as %s with the MIME type %s, in any case [A01]',
    (extension, type) => {
      for (const written of [extension, extension.toUpperCase(), titleCase(extension)]) {
        expect(refusalOf({ name: `fil.${written}`, type })).toEqual([]);
      }
      expect(refusalOf({ name: `fil.${extension}`, type: type.toUpperCase() })).toEqual([]);
    },
  );

  it.each(types)('depends only on %s when the system does not know it [A02]', (extension) => {
    expect(refusalOf({ name: `fil.${extension}`, type: '' })).toEqual([]);
  });

  it.each([
    ['fil.gif', 'image/gif'],
    ['fil.exe', 'application/x-msdownload'],
    ['fil.txt', 'text/plain'],
    ['fil.exe', ''],
    ['fil', ''],
    ['fil', pdf],
    ['pdf', pdf],
    ['fil.pdf.exe', pdf],
    ['fil.pdf ', pdf],
    ['fil.', pdf],
    ['fil.constructor', ''],
  ])('is refused for %s with the MIME type %j [A02]', (name, type) => {
    expect(refusalOf({ name, type })).toEqual([{ reason: 'type', fileNames: [name] }]);
  });

  it('is refused when extension and MIME type do not match [A02]', () => {
    for (const [extension, own] of types) {
      for (const [, type] of types.filter(([, other]) => other !== own)) {
        const name = `fil.${extension}`;
        expect(refusalOf({ name, type })).toEqual([{ reason: 'type', fileNames: [name] }]);
      }
    }
  });
});

describe('the content of a file', () => {
  it('is refused when it is empty [A03]', () => {
    expect(refusalOf({ size: 0 })).toEqual([{ reason: 'empty', fileNames: ['bekraftelse.pdf'] }]);
  });

  it('is accepted from one byte [A03]', () => {
    expect(refusalOf({ size: 1 })).toEqual([]);
  });
});

describe('the name of a file', () => {
  it.each(['pdf', 'docx'])('may have 100 characters before its .%s, not 101 [A04]', (extension) => {
    const file = (length: number): Partial<FileFacts> => ({
      name: `${'å'.repeat(length)}.${extension}`,
      type: '',
    });
    expect(refusalOf(file(100))).toEqual([]);
    expect(refusalOf(file(101)).map(({ reason }) => reason)).toEqual(['nameLength']);
  });

  it('is counted as people count, also when å is stored as a and a ring [A04]', () => {
    expect(refusalOf({ name: `${'å'.normalize('NFD').repeat(100)}.pdf` })).toEqual([]);
  });

  it.each(['/', '\\', ':', '*', '?', '"', '<', '>', '|'])(
    'must not contain %s anywhere [A05]',
    (sign) => {
      for (const name of [`${sign}fil.pdf`, `fi${sign}l.pdf`, `fil${sign}.pdf`]) {
        expect(refusalOf({ name })).toEqual([{ reason: 'nameCharacters', fileNames: [name] }]);
      }
    },
  );

  it.each([
    ['\u202E', 'U+202E'],
    ['\u2067', 'U+2067'],
    ['\u200E', 'U+200E'],
    ['\u0000', 'U+0000'],
    ['\u001B', 'U+001B'],
    ['\u0085', 'U+0085'],
    ['\u2028', 'U+2028'],
  ])('must not contain %j, which nobody sees [A05]', (sign, code) => {
    const name = `faktura${sign}fdp.pdf`;
    expect(refusalOf({ name })).toEqual([{ reason: 'nameInvisible', fileNames: [name] }]);
    expect(invisibleCharacters([name, name])).toEqual([code]);
  });

  it('may contain letters and signs of any language [A05]', () => {
    expect(refusalOf({ name: 'شهادة 證明 👨\u200D👩\u200D👧 e\u0301\u00A0.pdf' })).toEqual([]);
  });

  it('may contain everything that Swedish names contain [A05]', () => {
    expect(
      refusalOf({ name: "Åsa O'Brien & barn (kopia), nr 2 - 50 % [slut]_é;+=#!.pdf" }),
    ).toEqual([]);
  });
});

describe('files that are chosen again', () => {
  const a = aFile({ name: 'a.pdf' });
  const otherA = aFile({ name: 'a.pdf' });
  const b = aFile({ name: 'b.pdf' });
  const renamed = aFile({ name: 'a (1).pdf', size: 0 });

  it.each([
    ['the same', ['a.pdf', 'b.pdf'], [b, a], [b, a], []],
    ['some of them', ['a.pdf', 'b.pdf'], [b], [b], []],
    ['another one', ['a.pdf'], [renamed], [], ['a (1).pdf']],
    ['another one with them', ['a.pdf'], [renamed, a, b], [a], ['a (1).pdf', 'b.pdf']],
    ['two with a name of one', ['a.pdf'], [a, otherA], [a], ['a.pdf']],
    ['two with a name of two', ['a.pdf', 'a.pdf'], [a, otherA], [a, otherA], []],
    ['one more than all', [], [a], [], ['a.pdf']],
  ])(
    'are accepted only by the names of before: %s [Z02] [A08]',
    (_, names, added, accepted, no) => {
      expect(checkFiles([], added, { ...fileLimits, names })).toEqual({
        accepted,
        refused: no.length === 0 ? [] : [{ reason: 'nameUnexpected', fileNames: no }],
      });
    },
  );
});

describe('all files together', () => {
  it('may be 50 MB, not a byte more [A06]', () => {
    const chosen = [aFile({ size: 49 * megabyte })];
    expect(checkFiles(chosen, [aFile({ size: megabyte })]).refused).toEqual([]);
    expect(checkFiles(chosen, [aFile({ name: 'stor.pdf', size: megabyte + 1 })])).toEqual({
      accepted: [],
      refused: [{ reason: 'totalSize', fileNames: ['stor.pdf'] }],
    });
  });

  it('include those that fit, beside one that does not [A06] [A09]', () => {
    const [first, tooLarge, last] = [
      aFile({ size: 30 * megabyte }),
      aFile({ name: 'stor.pdf', size: 21 * megabyte }),
      aFile({ size: 20 * megabyte }),
    ];
    expect(checkFiles([], [first, tooLarge, last])).toEqual({
      accepted: [first, last],
      refused: [{ reason: 'totalSize', fileNames: ['stor.pdf'] }],
    });
  });

  it('may be ten, not eleven [A07]', () => {
    const eleven = Array.from({ length: 11 }, (_, index) =>
      aFile({ name: `${String(index)}.pdf` }),
    );
    for (let before = 0; before <= 10; before += 1) {
      const { accepted, refused } = checkFiles(eleven.slice(0, before), eleven.slice(before));
      expect(before + accepted.length).toBe(10);
      expect(refused).toEqual([{ reason: 'count', fileNames: ['10.pdf'] }]);
    }
    expect(checkFiles([], eleven.slice(0, 10)).refused).toEqual([]);
  });

  it('count only if they are valid', () => {
    const bad = Array.from({ length: 12 }, () => aFile({ size: 0 }));
    expect(checkFiles([], [...bad, aFile()]).accepted).toHaveLength(1);
  });
});

describe('the same file twice', () => {
  it('is ignored, within a choice and if chosen earlier [A08]', () => {
    const file = aFile();
    expect(checkFiles([file], [{ ...file }])).toEqual({ accepted: [], refused: [] });
    expect(checkFiles([], [file, { ...file }])).toEqual({ accepted: [file], refused: [] });
  });

  it.each([{ size: 7 }, { lastModified: 7 }, { name: 'annan.pdf' }])(
    'is two files when they differ in %o [A08]',
    (difference) => {
      const file = aFile();
      const other = { ...file, ...difference };
      expect(checkFiles([file], [other])).toEqual({ accepted: [other], refused: [] });
    },
  );

  it('is not an eleventh file [A08]', () => {
    const ten = Array.from({ length: 10 }, () => aFile());
    expect(checkFiles(ten, ten)).toEqual({ accepted: [], refused: [] });
  });

  it('is named once when it is refused', () => {
    const empty = aFile({ size: 0 });
    expect(checkFiles([], [empty, { ...empty }]).refused).toEqual([
      { reason: 'empty', fileNames: [empty.name] },
    ]);
  });
});

it('gives each reason once with all its files, and all reasons for a file [A09]', () => {
  const good = aFile();
  const files = [
    aFile({ name: 'a.gif', type: 'image/gif' }),
    good,
    aFile({ name: 'b.gif', type: 'image/gif', size: 0 }),
    aFile({ name: 'tom.pdf', size: 0 }),
  ];
  expect(checkFiles([], files)).toEqual({
    accepted: [good],
    refused: [
      { reason: 'type', fileNames: ['a.gif', 'b.gif'] },
      { reason: 'empty', fileNames: ['b.gif', 'tom.pdf'] },
    ],
  });
});

it('follows the given limits', () => {
  const limits = { ...fileLimits, types: { txt: ['text/plain'] }, count: 1 };
  const file = aFile({ name: 'a.txt', type: 'text/plain' });
  expect(checkFiles([], [file, aFile({ name: 'b.txt', type: '' })], limits)).toEqual({
    accepted: [file],
    refused: [{ reason: 'count', fileNames: ['b.txt'] }],
  });
});

function titleCase(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
