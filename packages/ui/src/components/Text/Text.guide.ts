import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const textGuide: ComponentGuide = {
  whenToUse: ['Sentences and labels outside the components that bring their own text.'],
  whenNotToUse: [
    'It names a part of the page: use Heading.',
    'Statements in a row: use BulletList.',
    'Pairs of label and value: use DescriptionList.',
  ],
  anatomy: ['The text'],
  keyboard: [],
  accessibility: [
    'Lines are at most 70 characters long (1.4.8).',
    'Sizes are in rem and line height is 1.5, so larger letters and WCAG text spacing clip nothing (1.4.4, 1.4.12).',
    'The soft tone still reaches 7 to 1 on the page and on cards, in every theme (1.4.6).',
    'Bold is not spoken: the words must say what is important (1.3.1).',
  ],
  dos: [
    'Use lead once, under the page’s first heading.',
    'Use small for what is read last, and never for what must be read before paying.',
  ],
  donts: [
    'Do not make a paragraph bold to make it a heading.',
    'Do not use soft on coloured backgrounds other than the tints.',
  ],
  limits: [
    'Long words are broken at syllables only where the browser can do so in the language of the page: Chromium on Linux cannot in Swedish, and breaks them at the end of the line.',
  ],
  review: reviewedByHand,
};
