import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const timelineGuide: ComponentGuide = {
  whenToUse: ['What has happened to one thing: letters, payments, days that count.'],
  whenNotToUse: [
    'Steps that follow one another by rule: use CaseProgress.',
    'Many things of the same kind: use a Table, which can be sorted.',
  ],
  anatomy: [
    'Heading',
    'For each event a mark on a line, when, what, and a line about it',
    'Older events, folded',
    'Foot: why some are missing',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the links of the events, in order.' },
    { keys: 'Enter or Space', does: 'Opens a letter, or shows and hides the older events.' },
  ],
  accessibility: [
    'A part of the page with its heading as name, and a list that says how many events it has, in Safari too (1.3.1).',
    'The day is read before what happened.',
    'That an event is now, or to come, is said in words; mark and line only repeat it (1.4.1).',
    'The list is busy while events are on their way; nothing is announced (4.1.3).',
  ],
  dos: ['Put the newest first.', 'Begin what is now with the word for it.'],
  donts: ['Do not draw what may happen: only what is known.'],
  limits: [],
  review: reviewedAutomatically,
};
