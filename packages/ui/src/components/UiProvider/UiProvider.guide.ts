import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const uiProviderGuide: ComponentGuide = {
  whenToUse: [
    'Once around the whole application, outside the router.',
    'Around a story or a test of any component.',
  ],
  whenNotToUse: ['A second one inside the first: its live regions would double every message.'],
  anatomy: [
    'The application',
    'A polite and an assertive live region, both empty until there is a message',
  ],
  keyboard: [],
  accessibility: [
    'The regions stand in the document before the first message, as screen readers need it (4.1.3).',
    'Each message is a node of its own that leaves after two seconds: a second message never erases one that is being read, and nobody meets stale words.',
    'The same message is announced once while it is being read.',
    'The regions work also while a modal dialog hides everything else.',
    'The language orders words in tables as its users do: in Swedish å, ä and ö come last.',
  ],
  dos: [
    'Pass the router’s link, so that components open pages without a reload.',
    'Set lang on the html element; beside it the library needs nothing there. The scheme follows the user’s system, and data-color-scheme on html forces light or dark.',
    'Render it on the server as it is: it reads nothing of the browser.',
  ],
  donts: [
    'Do not build another live region beside it.',
    'Do not announce what focus moves to: it is read anyway.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
