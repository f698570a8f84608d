import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const logoGuide: ComponentGuide = {
  whenToUse: ['The provider’s name and mark at the beginning and the end of every page.'],
  whenNotToUse: ['Any other picture or mark: use Icon for meanings of the portal.'],
  anatomy: ['Symbol, where the provider has one', 'Name, as text, in the brand’s colour'],
  keyboard: [],
  accessibility: [
    'The symbol is hidden and the name is text, so inside a link the link’s name is the provider’s name (1.1.1, 2.4.4).',
    'The name grows with the user’s letters in the header (1.4.4). The footer’s box is 149 by 58 px, as the specification asks; it grows only for a word that is longer.',
    'Forced colours leave the symbol as it is, in a footer on the ground that it is drawn for: it is its colours, and carries no meaning that they could hide.',
  ],
  dos: [
    'Let it lead to the first page, by the header’s homeHref.',
    'Draw the symbol in the custom properties of the theme, and leave out the fill of its main shape, so that it follows the scheme.',
  ],
  donts: [
    'Do not use the footer form on a light background: its text is made for the brand colour.',
  ],
  limits: [],
  review: reviewedByHand,
};
