import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const dateSpanGuide: ComponentGuide = {
  whenToUse: [
    'From a day to a day, each of which may be left open: a filter on documents or payments.',
  ],
  whenNotToUse: ['One day: use DateField.', 'A few known periods, such as years: use Select.'],
  anatomy: [
    'Label of both',
    'Hint, if there is one',
    'First day, with the days that can be chosen',
    'Last day, with the days that can be chosen',
    'Error of the span with its icon, if there is one',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the first day, then to the last. In each, the keys of DateField.',
    },
  ],
  accessibility: [
    'A screen reader says “Datum grupp, Från Datum grupp, År” as focus comes to the first part of the first day. Each day is a group of its own, because Orca in Firefox says no name of a date field at its parts.',
    'A group named by the label, with two date fields in it.',
    'As soon as one day is given, the other says the new limit in its hint and its calendar greys out the rest (WCAG 3.3.3).',
    'When the last day comes before the first, the field that was left last says so; the other is not marked as well.',
    'An `error` of the span is read with the group and with both fields, and marks both as invalid (3.3.1).',
    '`onSettledChange` comes 500 ms after the last change, so that a filter does not run, and nothing is announced, for every digit of a year.',
  ],
  dos: [
    'Filter in `onSettledChange` with `isWithin`, which counts both days in. A time in UTC counts for its day in the browser’s time zone.',
    'To clear the span, set both days to `undefined` and give it a new `key`: only its fields know a day that is half written, with its error. The button of FilterPanel does the second by itself.',
    'Give `error` what only both days together can be wrong about: "Välj högst ett år." Each field says itself what is wrong with its own day.',
  ],
  donts: [
    'Do not swap the days when they stand the wrong way round: the user would not know which one was meant.',
  ],
  limits: [
    'The names of the parts of its fields, their order and the words of the calendar are the browser’s, in the browser’s language.',
  ],
  review: heardInPortal(reviewedByHand),
};
