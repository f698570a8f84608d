import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const progressBarGuide: ComponentGuide = {
  whenToUse: [
    'Something takes long enough that the user wonders whether it works, and it is known how far it has come.',
    'Files are being sent.',
  ],
  whenNotToUse: [
    'Nobody knows how long it takes and nothing is sent: `Loader`.',
    'The user goes through steps of their own: `Stepper`.',
    'A sum is compared with a limit, as in “3 av 10 filer”: words are enough.',
  ],
  anatomy: [
    'The label: what is under way.',
    'How much of it is done, in percent or in words of your own.',
    'The bar.',
  ],
  keyboard: [],
  accessibility: [
    'A native `progress` element, named by its label, with the same words as value that are seen (WCAG 4.1.2).',
    'Not announced while it changes: each step would talk over what the user does. Say the start and the end.',
    'Without a value a third of the bar moves; it stands still for users who prefer reduced motion (WCAG 2.3.3).',
    'In forced colours it is drawn in the system’s own colours.',
  ],
  dos: [
    'Put the way to stop it beside it.',
    'Say in words what each part is when parts are few: “Fil 2 av 3”.',
  ],
  donts: ['Do not invent a value: a bar that runs to the end and waits there loses trust.'],
  limits: ['The percentage is not announced as it grows. What sends says when it is done.'],
  review: reviewedByHand,
};
