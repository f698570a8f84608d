import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const descriptionListGuide: ComponentGuide = {
  whenToUse: [
    'The facts of one case, each with its name.',
    'Amounts that add up: layout “amounts”, the sum last with isTotal.',
    'Sentences, addresses and what the user has typed: layout “prose”.',
  ],
  whenNotToUse: [
    'Several things with the same facts: use Table.',
    'One sentence could hold it: write the sentence.',
  ],
  anatomy: [
    'Term',
    'Value, or words for a value that is not known',
    'Info popover beside the value; among amounts beside the term, so that the figures stand below one another',
    'Action on a line of its own under both: a CopyButton',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to info buttons and to what the values hold; the facts themselves take no focus.',
    },
  ],
  accessibility: [
    'A description list: each value is tied to its term (1.3.1).',
    'An unknown value is described in words, never by an empty place or a dash.',
    'While loading, the list is marked busy and its bars are hidden; the Loader beside it speaks (4.1.3).',
    'Terms and values wrap below one another at 320 px and with large letters (1.4.10).',
  ],
  dos: ['Leave a row out when it does not apply; give null when it applies but is not known.'],
  donts: ['Do not give two rows the same term.'],
  limits: [],
  review: reviewedByHand,
};
