import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const accordionGroupGuide: ComponentGuide = {
  whenToUse: ['Three or more folded parts stand in a row and some users want to read all of them.'],
  whenNotToUse: [
    'One or two parts: the Collapsible alone is quicker.',
    'Only one part may be open at a time: users lose what they compared; the group never closes a part by itself.',
  ],
  anatomy: ['Button “Öppna alla”, “Stäng alla” while all are open', 'The folded parts'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from the button to the title of each part, and into those that are open.',
    },
    {
      keys: 'Enter or Space on the button',
      does: 'Opens every part, or closes every part when all are open.',
    },
    { keys: 'Enter or Space on a title', does: 'Opens or closes that part alone.' },
  ],
  accessibility: [
    'A group with a name, so that the button is understood when it is met alone (2.4.6).',
    'The button’s words say what it does next; they change when all parts are open, also when the user opened the last one by hand. Focus stays on it.',
    'Nothing is announced in addition: screen readers read the changed label, because it has focus.',
  ],
  dos: ['Give every part a heading of the same level.'],
  donts: ['Do not nest a group in a part of another one.'],
  limits: ['The change of the button’s words is heard when focus is on it, not otherwise.'],
  review: reviewedByHand,
};
