import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { fill, formatAmount, formatDate } from '@mina-sidor/texts';

import { texts } from '../../../texts.ts';
import { type CalendarDay, writeCalendar } from './icalendar.ts';

const words = texts.paymentPlan.calendar;

type NumberedCase = Pick<ClaimCase, 'referenceNumber' | 'plusGiroNumber' | 'ocrNumber'>;
type Payments = Pick<PaymentPlanInfo, 'remainingAmortizationOccasions'>;

/**
 * The remaining payments of a plan, each as a day with a reminder. Paid months are left out; a month whose amount cannot be
 * read has its day, without an amount.
 */
export function planDays(claimCase: NumberedCase, plan: Payments): readonly CalendarDay[] {
  const description = describe(claimCase);
  return plan.remainingAmortizationOccasions
    .filter(({ amountLeftToPay }) => amountLeftToPay === null || amountLeftToPay > 0)
    .map(({ date, amountLeftToPay }, index, all) => {
      const day = formatDate(date);
      const before = all.slice(0, index).filter((other) => formatDate(other.date) === day).length;
      return {
        uid: `avbetalningsplan-${claimCase.referenceNumber}-${day}${before === 0 ? '' : `-${String(before + 1)}`}@mina-sidor`,
        date: day,
        summary:
          amountLeftToPay === null
            ? words.eventWithoutAmount
            : fill(words.event, { amount: formatAmount(amountLeftToPay) }),
        description,
      };
    });
}

export function planCalendar(
  claimCase: NumberedCase,
  plan: Payments,
  now: number,
): { readonly name: string; readonly content: string } {
  return {
    name: `avbetalningsplan-${claimCase.referenceNumber}.ics`,
    content: writeCalendar({
      productId: words.productId,
      madeAt: now,
      days: planDays(claimCase, plan),
    }),
  };
}

/** How to pay. Nothing that identifies the customer, because calendars are often shared. */
function describe({ referenceNumber, plusGiroNumber, ocrNumber }: NumberedCase): string {
  const { plusgiro, ocr, reference } = texts.paymentNumbers;
  return [
    ...(plusGiroNumber === null ? [] : [`${plusgiro.label}: ${plusGiroNumber}`]),
    ...(ocrNumber === null ? [] : [`${ocr.label}: ${ocrNumber}`]),
    `${reference}: ${referenceNumber}`,
  ].join('\n');
}
