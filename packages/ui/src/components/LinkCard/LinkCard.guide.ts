import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const linkCardGuide: ComponentGuide = {
  whenToUse: [
    'An overview leads on to a few places, each with something worth knowing before one goes there.',
  ],
  whenNotToUse: [
    'More than about six places: use a list of links.',
    'The card has several links or buttons: use Card.',
  ],
  anatomy: [
    'Icon in a tile, and a Badge at the other end',
    'Title, as a heading',
    'Amount and its change, if a number matters most',
    'Description',
    'One link with an arrow; without its system, the reason instead',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the one link of the card; its ring goes around the whole card.',
    },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'One link for each card, with words of its own: “Visa skador” (2.4.4). The pointer may hit anywhere on the card.',
    'The badge’s text, or the description that says the same, is read once: as part of the link.',
    'Offline, the link is gone and not only disabled, the tone is warning, and the reason is text (1.4.1).',
    'The amount keeps to one line and shrinks with the window (1.4.10).',
  ],
  dos: ['Say why when something cannot be opened, and what to do instead.'],
  donts: [
    'Do not put another link or button into a card that has a link: the card’s own link covers it.',
  ],
  limits: [],
  review: reviewedByHand,
};
