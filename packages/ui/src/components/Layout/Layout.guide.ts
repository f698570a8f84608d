import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const layoutGuide: ComponentGuide = {
  whenToUse: [
    'Stack: children below one another. Inline: children next to one another that wrap. Grid: cards of equal width.',
    'Columns: a main part with an aside. Container and Section: the page’s column, with or without room above and below.',
  ],
  whenNotToUse: [
    'Rows and columns of facts: use Table or DescriptionList, which say so to assistive technology.',
    'The frame around a page: use PageShell.',
  ],
  anatomy: ['The parts, with an even space from the theme between them'],
  keyboard: [],
  accessibility: [
    'Order on the screen, in the code and for the Tab key is the same (1.3.2, 2.4.3). Columns with asideFirstWhenNarrow put the aside first for everybody, those with a lead right after the lead.',
    'With ul or ol, Stack is a list for every screen reader; Safari would else take that away from a list without markers (1.3.1).',
    'Everything may shrink: nothing asks for sideways scrolling at 320 px or 400 % zoom (1.4.10).',
  ],
  dos: [
    'Let the parent decide how far apart its parts are; no component has outer margins.',
    'Use Stack as ul when the parts are things of one kind that a user would count.',
  ],
  donts: [
    'Do not nest an Inline in an Inline to tune a gap: choose another step.',
    'Do not use Grid for two things of unequal weight: that is what Columns is for.',
  ],
  limits: [],
  review: reviewedByHand,
};
