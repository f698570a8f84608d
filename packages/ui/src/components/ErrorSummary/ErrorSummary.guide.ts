import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const errorSummaryGuide: ComponentGuide = {
  whenToUse: [
    'Above a form with several fields, when the user has tried to send it and something is wrong.',
  ],
  whenNotToUse: [
    'A form of one field: give focus to the field, whose error is read with it.',
    'The sending itself failed: use Notice, which says so and offers to try again.',
    'While the user is still writing: each field shows its own error.',
  ],
  anatomy: ['Heading with the number of errors', 'A list with one link for each field in error'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from the summary, which has the focus when it appears, to its links.',
    },
    {
      keys: 'Enter on a link',
      does: 'Moves focus to the field, and opens a closed part around it.',
    },
  ],
  accessibility: [
    'It takes focus when it appears and at each new failed attempt, and is read by that. It is not a live region, which would read it twice.',
    'A link moves focus, not only the scroll position, and keeps the address. The field has room above it, so that its label is visible (WCAG 2.4.11).',
    'It stays, with fewer links, while the user puts one field right after the other; focus is not moved meanwhile.',
    'The links have the text of the field’s error: what is wrong and how to correct it (3.3.1, 3.3.3).',
  ],
  dos: [
    'Give each field an `id` and its fault the same text as the field’s `error`.',
    'Count the attempts in `attempt` and list the faults in the order of the fields.',
  ],
  donts: [
    'Do not move focus to the first field as well.',
    'Do not disable the button that sends; let the summary say what is missing.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
