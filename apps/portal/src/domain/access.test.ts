import { describe, expect, it } from 'vitest';
import {
  damageCustomerTypes,
  matrixCustomerTypes,
  type System,
  systems,
} from '@mina-sidor/api-client';

import { accessOf } from '../testing/accessOf.ts';
import { isPortalOpen, needsVip, type SiteState } from './access.ts';
import { type Entry, expectedAccess, systemStates, vipAnswers } from '../testing/accessTable.ts';
import { aUser } from '../testing/StoryFrame.tsx';

type Entries = Readonly<Record<System, Entry>>;

const all = (entry: Entry): Entries => ({
  portal: entry,
  claims: entry,
  messages: entry,
  documents: entry,
  payments: entry,
  attachedFiles: entry,
  damages: entry,
  claimDocuments: entry,
  registerExtract: entry,
});

/**
 * Each system in each state while all others share one state, and all states of the systems that a page needs
 * together.
 */
const situations: readonly Entries[] = [
  ...systemStates.flatMap((others) =>
    systems.flatMap((system) => systemStates.map((entry) => ({ ...all(others), [system]: entry }))),
  ),
  ...systemStates.flatMap((claims) =>
    systemStates.flatMap((payments) =>
      systemStates.flatMap((damages) =>
        systemStates.map((claimDocuments) => ({
          ...all(true),
          claims,
          payments,
          damages,
          claimDocuments,
        })),
      ),
    ),
  ),
];

const allOnline: SiteState = Object.fromEntries(systems.map((system) => [system, true]));

const customers = matrixCustomerTypes.flatMap((matrixCustomerType) =>
  damageCustomerTypes.map((damageCustomerType) => ({ matrixCustomerType, damageCustomerType })),
);

const toSiteState = (entries: Entries): SiteState =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry !== undefined));

const cells = situations.flatMap((entries) =>
  customers.flatMap((kind) => vipAnswers.map((vip) => ({ entries, kind, vip }))),
);

describe('who sees what', () => {
  it('is as the rows say, for each kind of customer, system and VIP answer [T01, T03, T04, T05, T06, T07, T10, C01, N09, N10, N11]', () => {
    const wrong = cells.filter(({ entries, kind, vip }) => {
      const actual = accessOf(aUser(kind), toSiteState(entries), vip);
      const expected = expectedAccess(kind, (system) => entries[system], vip);
      return !isSame(actual, expected);
    });
    expect(cells.length).toBeGreaterThanOrEqual(24_000);
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('depends on the VIP answer exactly when the portal asks for it [Q12]', () => {
    for (const entries of situations) {
      const siteState = toSiteState(entries);
      const [vip, others] = [true, false].map((answer) => accessOf(aUser(), siteState, answer));
      expect(needsVip(siteState), JSON.stringify(entries)).toBe(!isSame(vip, others));
    }
  });

  it('is only maintenance while the portal is off, but not while its entry is missing [R18, T05]', () => {
    const open = systemStates.map((portal) => isPortalOpen(toSiteState({ ...all(true), portal })));
    expect(open).toEqual([true, false, true, false]);
  });
});

describe('the documents about claims', () => {
  it.each([
    ['matrixCustomer', true, 'open'],
    ['matrixCustomer', false, 'offline'],
    ['blockedMatrixCustomer', true, 'blocked'],
    ['blockedMatrixCustomer', false, 'blocked'],
    ['notCustomer', false, 'notCustomer'],
    ['notAvailable', true, 'notAvailable'],
    ['notAvailable', false, 'offline'],
  ] as const)(
    'are, for a %s with their system online: %s, %s [K13, K17]',
    (matrixCustomerType, claimDocuments, expected) => {
      const state = { ...allOnline, claimDocuments };
      expect(accessOf(aUser({ matrixCustomerType }), state, null).claimDocuments).toBe(expected);
    },
  );

  it('stay open while the claims themselves are closed [K17]', () => {
    const result = accessOf(aUser(), { ...allOnline, claims: false }, null);
    expect([result.claimDocuments, result.routes.documents]).toEqual(['open', true]);
  });
});

describe('a system that is off', () => {
  it.each([
    ['claims', ['claims', 'case', 'checkout']],
    ['documents', ['documents']],
    ['messages', ['messages']],
    ['damages', ['damages']],
    ['payments', ['checkout']],
    ['attachedFiles', []],
    ['claimDocuments', []],
    ['registerExtract', []],
  ] as const)('closes exactly these pages when %s is off: %j [T01, C01]', (system, closed) => {
    const result = accessOf(aUser(), { ...allOnline, [system]: false }, null);
    const pages = Object.entries(result.routes);
    expect(pages.filter(([, isOpen]) => !isOpen).map(([page]) => page)).toEqual(closed);
  });
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

/** Sorts the fields by name, so that their order does not matter in the comparison. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, held]) => [name, inOrder(held)]);
}
