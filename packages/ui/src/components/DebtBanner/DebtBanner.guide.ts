import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const debtBannerGuide: ComponentGuide = {
  whenToUse: ['A page answers first what one owes.'],
  whenNotToUse: [
    'An amount that can be paid right there: use PaymentCard.',
    'A page whose first question is another one: use Hero.',
  ],
  anatomy: [
    'Heading of the page, which labels the amount',
    'Amount, the largest text of the page',
    'Daily increase in a pill, with a popover that explains it; only while the debt grows',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the info button, if there is one.' },
    { keys: 'Enter or Space', does: 'Opens the explanation; Escape closes it.' },
  ],
  accessibility: [
    'The page’s h1; it takes focus from a script after a change of page (2.4.3).',
    'The amount keeps to one line and shrinks with the window, down to 320 px and with large text (1.4.10).',
    'Printed as black on white, without its background.',
  ],
  dos: ['Leave out dailyIncrease when the debt does not grow.'],
  donts: ['Do not use it twice on a page.'],
  limits: [
    'With the text spacing of WCAG at 320 px a debt above a million is 28 px wider than the window. Nothing is cut off.',
  ],
  review: reviewedByHand,
};
