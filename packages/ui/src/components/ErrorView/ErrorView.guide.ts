import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const errorViewGuide: ComponentGuide = {
  whenToUse: [
    'A page, or a part of one, could not be shown: no connection, a failing server, maintenance, no such page, a fault of the application.',
  ],
  whenNotToUse: [
    'The content is there and something next to it failed: use `Notice`, so that the content stays visible.',
    'There is nothing to show, and nothing is wrong: use `EmptyState`.',
    'A field is filled in wrongly: the field and `ErrorSummary` say so.',
  ],
  anatomy: [
    'The mark of the cause: an error, a warning (no connection, maintenance), or information (no such page, a newer release).',
    'The title, a heading: what went wrong.',
    'The text: what to do about it.',
    'The ways on: fetch again, one of your own, home.',
    'The number that customer service can find the error by.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the ways on. The title is a target of focus, not a stop.' },
    {
      keys: 'Enter or Space',
      does: 'On the button: fetches again. It keeps focus and takes no second press until the answer is there.',
    },
  ],
  accessibility: [
    'When the error replaces a page, its title takes focus and is read there; inside a page the error is an alert (WCAG 4.1.3). Both together do not compile, so nothing is read twice.',
    'A second failure does not change the page, so it is announced again, once.',
    'Icon and words show the cause, never colour alone (WCAG 1.4.1).',
    'The reload button stays and keeps focus while the answer is awaited (WCAG 2.4.3).',
  ],
  dos: [
    'Pass the texts of all causes once, and let the kind of failure select one.',
    'Move focus to the content’s heading when a reload succeeds: the button is gone then.',
    'Say what the user can do, also when it is to wait.',
  ],
  donts: [
    'Do not show what the server said, an address or a stack: a reference number is enough.',
    'Do not blame the user, and do not guess: mention the connection only when it is known to be the cause.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
