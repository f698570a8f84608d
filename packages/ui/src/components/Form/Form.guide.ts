import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const formGuide: ComponentGuide = {
  whenToUse: [
    'Fields that are sent together, whoever holds their values: the browser, the application or a form library.',
  ],
  whenNotToUse: [
    'Filters that count at once: use FilterPanel.',
    'One setting that counts at once: use Switch.',
  ],
  anatomy: [
    'Summary of the errors, after an attempt to send something wrong',
    'The fields',
    'The button that sends',
  ],
  keyboard: [
    { keys: 'Enter in a field of one line', does: 'Sends the form.' },
    {
      keys: 'Tab',
      does: 'Moves through the fields. After a failed attempt it starts at the summary.',
    },
  ],
  accessibility: [
    'The browser’s own messages are off: they vanish after some seconds, cover the page, do not grow with the text and are in the browser’s language (WCAG 1.4.4, 3.1.2, 3.3.1).',
    'After each failed attempt focus moves to the summary, which names the number of errors and links to each field. While an answer is on its way, focus stays.',
    'A form that is being sent is not sent again, whether by Enter or by the button.',
    'A form is not sent while a field has found an error itself, such as a date after the `max` of a DateField or a refused file, also where it shows your `error` instead. Enter in a NumberField or a DateField makes it look first. That field takes focus, and its error is read with it; a closed part around it opens.',
    'A browser without script sends the form as it always has; the fields have native controls and names. Two need the script: NumberField sends the number that it was drawn with, and MultiSelect does not open.',
  ],
  dos: [
    'Give each fault to its field as `error` too, in the same words.',
    'Check all that was sent, limits too.',
    'Put the buttons in an `Inline`: they are then as wide as their words.',
    'Give `isPending` to the button and, as `isLocked`, to the fields.',
    'Show the result in place of the form, or in a Notice that takes focus.',
  ],
  donts: [
    'Do not check while the first characters are written; check when a field is left or the form is sent.',
    'Do not use a form action for a long text that holds its value itself: React empties the form after it, also when the answer is an error, unless the `defaultValue` of the TextArea is what was sent.',
  ],
  limits: [
    'A press on a Button with `unavailableReason` sends nothing, so it is no attempt and the summary does not take focus. Leave the button available; where a design forbids that, put an ErrorSummary into a `<form>` and count the presses in `attempt`.',
  ],
  review: reviewedAutomatically,
};
