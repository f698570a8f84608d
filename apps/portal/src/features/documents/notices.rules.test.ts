import { expect, it } from 'vitest';

import { noticesOf } from './notices.rules.ts';

it.each([
  ['open', 'ready', 'ready', null, null],
  ['open', 'ready', 'empty', null, null],
  ['open', 'empty', 'ready', null, null],
  ['open', 'empty', 'empty', null, 'noDocuments'],
  ['open', 'failed', 'ready', null, 'someFailed'],
  ['open', 'failed', 'empty', null, 'someFailed'],
  ['open', 'ready', 'failed', null, 'someFailed'],
  ['open', 'failed', 'failed', null, 'allFailed'],
  ['open', 'loading', 'empty', null, null],
  ['open', 'empty', 'loading', null, null],
  ['open', 'loading', 'failed', null, 'someFailed'],
  ['notCustomer', 'loading', 'empty', null, 'noDocuments'],
  ['notCustomer', 'loading', 'ready', null, null],
  ['notCustomer', 'loading', 'loading', null, null],
  ['notCustomer', 'loading', 'failed', null, 'allFailed'],
  ['offline', 'loading', 'empty', 'offline', null],
  ['offline', 'loading', 'ready', 'offline', null],
  ['offline', 'loading', 'failed', 'offline', 'someFailed'],
  ['blocked', 'loading', 'empty', 'blocked', null],
  ['blocked', 'loading', 'failed', 'blocked', 'someFailed'],
  ['notAvailable', 'loading', 'empty', 'notAvailable', null],
  ['notAvailable', 'loading', 'failed', 'notAvailable', 'someFailed'],
] as const)(
  'claims %s, their documents %s and extracts %s: in place of claims %s, on the page %s [K13, K17]',
  (claims, claimDocuments, extracts, inPlaceOfClaims, page) => {
    expect(noticesOf({ claims, claimDocuments, extracts })).toEqual({
      claims: inPlaceOfClaims,
      page,
    });
  },
);
