import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const replyBoxGuide: ComponentGuide = {
  whenToUse: ['The user can answer in a conversation: inside an open `ConversationThread`.'],
  whenNotToUse: [
    'A new question with subject and contact details: a form of fields of its own.',
    'A message that is sent as it is typed: nothing here is sent before the button is pressed.',
  ],
  anatomy: [
    'The message, with what is wrong with it and how much room is left.',
    'The files.',
    'What the user has to know before sending, such as that nobody knows whether the last try arrived.',
    'The button that sends, and why it cannot.',
    'What became of the reply: it is sent, or what went wrong.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the field, the file chooser, each chosen file and the button.' },
    { keys: 'Enter', does: 'A new line in the field; on the button it sends.' },
  ],
  accessibility: [
    'The button stays in the tab order while it cannot send, and is described by the reason (WCAG 3.3.1).',
    'Tabbing through the empty field shows no error.',
    'Sending is announced once, then its result: a status, or an alert when it failed (WCAG 4.1.3). Focus stays on the button.',
    'While it is sent, text and files are locked but can be read.',
  ],
  dos: [
    'Keep the state where it outlives the box: in the page or the application.',
    'Lock it while it is not known whether it arrived, and let it be sent again with the same id: a changed text would be another message.',
    'Check the message with the rules of the application and pass what is wrong in words.',
  ],
  donts: ['Do not reset the state when the box goes: the user comes back to what was typed.'],
  limits: [
    'After a reply has been sent, Orca 43 in Chromium also says “Skriv ett svar först.”: the field is empty again, and that is why the button cannot send.',
  ],
  review: reviewedByHand,
};
