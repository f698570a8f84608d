import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const heroGuide: ComponentGuide = {
  whenToUse: [
    'The way in to the site: a greeting, one sentence about what can be done, and the one task.',
  ],
  whenNotToUse: [
    'Any page behind the login: use Band for an amount, or just Heading.',
    'Advertising: it is for one task only.',
  ],
  anatomy: [
    'The page’s main heading, on the brand colour',
    'Lead',
    'The ornament of the theme along the lower edge',
    'The card with the task, over the edge',
    'The aside that explains it, in a Card of its own',
  ],
  keyboard: [],
  accessibility: [
    'The heading is the page’s level 1 and takes focus from a script after a change of page (2.4.3).',
    'The card comes right after the greeting in the order of reading; its controls are the first stops inside main (1.3.2).',
    'The ornament of the theme is decoration and hidden; forced colours draw a line where the band ends (1.1.1).',
    'Lead and heading keep a contrast of 7 to 1 in every theme (1.4.6).',
  ],
  dos: ['Give the card a minimum height when its content changes, so that nothing below it moves.'],
  donts: [
    'Do not put a second task in the aside.',
    'Do not put bare text in the aside: its upper part lies on the band, whose colour hides it (1.4.3).',
  ],
  limits: [],
  review: reviewedByHand,
};
