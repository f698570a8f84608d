import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const footerGuide: ComponentGuide = {
  whenToUse: [
    'The foot of every page: ways to reach the provider, and what there is to know about the site.',
  ],
  whenNotToUse: [
    'Navigation between the pages of the service: that is the `Header`’s.',
    'The end of a card or a dialog: actions belong to those components.',
  ],
  anatomy: [
    'The road’s centre line along the upper edge: decoration.',
    'Columns, each with a heading and a list of links and buttons.',
    'The provider’s logo in its fixed box of 149 by 58 px.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches each entry, column by column.' },
    { keys: 'Enter', does: 'Follows a link, or presses a button.' },
    { keys: 'Space', does: 'Presses a button.' },
  ],
  accessibility: [
    'A landmark (contentinfo) with a heading of level 2 for each column, so that it is found in both lists (WCAG 1.3.1).',
    'What opens a dialog on the page is a button and what leads somewhere is a link, although they look alike (WCAG 4.1.2).',
    'Links to new tabs show the mark for it and say so.',
    'Each entry is 44 px high (WCAG 2.5.8). The ornament of the theme is hidden from assistive technology, forced colours and paper.',
    'Under 768 px the columns stand below one another, in the order in which they are read.',
  ],
  dos: [
    'Leave out what the user cannot use: do not show visitors a link that needs a log-in.',
    'Keep the same order on all pages (WCAG 3.2.3), and the ways to get help in the same place (WCAG 3.2.6).',
  ],
  donts: ['Do not use two columns with the same heading.'],
  limits: [],
  review: reviewedByHand,
};
