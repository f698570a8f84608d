import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const skipLinkGuide: ComponentGuide = {
  whenToUse: [
    'Every page with a header before its content: keyboard users do not have to pass the same links each time.',
  ],
  whenNotToUse: ['Links to parts of a long page: they are seen by all, use `Link`.'],
  anatomy: ['One link, invisible until it has focus. Then it covers the upper left corner.'],
  keyboard: [
    { keys: 'Tab', does: 'From the top of the page: the first stop. The link comes into sight.' },
    {
      keys: 'Enter',
      does: 'Moves focus to the target and scrolls there. The next Tab goes on from it.',
    },
  ],
  accessibility: [
    'A way past what is repeated on each page (WCAG 2.4.1).',
    'Moved out of view instead of hidden, because a hidden link cannot take focus. It is 44 px high and above everything else (WCAG 2.4.11).',
    'It moves focus, not only the scroll position. A target that is not focusable is made so, and keeps focus when the page renders again.',
    'The target is looked up when the link is followed, so that it works after each change of page.',
    'The address does not change, since routers take a `#…` for a move.',
  ],
  dos: [
    'Put it before everything else, also before a cookie banner.',
    'Point it at `main`: `PageShell` does.',
  ],
  donts: [
    'Do not hide it with `display: none` on phones: keyboards and switches are used there too.',
  ],
  limits: [],
  review: reviewedByHand,
};
