import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { endpoints } from '../contract/endpoints.ts';
import { hubEvents, hubMethods } from '../contract/hub.ts';
import { lintDocument } from '../testing/lintDocument.ts';
import { toText } from './createOpenApiDocument.ts';
import { descriptions } from './descriptions/index.ts';
import { documents } from './documents.ts';
import { examplesOf } from './examples.ts';

it.each(Object.entries(documents))(
  '%s is valid, and so are its examples',
  async (name, document) => {
    expect(await lintDocument(name, toText(document))).toEqual([]);
  },
);

describe('what is not valid', () => {
  const { 'openapi.json': openApi, 'asyncapi.json': asyncApi } = documents;
  it.each([
    ['openapi.json', openApi, '"unInsuredVehicles": 0', '"unInsuredVehicles": "none"'],
    ['openapi.json', openApi, '"in": "query"', '"in": "question"'],
    ['openapi.json', openApi, '"description": "From the answer that created it.",', ''],
    ['asyncapi.json', asyncApi, '"action": "send"', '"action": "shout"'],
    [
      'asyncapi.json',
      asyncApi,
      '#/channels/portalHub/messages/fileSent',
      '#/channels/portalHub/messages/none',
    ],
  ])('is found in %s', async (name, document, right, wrong) => {
    const text = toText(document);
    expect(text).toContain(right);
    expect(await lintDocument(name, text.replace(right, wrong))).not.toEqual([]);
  });
});

it.each(
  descriptions.flatMap((each) =>
    Object.entries(examplesOf(each.schema)).map(([name, example]) => ({ ...each, name, example })),
  ),
)('the example $name is read by the client: $description', ({ schema, example }) => {
  expect(v.safeParse(schema, example).issues).toBeUndefined();
});

it('describes every group of calls, and no other', () => {
  const { tags, paths } = v.parse(
    v.object({
      tags: v.array(v.object({ name: v.string() })),
      paths: v.record(v.string(), v.record(v.string(), v.object({ tags: v.array(v.string()) }))),
    }),
    documents['openapi.json'],
  );
  const used = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((each) => each.tags),
  );
  expect(new Set(used)).toEqual(new Set(tags.map(({ name }) => name)));
});

it('says of every call that changes something that it does', () => {
  const changing = Object.values(endpoints).filter(({ changesState }) => changesState);
  const text = toText(documents['openapi.json']);
  expect(text.match(/"x-changes-state": true/gu)).toHaveLength(changing.length);
  const asGet = changing.filter(({ method }) => method === 'GET');
  expect(text.match(/Changes state although it is a GET/gu)).toHaveLength(asGet.length);
  expect(asGet.map(({ path }) => path)).toEqual([
    '/api/BankIdLogin/StartLogin/{param}',
    '/api/BankIdLogin/RestartLogin',
    '/api/Insurance/GetDebtCompilation',
    '/api/Payment/CreatePayment',
  ]);
});

it('names every event and method of the live connection', () => {
  const text = toText(documents['asyncapi.json']);
  for (const name of [...Object.values(hubEvents), ...Object.values(hubMethods)]) {
    expect(text).toContain(`"const": "${name}"`);
  }
});
