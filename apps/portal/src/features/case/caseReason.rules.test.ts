import type { CustomerCase } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { amountNoteOf, caseReasonsOf } from './caseReason.rules.ts';

function part(caseType: string, fromDate: string | null = null, toDate: string | null = null) {
  return { caseType, damageDate: null, fromDate, toDate };
}

const several = 'Trafikförsäkring saknades, och för varje dag utan försäkring tar vi ut en avgift.';
const premium =
  'En trafikförsäkring är inte betald. Försäkringsbolaget har lämnat över kravet till oss.';
const today = '2026-11-20';
const summer = part('of-ärende', '2026-06-01', '2026-08-31');

describe('why the customer has got the claim', () => {
  it.each<[string, CustomerCase[], boolean, readonly string[]]>([
    [
      'one period counts its days, the first and the last among them',
      [summer],
      false,
      ['Trafikförsäkring saknades i 92\u00A0dagar, och för varje dag tar vi ut en avgift.'],
    ],
    [
      'a single day is one day',
      [part('of-ärende', '2026-06-01', '2026-06-01')],
      false,
      ['Trafikförsäkring saknades i 1\u00A0dag, och för varje dag tar vi ut en avgift.'],
    ],
    [
      'the days are whole over the change to summer time',
      [part('OF-Ärende ', '2026-03-28T00:00:00', '2026-03-30T00:00:00')],
      false,
      ['Trafikförsäkring saknades i 3\u00A0dagar, och för varje dag tar vi ut en avgift.'],
    ],
    ['a period without an end', [part('of-ärende', '2026-06-01')], false, [several]],
    [
      'a period that ends before it starts',
      [part('of-ärende', '2026-06-02', '2026-06-01')],
      false,
      [several],
    ],
    ['several periods', [summer, summer], false, [several]],
    [
      'an open period',
      [part('of-ärende', '2026-10-28')],
      true,
      [
        'Trafikförsäkring saknas sedan 2026-10-28, och för varje dag utan försäkring tar vi ut en avgift.',
      ],
    ],
    [
      'several open periods',
      [summer, summer],
      true,
      ['Trafikförsäkring saknas, och för varje dag utan försäkring tar vi ut en avgift.'],
    ],
    ['an unpaid premium', [part('Premiekrav')], false, [premium]],
    [
      'an excess',
      [part('självrisk')],
      false,
      ['Självrisken är den del av en skada som du ska betala själv.'],
    ],
    [
      'a damage by owner and driver, said once',
      [part('ägarregress'), part('förarregress')],
      false,
      [
        'Vi har betalat för en skada med ett oförsäkrat fordon. Den som ägde eller körde fordonet ska betala tillbaka.',
      ],
    ],
    [
      'several kinds, in the order of the parts',
      [part('premiekrav'), summer],
      false,
      [
        premium,
        'Trafikförsäkring saknades i 92\u00A0dagar, och för varje dag tar vi ut en avgift.',
      ],
    ],
    ['an unknown kind', [part('Nytt slag')], false, []],
    ['no parts', [], false, []],
  ])('%s', (_name, customerCases, hasOpenUninsuredPeriod, reasons) => {
    const claimCase = { customerCases, hasOpenUninsuredPeriod, dayCharge: null, amountToPay: null };
    expect(caseReasonsOf(claimCase, today)).toEqual(reasons);
  });

  const summerDays = 'Trafikförsäkring saknades i 92_dagar, och för varje dag tar vi ut en avgift.';
  const since =
    'Trafikförsäkring saknas sedan 2026-10-28, och för varje dag utan försäkring tar vi ut en avgift.';
  it.each<[string, Parameters<typeof caseReasonsOf>[0], readonly string[]]>([
    [
      'a period that has ended',
      {
        customerCases: [summer],
        hasOpenUninsuredPeriod: false,
        dayCharge: 4500,
        amountToPay: 435_000,
      },
      [summerDays, '92_dagar_×_45_kr =_4_140_kr.'],
    ],
    [
      'an open period whose amount is what the days cost',
      {
        customerCases: [part('of-ärende', '2026-10-28')],
        hasOpenUninsuredPeriod: true,
        dayCharge: 18_000,
        amountToPay: 24 * 18_000,
      },
      [since, 'Hittills 24_dagar_×_180_kr =_4_320_kr.'],
    ],
    [
      'no open period whose days are not all counted yet',
      {
        customerCases: [part('of-ärende', '2026-10-28')],
        hasOpenUninsuredPeriod: true,
        dayCharge: 18_000,
        amountToPay: 22 * 18_000,
      },
      [since],
    ],
    [
      'no periods of several',
      {
        customerCases: [summer, summer],
        hasOpenUninsuredPeriod: false,
        dayCharge: 4500,
        amountToPay: 435_000,
      },
      [several],
    ],
  ])('counts days times charge of %s, in a row of its own [Z35]', (_name, claimCase, reasons) => {
    const said = caseReasonsOf(claimCase, today).map((one) => one.replaceAll('\u00A0', '_'));
    expect(said).toEqual(reasons);
  });
});

describe('what is said about the amount', () => {
  const costs =
    'Beloppet kan också innehålla kostnader och ränta för att kravet inte är betalt i tid.';

  it.each([
    ['Collection', true, 435_000, costs],
    ['InstallmentPlan', true, 435_000, costs],
    ['Foreclosure', true, 435_000, costs],
    ['Claim', true, 435_000, null],
    ['Reminder', true, 435_000, null],
    [null, true, 435_000, null],
    ['Collection', false, 435_000, null],
    ['Collection', true, 0, null],
    ['Collection', true, null, null],
  ])('in state %s, active %s, with %j öre: %s', (stateName, active, amountToPay, note) => {
    expect(amountNoteOf(aCase({ stateName, active, amountToPay }))).toBe(note);
  });

  const twelveDays = part('of-ärende', '2026-06-01', '2026-06-12');
  it.each([
    [
      'Reminder',
      216_700,
      'Beloppet är 7\u00A0kr mer än avgiften för dagarna. Det kan vara kostnader och ränta.',
    ],
    [
      'Collection',
      217_450,
      'Beloppet är 14,50\u00A0kr mer än avgiften för dagarna. Det kan vara kostnader och ränta.',
    ],
    ['Reminder', 216_000, null],
    ['Ackord', 100_000, 'Nu är 1\u00A0000\u00A0kr kvar att betala.'],
    ['Ackord', 0, null],
  ])(
    'in state %s with %j öre, where the days cost 2 160 kr: %s [Z35]',
    (stateName, amountToPay, note) => {
      const claimCase = aCase({
        stateName,
        amountToPay,
        dayCharge: 18_000,
        customerCases: [twelveDays],
        hasOpenUninsuredPeriod: false,
      });
      expect(amountNoteOf(claimCase)).toBe(note);
      expect(amountNoteOf({ ...claimCase, mayBePaid: true }) ?? '').not.toContain(
        'kvar att betala',
      );
      const premiumToo = [twelveDays, part('premiekrav')];
      expect(
        amountNoteOf({ ...claimCase, customerCases: premiumToo, stateName: 'Reminder' }),
      ).toBeNull();
      expect(
        amountNoteOf({ ...claimCase, hasOpenUninsuredPeriod: true, stateName: 'Reminder' }),
      ).toBeNull();
    },
  );
});
