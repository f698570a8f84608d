import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const noticeGuide: ComponentGuide = {
  whenToUse: [
    'The user must know something before continuing: a debt that grows, a system that is off, a plan at risk.',
    'The result of an action: sent, saved, or refused with a next step.',
  ],
  whenNotToUse: [
    'A whole part of the page could not be shown: use `ErrorView` in its place.',
    'An error in a field: the field has its own, tied to its control.',
    'A message that is visible already and only has to be announced: use `LiveRegion` or `useAnnounce()`.',
    'A list that is empty: use `EmptyState`.',
    'A toast. There is none: a message stands where it belongs and stays until the user has read it (decision 23, docs/decisions/0023-no-toast.md).',
  ],
  anatomy: [
    'A border, a background and an icon in the tone’s colour.',
    'The tone’s word, for screen readers, and the title: what happened, in one sentence.',
    'The text: what to do. A link continues its last line; a button gets its own line.',
    'A closing button, if the notice can be put away.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the action and then the closing button.' },
    {
      keys: 'Enter or Space',
      does: 'On the closing button: closes, with focus on the page’s main part or the dialog around.',
    },
  ],
  accessibility: [
    'How it is announced depends on when it appears: not at all if it is there as the page loads, `status` if it comes later, `alert` for a later error (WCAG 4.1.3). The page’s own region says it, because Firefox does not announce a region that is inserted while focus moves.',
    'As the result of a form it takes focus instead and is read there completely; both ways together do not compile, so nothing is read twice.',
    'Tone never rests on colour: each has an icon and a word of its own (WCAG 1.4.1).',
    'The title can be a heading, so that it is found in the list of headings.',
    'The closing button’s name says what it closes, it is 44 px, and focus moves before it goes away.',
    'Forced colours keep rule, edges and icon; paper gets a line all around and no closing button.',
  ],
  dos: [
    'Begin with what happened, then what to do, the link last.',
    'Use `critical` for what costs the user something, `warning` for what soon will.',
  ],
  donts: [
    'Do not use `alert` for what is there when the page loads.',
    'Do not stack more than two: the most important one first, the rest on the page that it is about.',
    'Do not let a notice go away by itself.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
