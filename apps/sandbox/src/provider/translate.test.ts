import { describe, expect, it } from 'vitest';

import {
  toBrowserCookie,
  toBrowserHeaders,
  toProviderCookies,
  toProviderHeaders,
} from './translate.ts';

const ends = { own: 'http://localhost:4173', provider: 'https://backend.example' };

describe('a cookie of the backend, in the browser', () => {
  it.each([
    ['a=1', 'a=1'],
    ['a=1; Path=/; HttpOnly; SameSite=Lax', 'a=1; Path=/; HttpOnly; SameSite=Lax'],
    ['a=1; Domain=backend.example; Path=/; Secure', 'a=1; Path=/'],
    ['a=1; path=/; secure; samesite=none; partitioned', 'a=1; path=/; SameSite=Lax'],
    ['__Host-a=1; Path=/; Secure', 'local-Host-a=1; Path=/'],
    ['__Secure-a=1; Max-Age=0; Secure', 'local-Secure-a=1; Max-Age=0'],
    ['a=secure; Path=/', 'a=secure; Path=/'],
    ['XSRF-TOKEN=x%3D; Path=/; Secure', 'XSRF-TOKEN=x%3D; Path=/'],
  ])('%s', (line, expected) => {
    expect(toBrowserCookie(line)).toBe(expected);
  });
});

it('gives the backend its cookies by its own names', () => {
  expect(toProviderCookies('local-Host-a=1; XSRF-TOKEN=2; local-Secure-b=3')).toBe(
    '__Host-a=1; XSRF-TOKEN=2; __Secure-b=3',
  );
});

describe('the origin of a request', () => {
  it.each([
    ['http://localhost:4173', 'https://backend.example'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://elsewhere.example', 'https://elsewhere.example'],
    ['null', 'null'],
  ])('%s becomes %s', (origin, expected) => {
    expect(toProviderHeaders({ origin }, ends)).toEqual({ origin: expected });
  });

  it('stays away where there is none', () => {
    expect(toProviderHeaders({ accept: '*/*' }, ends)).toEqual({ accept: '*/*' });
  });

  it('is in the page that the request comes from, too', () => {
    const referer = 'http://localhost:4173/krav?x=1';
    expect(toProviderHeaders({ referer }, ends)).toEqual({
      referer: 'https://backend.example/krav?x=1',
    });
  });
});

describe('a redirection', () => {
  it.each([
    ['https://backend.example/', 'http://localhost:4173/'],
    ['/loggain', '/loggain'],
    ['https://backend.example.evil/', 'https://backend.example.evil/'],
  ])('to %s leads to %s', (location, expected) => {
    expect(toBrowserHeaders({ location }, ends).location).toBe(expected);
  });
});

it('never asks the browser for https on localhost', () => {
  const headers = toBrowserHeaders({ 'strict-transport-security': 'max-age=1' }, ends);
  expect(headers['strict-transport-security']).toBeUndefined();
});
