import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const headingGuide: ComponentGuide = {
  whenToUse: [
    'A part of the page has a name that users look for, and that screen readers list.',
    'The page itself: one heading of level 1.',
  ],
  whenNotToUse: [
    'Words should only look large: use Text, or an amount component.',
    'A card or a notice has its own title: give it the heading level there.',
  ],
  anatomy: [
    'Icon in a tile, in a card of tone info',
    'Eyebrow, if what follows is a number or a name that does not say what it is',
    'The heading’s words',
  ],
  keyboard: [],
  accessibility: [
    'The level is the place in the outline (1.3.1); the size is chosen apart, so no level is skipped for the look of it.',
    'With isFocusTarget a change of page moves focus here, and the heading is read (2.4.3). The Tab key never stops at it.',
    'The icon is decoration: the words say what it stands for (1.1.1).',
    'The eyebrow is part of the heading: a screen reader hears “Referensnummer 4711 0023 918” in the list of headings (2.4.6).',
    'Long words break with a hyphen, by the page’s language, before they leave a narrow window (1.4.10).',
  ],
  dos: [
    'Say what the part is about in the first two words.',
    'Give level 1 to exactly one heading of a page.',
  ],
  donts: [
    'Do not choose a level for its size.',
    'Do not put a button or a tag in a heading: its text would be read as part of the name.',
  ],
  limits: [
    'Long words are broken at syllables only where the browser can do so in the language of the page: Chromium on Linux cannot in Swedish, and breaks them at the end of the line.',
  ],
  review: reviewedByHand,
};
