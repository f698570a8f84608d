import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const cardGuide: ComponentGuide = {
  whenToUse: [
    'Some parts of a page belong together and apart from the rest: the facts of a case, a form.',
  ],
  whenNotToUse: [
    'The whole card leads somewhere: use LinkCard.',
    'It says what happened: use Notice.',
    'It shows what to pay: use PaymentCard or PlanMonthCard.',
  ],
  anatomy: [
    'Ground with a line around it, in the tone of the card',
    'What it holds; the card adds no heading',
  ],
  keyboard: [],
  accessibility: [
    'A plain box to assistive technology: give as="section" and a heading when it is a part of the page’s outline (1.3.1).',
    'The line around it remains in forced colours; the shadow of a raised card is left out in print.',
    'The tones info, positive, warning and critical must be said in words too (1.4.1).',
  ],
  dos: ['Start with a heading.', 'Use the brand tone for one card of a page at most.'],
  donts: ['Do not put a card in a card.', 'Do not make the whole card a button.'],
  limits: [],
  review: reviewedByHand,
};
