import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const bandGuide: ComponentGuide = {
  whenToUse: [
    'The most important content of the page in the brand colour over the whole width: an amount, a greeting.',
    'The background of a footer.',
  ],
  whenNotToUse: [
    'The way in with its task: use Hero.',
    'A part of the page among others: use Card.',
  ],
  anatomy: [
    'The background, from edge to edge of the window',
    'Content, in the page’s column',
    'The ornament of the theme, if the edge has it',
  ],
  keyboard: [],
  accessibility: [
    'Words on it reach 7 to 1 in every theme (1.4.6).',
    'Forced colours remove the background: a line shows where the band ends.',
    'Printed as dark text without its background, since printers drop backgrounds and light text would be lost.',
    'The ornament is decoration and hidden from assistive technology (1.1.1).',
  ],
  dos: ['Give each Link on it the tone onBrand.'],
  donts: ['Do not stack two bands: one question is answered first.'],
  limits: [],
  review: reviewedByHand,
};
