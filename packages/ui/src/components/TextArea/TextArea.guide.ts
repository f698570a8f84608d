import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const textAreaGuide: ComponentGuide = {
  whenToUse: ['Text of several lines: a message, a description of what happened.'],
  whenNotToUse: [
    'One line: use TextField.',
    'A reply in a conversation: ConversationThread has its own box.',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one',
    'The field',
    'Counter, if there is a limit',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field and on from it; it writes no tab.' },
    { keys: 'Enter', does: 'Breaks the line. It never sends the form.' },
  ],
  accessibility: [
    'Described by hint, limit and error, in that order. A screen reader says “Meddelande, Högst 4 000 tecken” when focus comes. The counter is no part of the description, or it would be read again at every key; it is met when reading on.',
    'With 100, 20 and no characters left, and when the text gets too long, the room is announced once, one second after the last key. When a text that was too long no longer is, that is announced too.',
    'A text over the limit is marked as invalid and the counter says by how much, with an icon and in words (WCAG 1.4.1). Nothing is cut (3.3.1).',
    'Grows with its text where the browser can; elsewhere it scrolls and can be drawn larger. With large letters nothing is hidden (1.4.4).',
  ],
  dos: [
    'Give `limit` whenever the receiver has one. `countCharacters` counts as the counter does: as the text is sent.',
    'Send `normaliseText(value)`, so that what is sent is what was counted.',
    'Keep the text when sending fails.',
  ],
  donts: [
    'Do not stop the user at the limit: a user who pastes a long text wants to shorten it, not lose its end.',
  ],
  limits: [
    'Where the browser cannot let the field grow with its text, a long text scrolls inside it.',
  ],
  review: heardInPortal(reviewedByHand),
};
