import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const paymentPlanGuide: ComponentGuide = {
  whenToUse: [
    'A debt is paid month by month: a PlanMonthCard for the current month and one for the next.',
    'Several plans ask for money in the same month: PlansToPay.',
    'The user wants to know what is left: PaymentBreakdown.',
  ],
  whenNotToUse: [
    'The whole rest is paid at once: a PaymentCard beside the month cards.',
    'Payments that have been made: use Table.',
  ],
  anatomy: [
    'Month card: title, amount, last day to pay, state in words, the numbers for the bank while something is due, the same payment as a QR code',
    'Plans to pay: title, sum with the last day beside it, a row with a button for each plan, then what is done and what comes next; folded below title and sum where something else comes first',
    'Breakdown: title, payments left, each amount with its explanation, the sum under a stronger line, then what needs to be said of the amounts',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to each link, button, copy button and info button.' },
    { keys: 'Enter or Space', does: 'Copies the number, or opens the explanation.' },
    { keys: 'Escape', does: 'Closes the explanation; focus goes back to its button.' },
  ],
  accessibility: [
    'The month’s state is a word in a tag; colour only underlines it (1.4.1).',
    'Each button to pay a plan has a name with amount and number, and the list says how many there are (2.4.6).',
    'Copy buttons carry the month in their names, info buttons the term that they explain (2.4.6).',
    'Figures stand at the end of their lines and below one another; long terms wrap at 320 px (1.4.10).',
    'Print shows amounts and numbers without buttons.',
  ],
  dos: ['Leave out the card of the next month when there is none.'],
  donts: ['Do not offer Swish in a month card: the month’s payment is matched by its OCR number.'],
  limits: [
    'In a breakdown, an amount above 99 999,50 kr moves what explains it out of the column of the others.',
  ],
  review: reviewedByHand,
};
