import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const fileAttachmentGuide: ComponentGuide = {
  whenToUse: ['The user can send files along with something else: a message, a reply.'],
  whenNotToUse: [
    'Files that can be fetched: `FileLink`.',
    'Files that have been sent with a message: `ConversationThread` lists them.',
  ],
  anatomy: [
    'The button that opens the system’s file chooser. Files can also be dropped on it, or beside it in its form; beside several fields, the first takes them.',
    'Hint, if there is one, and after it what is taken: types, number and size.',
    'What was wrong with the last choice: each message once, with the files that it holds for, and a button that goes on without them.',
    'The chosen files, each with its size and a button that takes it away. A picture is shown small.',
    'How many files there are and how large they are together, beside the limits.',
    'While they are sent: how far that has come, and a button that stops it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button, then the button of each file.' },
    { keys: 'Enter, Space', does: 'Opens the file chooser, or takes the file away.' },
  ],
  accessibility: [
    'A real file input covers the visible button: its label, its state and its count of files are the browser’s own (WCAG 4.1.2).',
    'Hint and errors describe the field, which is marked as invalid (WCAG 3.3.1). They name the files and the limits (WCAG 3.3.3).',
    'A choice is announced in one message: how many files came, how many there are, and every fault (WCAG 4.1.3).',
    'The small picture is for decoration: the name beside it says which file it is (WCAG 1.1.1).',
    'Each button that takes a file away names it. Focus goes on to the next file, then to the one before, then to the field.',
    'A button that leaves the page when the sending begins or ends gives its focus to the field.',
    'While files are sent they are locked: the field keeps focus and says that it is unavailable, and takes no files. The bar shows the progress without interrupting the user.',
  ],
  dos: [
    'Keep the state in the form and send nothing while `areFilesValid` says no: what was refused may be what the user wanted to send.',
    'Pass `{ status: "off" }` while files cannot be attached: a text says so.',
    'Pass `lockFiles(state)` while nobody knows whether the files have arrived: they can be read and sent again, not changed.',
    'Say in `error` that a file is missing: the field says itself only why a file was refused.',
    'Name the files in `limits.names` when only the same ones may be chosen again.',
    'Use the same limits everywhere, and check them on the server too.',
  ],
  donts: [
    'Do not clear the files when sending fails.',
    'Do not show the errors a second time elsewhere on the page.',
  ],
  limits: [
    'The browser’s own words, such as “No file chosen”, are in the language of the browser.',
    'Files cannot be dropped by keyboard: the button does the same.',
  ],
  review: reviewedByHand,
};
