import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const iconGuide: ComponentGuide = {
  whenToUse: [
    'Words need a mark that is found at a glance: the tone of a notice, the way a link leads, what a card is about.',
    'A button in a narrow place shows a mark instead of words, and carries the words visually hidden.',
  ],
  whenNotToUse: [
    'The mark would be alone, without any word seen or hidden: write the word.',
    'A picture of something: an icon has one colour and no alternative text.',
    'The provider’s mark: use Logo.',
  ],
  anatomy: ['A drawing on a grid of 24, in the colour of the text around it'],
  keyboard: [],
  accessibility: [
    'Every icon is hidden from assistive technology and takes no focus; the words beside it carry the meaning (1.1.1).',
    'Sized in em, so it grows with the user’s letters (1.4.4).',
    'Drawn with currentColor, so forced colours and themes colour it as they colour the text (1.4.11).',
    'The arrow that leads on and the chevron that leads back turn round in a page from right to left.',
    'SortIcon shows the direction by its shape; the other half is removed, not only dimmed (1.4.1).',
  ],
  dos: [
    'Choose by meaning: the list of icons says what each one means, and one meaning has one icon.',
    'Let the component that holds it choose the icon where it can: Notice and Link do.',
  ],
  donts: [
    'Do not use an icon for its shape: the car is a damage, not transport in general.',
    'Do not put an icon beside every line of a list; then none is found.',
  ],
  limits: [],
  review: reviewedByHand,
};
