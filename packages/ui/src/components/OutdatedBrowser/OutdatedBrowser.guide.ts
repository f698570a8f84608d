import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const outdatedBrowserGuide: ComponentGuide = {
  whenToUse: [
    'The site does not work in Internet Explorer, and its users should learn why and what to do.',
  ],
  whenNotToUse: [
    'A browser that lacks one thing: build so that the page works without it.',
    'Script is switched off: `<noscript>` in the page says so.',
  ],
  anatomy: [
    'A mark of warning.',
    'The advice, and nothing else: the text is exactly the one given.',
  ],
  keyboard: [],
  accessibility: [
    'It is text in the page’s flow, first on the page, there before anything else is read; it has no role and is not announced.',
    'Without its script it is hidden from everybody, also from screen readers.',
    'It covers nothing and takes no focus. Forced colours keep its lower edge; it is left out on paper.',
  ],
  dos: [
    'Render it on the server, before the header, without `userAgent`.',
    'Load `@mina-sidor/ui/outdated-browser.js` by an ordinary `<script src>` after it. No inline script is needed, so that a strict Content-Security-Policy holds.',
  ],
  donts: ['Do not rely on React to show it: in those browsers it never starts.'],
  limits: [],
  review: reviewedByHand,
};
