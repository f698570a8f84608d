import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const pageShellGuide: ComponentGuide = {
  whenToUse: ['Once around every page of the application, outside the router’s changing part.'],
  whenNotToUse: [
    'A part of a page: use Section.',
    'A document that is only printed: it has no header or footer to hide.',
  ],
  anatomy: [
    'Skip link',
    'Banner, if something concerns every page',
    'Header',
    'Words for paper, in place of all that surrounds the page: whose page it is, and from which day',
    'A notice that stays visible for as long as it applies, if there is one',
    'Main, the page',
    'Footer',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'The first stop is the skip link, then the banner, the header, the page.',
    },
    {
      keys: 'Enter on the skip link',
      does: 'Moves focus into main, past what every page repeats.',
    },
  ],
  accessibility: [
    'Exactly one main element, which takes focus from the skip link and after a change of page (2.4.1, 2.4.3).',
    'Heard with Orca in Firefox: a link inside main opens another page, and its heading is said when it takes focus. Without `page` nothing was said.',
    'Main shows no ring of its own when focus comes to it: it cannot be activated, and the next stop shows one (2.4.7).',
    'The footer stays at the lower edge of a short page, and content may grow without limits at 400 % zoom (1.4.10).',
    'The sticky notice leaves room for the focused element (2.4.11), and scrolls away with the page in windows lower than 600 px (1.4.10).',
    'Header and footer do not print: a case, payment details and a conversation come out alone.',
  ],
  dos: [
    'Give header and footer their own landmarks: Header and Footer do.',
    'Name the page in `page` where the router changes it.',
    'Let focus go to the page’s heading on a change of page, and to main where there is none.',
  ],
  donts: [
    'Do not use more than two lines for the sticky notice, and only for what the user must know: it takes space on every page.',
    'Do not put the banner over the page: it pushes the page down and covers no focus (2.4.11).',
  ],
  limits: [],
  review: reviewedByHand,
};
