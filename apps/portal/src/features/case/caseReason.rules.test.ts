import type { CustomerCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { type CaseReason, caseReasonsOf } from './caseReason.rules.ts';

function part(caseType: string, fromDate: string | null = null, toDate: string | null = null) {
  return { caseType, damageDate: null, fromDate, toDate };
}

const summer = part('of-ärende', '2026-06-01', '2026-08-31');

describe('why the customer has got the claim', () => {
  it.each<[string, CustomerCase[], boolean, readonly CaseReason[]]>([
    [
      'one period counts its days, the first and the last among them',
      [summer],
      false,
      [{ kind: 'uninsuredDays', days: 92 }],
    ],
    [
      'a single day is one day',
      [part('of-ärende', '2026-06-01', '2026-06-01')],
      false,
      [{ kind: 'uninsuredDays', days: 1 }],
    ],
    [
      'the days are whole over the change to summer time',
      [part('OF-Ärende ', '2026-03-28T00:00:00', '2026-03-30T00:00:00')],
      false,
      [{ kind: 'uninsuredDays', days: 3 }],
    ],
    ['a period without an end', [part('of-ärende', '2026-06-01')], false, [{ kind: 'uninsured' }]],
    [
      'a period that ends before it starts',
      [part('of-ärende', '2026-06-02', '2026-06-01')],
      false,
      [{ kind: 'uninsured' }],
    ],
    ['several periods', [summer, summer], false, [{ kind: 'uninsured' }]],
    [
      'an open period',
      [part('of-ärende', '2026-10-28')],
      true,
      [{ kind: 'uninsuredNow', from: '2026-10-28' }],
    ],
    ['several open periods', [summer, summer], true, [{ kind: 'uninsuredNow', from: null }]],
    ['an unpaid premium', [part('Premiekrav')], false, [{ kind: 'unpaidPremium' }]],
    ['an excess', [part('självrisk')], false, [{ kind: 'excess' }]],
    [
      'a damage by owner and driver, said once',
      [part('ägarregress'), part('förarregress')],
      false,
      [{ kind: 'damageCost' }],
    ],
    [
      'several kinds, in the order of the parts',
      [part('premiekrav'), summer],
      false,
      [{ kind: 'unpaidPremium' }, { kind: 'uninsuredDays', days: 92 }],
    ],
    ['an unknown kind', [part('Nytt slag')], false, []],
    ['no parts', [], false, []],
  ])('%s', (_name, customerCases, hasOpenUninsuredPeriod, reasons) => {
    expect(caseReasonsOf({ customerCases, hasOpenUninsuredPeriod })).toEqual(reasons);
  });
});
