import { describe, expect, it } from 'vitest';
import type { ClaimDocument } from '@mina-sidor/api-client';

import {
  compilationsIn,
  type CompilationOrder,
  keptOrderOf,
  nextSteps,
  noOrder,
  orderOfKept,
  orderResultOf,
} from './debtCompilation.rules.ts';

describe('the order of a debt compilation', () => {
  it.each([
    [0, 1, 'ordered'],
    [2, 3, 'ordered'],
    [2, 4, 'ordered'],
    [0, 0, 'notFound'],
    [2, 2, 'notFound'],
    [2, 1, 'notFound'],
    [0, null, 'unknown'],
    [null, 1, 'unverifiable'],
    [null, null, 'unverifiable'],
  ] as const)(
    'without an answer, with %s compilations before and %s now, is %s; while the documents are closed it cannot be known [Q22]',
    (before, now, stand) => {
      expect(orderResultOf({ before, now, isListOpen: true })).toBe(stand);
      expect(orderResultOf({ before, now, isListOpen: false })).toBe('closed');
    },
  );

  it.each([
    ['ordered', 'order'],
    ['notFound', 'order'],
    ['unknown', 'settle'],
    ['unverifiable', 'settle'],
    ['closed', 'settle'],
  ] as const)(
    'that is %s is followed by: %s. An uncertain one is never sent again [Q22, C27]',
    (result, next) => {
      expect(nextSteps[result]).toBe(next);
    },
  );
});

it.each<readonly [string, Partial<CompilationOrder>, ReturnType<typeof keptOrderOf>]>([
  ['that was not sent is forgotten', { before: 3 }, { next: 'order', before: null }],
  ['that was sent is looked for', { next: 'tell', before: 3 }, { next: 'tell', before: 3 }],
  [
    'whose result is unknown stays so',
    { next: 'settle', before: 3 },
    { next: 'settle', before: 3 },
  ],
])('over a reload an order %s [Q22]', (_what, order, kept) => {
  expect(keptOrderOf({ ...noOrder, ...order })).toEqual(kept);
  expect(orderOfKept(kept)).toEqual({ counting: 0, running: null, ...kept });
});

it('counts the debt compilations among the documents, and no other kind [K04]', () => {
  const types = ['Sammanställning', ' sammanställning', 'Kravbrev', 'Avbetalningsplan', 'Utskick'];
  const documents = types.map((minaSidorDocumentType): ClaimDocument => ({
    minaSidorDocumentType,
    minaSidorDisplayName: 'Dokument',
    deliveryMethod: null,
    referenceNumber: null,
    createdDate: '2026-11-20',
    index: null,
    token: null,
    fileSize: null,
  }));
  expect(compilationsIn(documents)).toBe(2);
  expect(compilationsIn([])).toBe(0);
  expect(compilationsIn(null)).toBeNull();
});
