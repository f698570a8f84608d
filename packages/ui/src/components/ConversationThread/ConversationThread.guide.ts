import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const conversationThreadGuide: ComponentGuide = {
  whenToUse: [
    'The user and the provider write to one another about one thing over days or weeks.',
    'Several such exchanges stand below one another and are opened one at a time.',
  ],
  whenNotToUse: [
    'A first question: a form of `TextArea` and `FileAttachment`, since there is nothing to read yet.',
    'Facts that fold away: `Collapsible`.',
  ],
  anatomy: [
    'The heading: what it is about, its number, and the word that marks it as unread. Open, it stays in view.',
    'Closed: when the newest message came, who wrote it, and its first line. Open: how many messages there are.',
    'The messages, oldest first, each with sender and time above it and its files in it. The earlier ones are folded, and a line stands above the unread ones.',
    'The reply box: the message with its counter, the files, the button that sends, and what became of the reply.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the heading, then the files, the field, the file chooser and the button.',
    },
    { keys: 'Enter, Space', does: 'Opens and closes on the heading; sends on the button.' },
  ],
  accessibility: [
    'The heading holds a button with `aria-expanded`; closed content is not in the page (WCAG 4.1.2).',
    'The number is next to the button, since text inside a button cannot be selected. It is read once, in the name of the button, and copied as one number. As a link, once the conversation is open, it is read at its place too.',
    'Opening scrolls to the first unread message; focus stays on the heading. The line above the unread messages is a heading, so that screen reader users can jump to it.',
    'Each message is an article in a list, named by its sender and its time. Whose it is does not rest on side or colour (WCAG 1.4.1).',
    'What the provider writes while the conversation is open is announced once, by its sender; what was there is silent (WCAG 4.1.3).',
    'A button that cannot send says why; the field is not found at fault before it has been left (WCAG 3.3.1).',
    'After sending, focus stays on the button and the confirmation is announced. A failure is an alert and keeps text and files.',
    'On paper the messages stand alone, each with a border, without the reply box.',
  ],
  dos: [
    'Keep what the user has written apart from what the server says, so that a refetch never loses a reply.',
    'Expect events that come too late: the end of a sending that was stopped changes nothing any more.',
    'Call the call that marks it as read from `onOpenChange`, when it opens while unread.',
  ],
  donts: [
    'Do not fetch the files of messages that are not shown: with the status "own" a `MessageFileList` fetches them when it is drawn.',
    'Do not move focus into the field when the user only unfolds it: set `isInitiallyFocused` when the user asked to reply.',
    'Do not turn the text of a message into HTML.',
  ],
  limits: [
    'With text of double size at 320 px the subject stands in a narrow column and long words break.',
    'When a reply has been sent, Orca 43 in Chromium also says why the button cannot be pressed again, because its description has changed.',
  ],
  review: heardInPortal(reviewedByHand),
};
