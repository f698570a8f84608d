import { expect, it } from 'vitest';

import { communicationEndpoints } from '../contract/communicationEndpoints.ts';
import { toRequestInit, toUrl } from './request.ts';

it.each([
  ['', '/a/b', {}, '/a/b'],
  ['https://minasidor.example/', '/a/b', {}, 'https://minasidor.example/a/b'],
  ['', '/a/{id}/c', { pathParameters: { id: '1/2?3' } }, '/a/1%2F2%3F3/c'],
  ['', '/a', { query: { name: 'Åsa & Bo' } }, '/a?name=%C3%85sa+%26+Bo'],
])('joins %j, %j and %j to %s', (baseUrl, path, input, url) => {
  expect(toUrl(baseUrl, path, input)).toBe(url);
});

it('sends the empty fields of a form too, and its files last', () => {
  const form = { files: [new File(['a'], 'a.pdf')], phone: '', message: 'Hej' };
  const { signal } = new AbortController();
  const { body } = toRequestInit(communicationEndpoints.postMessage, { form }, () => null, signal);
  expect(body instanceof FormData ? [...body.keys()] : []).toEqual(['phone', 'message', 'files']);
});
