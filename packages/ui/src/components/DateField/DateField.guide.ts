import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const dateFieldGuide: ComponentGuide = {
  whenToUse: ['One day that the user knows or looks up: when something happened, when to begin.'],
  whenNotToUse: [
    'From a day to a day: use DateSpan. A time of day: use TimeField.',
    'A month or a year alone: use Select.',
    'A day among a few: use Select with the days as choices.',
  ],
  anatomy: [
    'Label',
    'Hint, which ends with the days that can be chosen',
    'The browser’s own date field',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the field, through its parts (year, month, day, calendar button) and on.',
    },
    { keys: 'Digits', does: 'Write the part where the focus is.' },
    { keys: 'Up, Down', does: 'Changes the part by one.' },
    {
      keys: 'Space, Enter on the calendar button',
      does: 'Opens the browser’s calendar; Escape closes it.',
    },
  ],
  accessibility: [
    'A native date field: calendar, keys and what is read are those of the user’s own browser, phones included.',
    '`min` and `max` grey out days in the calendar; hint and error say them in words, because a day can be typed too (WCAG 3.3.1, 3.3.3).',
    'The error is shown when focus leaves the field or Enter is pressed, as its description and announced once. It disappears with the first change.',
    'A date can be pasted in the forms 2026-11-20, 20261120 and 20/11 2026; where the language writes the month first, 11/20/2026. In a browser without date fields they can be typed too.',
  ],
  dos: [
    'To empty the field, set `null` and give it a new `key`: its value is `null` already while a date is half written.',
    'Give `min` and `max` when there are any: a limit that is only greyed out is found by trial.',
    'Check the day again before it is sent: `onValueChange` is called with days outside the limits too.',
  ],
  donts: [
    'Do not send a date on change: a year is typed in four changes.',
    'Do not fill in today unless today is the likely answer.',
  ],
  limits: [
    'The names of its parts, their order and the words of the calendar are the browser’s, in the browser’s language.',
  ],
  review: reviewedByHand,
};
