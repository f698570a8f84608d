import { expect, it } from 'vitest';

import { readablePdf } from '../testing/readablePdf.ts';
import { facts, heading, paragraph, type Paper } from './paper.ts';
import { paperPdf } from './paperPdf.ts';

const paper: Paper = {
  title: 'Inkassokrav',
  day: '2026-11-16',
  recipient: 'Maja Lindqvist, 19870412-9843',
  parts: [
    paragraph('Kravet är inte betalt.'),
    facts({ Referensnummer: '47110023918', Belopp: '4 346 kr', Plusgiro: null, Telefon: '' }),
    heading('Vad händer sedan?'),
    {
      kind: 'table',
      columns: [
        { header: 'Dag', width: null, side: 'left' },
        { header: 'Belopp', width: 80, side: 'right' },
      ],
      rows: [
        ['2026-11-01', '180 kr'],
        ['2026-11-02', '360 kr'],
      ],
    },
  ],
};
const text = readablePdf(paperPdf(paper));
const count = (tag: string) => text.split(tag).length - 1;

it('is a tagged letter, whose facts and rows know their names', () => {
  const tags = ['H1', 'H2', 'Table', 'TR', 'TH', 'TD'];
  // Two facts of which each has a name and a value; a row of headers, and two rows that begin with their name.
  expect(tags.map((tag) => count(`/S /${tag}\n`))).toEqual([1, 1, 2, 5, 6, 4]);
  expect([count('/Scope /Row'), count('/Scope /Column')]).toEqual([4, 2]);
});

it('says its title and its language, and when it was made', () => {
  const missing = [
    '/StructTreeRoot',
    '/Lang (sv-SE)',
    '(Inkassokrav)',
    '(D:20261116000000Z)',
  ].filter((part) => !text.includes(part));
  expect(missing).toEqual([]);
});

it('has its day below the recipient, unless the title has it', () => {
  const paragraphs = (title: string) =>
    readablePdf(paperPdf({ ...paper, title })).split('/S /P\n').length - 1;
  expect(paragraphs('Inkassokrav')).toBe(paragraphs('Inkassokrav den 16 november 2026') + 1);
});

it('names for each cell the headers of its row and column, but never a header cell itself', () => {
  const cells = text.split('endobj').flatMap((object) => {
    const id = /\/S \/T[HD]\n[^]*?\/ID (\([^)]*\))/u.exec(object)?.[1];
    const attributes = /\/A (\d+) 0 R/u.exec(object)?.[1];
    if (id === undefined || attributes === undefined) return [];
    const found = text.split(`\n${attributes} 0 obj`)[1]?.split('endobj')[0] ?? '';
    return [{ id, headers: /\/Headers \[([^\]]*)\]/u.exec(found)?.[1] ?? '' }];
  });
  expect(cells).toHaveLength(10);
  expect(cells.filter(({ id, headers }) => headers.includes(id))).toEqual([]);
  expect(cells.filter(({ headers }) => headers !== '')).toHaveLength(6);
});

it('never has a heading alone at the foot of a page', () => {
  const alone = Array.from({ length: 60 }, (_, lines) => {
    const before = Array.from({ length: lines }, () => paragraph('Kravet är inte betalt.'));
    const parts = [...before, heading('Vad händer sedan?'), paragraph('Betala.')];
    const pages = readablePdf(paperPdf({ ...paper, parts })).split('endstream');
    const page = pages.find((content) => content.includes('/H2 <<'));
    return page?.split('/H2 <<')[1]?.includes('/P <<') === true ? [] : [lines];
  });
  expect(alone.flat()).toEqual([]);
});

it('leaves out the facts that nobody knows', () => {
  expect(facts({ Namn: 'Maja', Plusgiro: null, Telefon: '' })).toEqual({
    kind: 'facts',
    facts: [{ label: 'Namn', value: 'Maja' }],
  });
});
