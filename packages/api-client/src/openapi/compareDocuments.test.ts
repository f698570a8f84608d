import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { compareDocuments, isVersionRaised, withoutWords } from './compareDocuments.ts';
import { toText } from './createOpenApiDocument.ts';
import { documents } from './documents.ts';
import { sinceRelease, tell } from './sinceRelease.ts';

const anObject = (text: string) => v.parse(v.looseObject({}), JSON.parse(text));

it.each(['openapi.json', 'asyncapi.json'] as const)(
  '%s has the version that its changes since the last release ask for',
  (name) => {
    const { isVersionRaised, told } = sinceRelease(name);
    expect(
      isVersionRaised,
      `Raise contract/version.ts as docs/contract-changes.md says.\n${told}`,
    ).toBe(true);
  },
);

it('tells a reviewer each change and whether it breaks', () => {
  const before = { paths: { '/a': { get: {} }, '/b': { get: {} } } };
  const after = { paths: { '/b': { get: {} }, '/c': { get: {} } } };
  expect(tell(compareDocuments(before, after))).toEqual([
    'BREAKING, removed: paths//a',
    'compatible, added: paths//c',
  ]);
  expect(tell([])).toEqual(['no change']);
});

describe('a change', () => {
  const sample = {
    paths: {
      '/a': {
        get: {
          summary: 'One',
          security: [{ session: [] }],
          parameters: [
            { name: 'id', in: 'query', required: true, schema: { type: 'string' } },
            { name: 'page', in: 'query', required: false, schema: { type: 'string' } },
          ],
          responses: {
            200: {
              description: 'Good',
              headers: { 'release-id': { schema: { type: 'string' } } },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Case' } } },
            },
            404: { description: 'Not there' },
          },
        },
      },
    },
    components: {
      schemas: {
        Case: {
          type: 'object',
          properties: {
            name: { type: 'string', description: 'The name' },
            state: { anyOf: [{ enum: ['Claim', 'Reminder'] }, { type: 'string' }] },
            kind: { type: 'string', enum: ['one', 'two'] },
          },
          required: ['name', 'kind'],
        },
      },
    },
  };
  const text = JSON.stringify(sample);
  const changesOf = (part: string, replacement: string) => {
    expect(text).toContain(part);
    return compareDocuments(withoutWords(sample), anObject(text.replace(part, replacement)));
  };

  it.each([
    ['a call is gone', '"/a"', '"/b"'],
    ['the method is another', '"get":', '"post":'],
    ['a parameter is gone', '"name":"page"', '"name":"size"'],
    [
      'a parameter is added that is needed',
      '{"name":"page"',
      '{"name":"year","in":"query","required":true,"schema":{}},{"name":"page"',
    ],
    ['a parameter is needed now', '"required":false', '"required":true'],
    ['a property is gone', '"name":{"type":"string","description":"The name"},', ''],
    ['a property has another type', '"name":{"type":"string"', '"name":{"type":"integer"'],
    [
      'a property has a pattern',
      '"name":{"type":"string"',
      '"name":{"pattern":"^a$","type":"string"',
    ],
    [
      'a property is required now',
      '"required":["name","kind"]',
      '"required":["name","kind","state"]',
    ],
    ['a property is optional now', '"required":["name","kind"]', '"required":["name"]'],
    [
      'a required property is added',
      '"kind":{"type":"string","enum":["one","two"]}},"required":["name","kind"]',
      '"kind":{"type":"string","enum":["one","two"]},"size":{"type":"integer"}},"required":["name","kind","size"]',
    ],
    ['a closed list has another word', '"one","two"', '"one","two","three"'],
    ['a closed list lacks a word', '"one","two"', '"one"'],
    ['an open list lacks a word', '"Claim","Reminder"', '"Claim"'],
    ['an open list is closed', ',{"type":"string"}]', ']'],
    ['a header is gone', '"headers":{"release-id":{"schema":{"type":"string"}}}', '"headers":{}'],
    ['the good answer is another', '"200":', '"204":'],
    ['the media type is another', '"application/json"', '"text/html"'],
    ['the security is another', '[{"session":[]}]', '[]'],
  ])('is breaking: %s', (_what, part, replacement) => {
    expect(changesOf(part, replacement).filter(({ isBreaking }) => isBreaking)).not.toEqual([]);
  });

  it.each([
    ['a call is added', '"paths":{', '"paths":{"/b":{"get":{}},'],
    ['a method is added', '"/a":{', '"/a":{"post":{},'],
    [
      'a parameter is added that may be left out',
      '{"name":"page"',
      '{"name":"year","in":"query","required":false,"schema":{}},{"name":"page"',
    ],
    ['an optional property is added', '"kind":{', '"size":{"type":"integer"},"kind":{'],
    ['an open list has another word', '"Claim","Reminder"', '"Claim","Reminder","Verdict"'],
    ['a header is added', '"headers":{', '"headers":{"x":{},'],
    ['an error is added', '"404":', '"409":{},"404":'],
    ['an error is gone', ',"404":{"description":"Not there"}', ''],
  ])('is compatible: %s', (_what, part, replacement) => {
    const changes = changesOf(part, replacement);
    expect(changes.map(({ isBreaking }) => isBreaking)).toEqual([false]);
  });

  it.each([
    ['other words', '"The name"', '"Its name"'],
    ['another summary', '"One"', '"Two"'],
    ['another order of what is required', '["name","kind"]', '["kind","name"]'],
  ])('is none: %s', (_what, part, replacement) => {
    expect(changesOf(part, replacement)).toEqual([]);
  });

  it('is breaking: a call without parameters needs one', () => {
    const bare = anObject(text.replace(/"parameters":\[.*?\],"responses"/u, '"responses"'));
    const changes = compareDocuments(bare, sample);
    expect(changes.map(({ isBreaking }) => isBreaking)).toEqual([true, false]);
  });

  it('is none: another name of a schema', () => {
    expect(compareDocuments(sample, anObject(text.replaceAll('Case', 'Claim1')))).toEqual([]);
  });

  it('is found in the real contract', () => {
    const whole = documents['openapi.json'];
    const planted = anObject(toText(whole).replace('"fullName",\n', ''));
    const kept = withoutWords(whole);
    expect(compareDocuments(kept, whole)).toEqual([]);
    expect(compareDocuments(kept, planted).map(({ isBreaking }) => isBreaking)).toContain(true);
  });
});

describe('the version', () => {
  it.each([
    ['1.2.0', '1.2.0', [], true],
    ['1.2.0', '1.2.0', [false], false],
    ['1.2.0', '1.2.1', [false], false],
    ['1.2.0', '1.3.0', [false], true],
    ['1.2.0', '1.3.0', [false, true], false],
    ['1.2.0', '2.0.0', [true], true],
    ['2.0.0', '1.9.0', [false], false],
  ])('%s may become %s with the breaking marks %j: %s', (before, after, marks, isRaised) => {
    const changes = marks.map((isBreaking) => ({ isBreaking }));
    expect(isVersionRaised(before, after, changes)).toBe(isRaised);
  });
});
