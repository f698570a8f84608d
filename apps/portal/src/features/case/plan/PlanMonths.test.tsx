// @vitest-environment jsdom
import type { PaymentPlanInfo } from '@mina-sidor/api-client';
import { describe, expect, it, vi } from 'vitest';

import { aCase } from '../../../testing/aCase.ts';
import { aPlan } from '../../../testing/aPlan.ts';
import { press, shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { notice } from '../../../testing/notices.ts';
import { PlanDetails } from './PlanDetails.tsx';
import { PlanMonths } from './PlanMonths.tsx';

const claimCase = aCase({ stateName: 'InstallmentPlan' });

/** The cards of both months, as a person reads them. */
function months(overrides: Partial<PaymentPlanInfo>, amountToPay?: number): readonly string[] {
  const owed = amountToPay === undefined ? claimCase : { ...claimCase, amountToPay };
  drawInFrame(<PlanMonths claimCase={owed} plan={aPlan(overrides)} />);
  return [...document.querySelectorAll('main section')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );
}

it.each([
  ['2026-11-20', 'Betala senast 2026-11-20'],
  ['2026-11-19', 'Sista dag var 2026-11-19'],
])('the current month of a plan that is due on %s says on 20 November: %s [D28]', (date, said) => {
  const month = { expectedAmount: 120_000, paidAmount: 0, amountLeftToPay: 120_000, date };
  const [current] = months({ activeAmortizationOccasion: month });
  expect(current).toContain(said);
});

it.each([
  ['Sista betalningen', 120_000],
  ['Att betala', 240_000],
])('the current month of a plan is called %s when %i öre are left in all [D28]', (word, left) => {
  const month = {
    expectedAmount: 120_000,
    paidAmount: 0,
    amountLeftToPay: 120_000,
    date: '2026-11-30',
  };
  const [current] = months(
    { activeAmortizationOccasion: month, remainingAmortizationOccasions: [month] },
    left,
  );
  expect(current).toContain(word);
});

describe('the next month of a plan', () => {
  it('without an amount is shown as one to ask about now [D28, D32, Z67]', () => {
    const [, next] = months({
      nextAmortizationOccasion: { amountLeftToPay: null, date: '2026-12-31' },
    });
    expect(next).toContain('Fråga oss om beloppet');
  });
});

const details = (overrides: Partial<PaymentPlanInfo> = {}) => {
  drawInFrame(<PlanDetails claimCase={claimCase} plan={aPlan(overrides)} />);
};

it('lists a paid month of a plan as paid, not as nothing to pay', () => {
  details({
    remainingAmortizationOccasions: [
      { amountLeftToPay: 0, date: '2026-11-30' },
      { amountLeftToPay: 220_000, date: '2026-12-31' },
    ],
  });
  expect(shownText()).toContain('2026-11-30Betald2026-12-312');
});

it('says when the calendar of a plan could not be made, and a second try works [D34]', async () => {
  details();
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('not allowed');
  });
  press('Lägg till betalningarna i din kalender');
  await expect.poll(shownText).toContain('Kalenderfilen kunde inte skapas');
  expect(notice('alert')?.textContent).toContain('Kalenderfilen kunde inte skapas');
  const files: string[] = [];
  address.mockImplementation((file) => {
    files.push(file instanceof Blob ? file.type : '');
    return 'blob:file';
  });
  press('Lägg till betalningarna i din kalender');
  await expect.poll(shownText).toContain('Kalenderfilen är skapad');
  expect(shownText()).not.toContain('Kalenderfilen kunde inte skapas');
  const first = notice('status');
  press('Lägg till betalningarna i din kalender');
  // Said again.
  await expect.poll(() => notice('status') === first).toBe(false);
  expect(files).toEqual(['text/calendar;charset=utf-8', 'text/calendar;charset=utf-8']);
});
