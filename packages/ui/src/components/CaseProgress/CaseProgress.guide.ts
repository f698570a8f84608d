import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const caseProgressGuide: ComponentGuide = {
  whenToUse: [
    'A case goes through known steps over weeks or months, and the user wants to know what comes next: “Om du inte betalar i tid”.',
  ],
  whenNotToUse: [
    'Steps that the user takes now, in one sitting: use Stepper.',
    'Parts without an order: use AccordionGroup.',
    'A history with dates: use Table.',
  ],
  anatomy: [
    'Title and a sentence under it',
    'For each step a mark: filled with a tick when completed, the accent colour with a ring when current, an outline with its number when still to come',
    'The step’s title, and “Här är du nu” beside the present one',
    'Line between the marks: solid up to the current step, dashed after it',
    'The step’s text, open for the present step',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from step to step, and into the text of an open one.' },
    { keys: 'Enter or Space', does: 'Opens or closes the step; focus stays on it.' },
  ],
  accessibility: [
    'An ordered list in a named section. The current step has aria-current="step" and a label next to its title; a completed one is described as completed (1.3.1, 1.4.1).',
    'Each step says its number of all before its title, since screen readers leave out the numbers of a list without marks.',
    'Native details: state exposed, opened by find in page in Chromium and by a link to the step’s id.',
    'In forced colours ring, ticks and the dashes of the line remain, so nothing rests on colour.',
    'Print shows every step open.',
  ],
  dos: [
    'Set currentKey to null when the case is at none of the steps: then none is marked.',
    'Say in the present step’s text what the user can do now.',
  ],
  donts: ['Do not use it for more than about eight steps.', 'Do not hide completed steps.'],
  limits: [
    'Each step’s heading stands inside its summary. Some screen readers do not list such headings.',
  ],
  review: reviewedByHand,
};
