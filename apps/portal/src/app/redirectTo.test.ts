import { expect, it } from 'vitest';

import { redirectTo } from './redirectTo.ts';

const from = { pathname: '/krav' };

it.each([
  ['a link keeps the page that is left', '/oversikt', 'PUSH', from, false],
  ['a link to the page that shows adds no entry', '/krav', 'PUSH', from, true],
  ['a login that leads on takes the place of the login', '/krav', 'REPLACE', from, true],
  ['Back leads on from the address, which does not stay', '/loggain', 'POP', from, true],
  ['a new document does the same', '/loggain', undefined, undefined, true],
  ['a page that closes does the same', '/oversikt', undefined, from, true],
] as const)('%s [Z42, Z44]', (_what, to, historyAction, page, replaces) => {
  const answer = redirectTo(to, { historyAction, from: page });
  expect(answer.headers.get('Location')).toBe(to);
  expect(answer.headers.has('X-Remix-Replace')).toBe(replaces);
});
