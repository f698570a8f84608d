import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const slowStartGuide: ComponentGuide = {
  whenToUse: [
    'The page is drawn by an application, whose code may come late or never: on a train, or when a release has just replaced it.',
  ],
  whenNotToUse: [
    'The application runs and waits for an answer: use a `LoadingDots` or a skeleton.',
    'The application runs and something failed: use an `ErrorView`.',
    'Script is switched off: `<noscript>` in the page says so.',
  ],
  anatomy: ['A mark of warning.', 'What has happened and, as links, what the user can do.'],
  keyboard: [{ keys: 'Tab', does: 'moves to its links, once it shows' }],
  accessibility: [
    'Until it shows it is hidden from everybody, also from screen readers. It is first on the page, covers nothing and takes no focus.',
    'Reduced motion changes nothing: nothing moves. Forced colours keep its lower edge; it is left out on paper.',
  ],
  dos: [
    'Render it on the server into the document, before the element that the application draws in.',
    'Let the application take away `[data-slow-start]` as the first thing it does.',
    'Lead to the same address (`href=""`) and to somebody to ask.',
  ],
  donts: ['Do not put buttons into it: without code they do nothing.'],
  limits: [],
  review: reviewedAutomatically,
};
