import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const badgeGuide: ComponentGuide = {
  whenToUse: ['A link leads to things of which some are new: unread messages in the navigation.'],
  whenNotToUse: [
    'The state of one thing, such as “Inkasso”: use Tag.',
    'A number of things that are not new: write it in the words, “Aktiva (12)”.',
  ],
  anatomy: [
    'Digit from 1 to 9, exclamation mark from 10; with `max` the number up to it, then the number with a plus',
    'Words with the whole count, read and not seen',
  ],
  keyboard: [],
  accessibility: [
    'The digit is hidden from assistive technology and the words are read in its place, so that the link is called “Meddelanden 12 olästa meddelanden” (2.4.4).',
    'Nothing is left in the page at zero.',
    'In forced colours a border shows the badge’s edge.',
    'Without a label it is silent: for a page that says the same in words, so that the count is read once.',
  ],
  dos: [
    'Put it inside the link, after its words.',
    'Announce a risen count once, politely (4.1.3): not here, since a page may show several badges.',
  ],
  donts: ['Do not show it while the count is unknown.', 'Do not make it a control of its own.'],
  limits: [],
  review: reviewedByHand,
};
