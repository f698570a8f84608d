import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const tagGuide: ComponentGuide = {
  whenToUse: ['A state in a word or two, in a table row or beside a heading: “Avbetalningsplan”.'],
  whenNotToUse: [
    'A count: use Badge.',
    'A message with something to do: use Notice.',
    'Something to press: use Button; a filter is a Checkbox or a MultiSelect.',
  ],
  anatomy: ['The word or two, on the background of their tone'],
  keyboard: [],
  accessibility: [
    'Plain text, read in place. The words must state it without the colour (1.4.1).',
    'Text on each tone has at least 4.5:1, in both themes (1.4.3).',
    'In forced colours a border shows the tag’s edge. Very large letters shrink with the window, so that two long words stay on one line; what is wider than its container breaks there (1.4.10).',
  ],
  dos: [
    'Map every state of your own to words and tone in one total table, so that a new state does not compile without them.',
    'Put an InfoPopover beside it when the word needs explaining.',
  ],
  donts: ['Do not choose a tone for its colour: critical is for what has gone wrong.'],
  limits: [],
  review: reviewedByHand,
};
