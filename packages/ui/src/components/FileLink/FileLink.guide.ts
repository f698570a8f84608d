import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const fileLinkGuide: ComponentGuide = {
  whenToUse: [
    'A file can be opened or saved: a document, a file that came with a message.',
    'A file has a name but cannot be had: it is still being checked, or it has been taken away.',
  ],
  whenNotToUse: [
    'A page: `Link`.',
    'A file that the user is about to send: `FileAttachment` lists it with a button that takes it away.',
  ],
  anatomy: [
    'A mark for a document.',
    'The name, underlined where it can be fetched.',
    'Type and size. The type is left out where the name ends with it.',
    'Why it cannot be downloaded, below the name.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the file where it can be fetched.' },
    { keys: 'Enter', does: 'Fetches it. Space too, where it is a button.' },
  ],
  accessibility: [
    'Name, type and size are the link’s name, so that nobody is surprised by what comes (WCAG 2.4.4).',
    'With `href` a link; with `onDownload` a button, which keeps focus while the file is fetched.',
    'Loading and failure are announced once when they happen and describe the button (WCAG 4.1.3).',
    'The target is as large as the box, and where there is none as the words and their mark.',
  ],
  dos: [
    'Take the box away with `isPlain` in a table, whose rows hold each file together already.',
    'Use `isInText` where a sentence is about the file.',
    'Give the size in bytes: the component writes it in the page’s language. A kilobyte is 1,024 bytes, as in Windows.',
    'Keep a file that has been taken away in its list, so that the user learns why it is gone.',
  ],
  donts: [
    'Do not write “klicka här” as its name.',
    'Do not hide a file that failed: the user can try again in the same place.',
  ],
  limits: [
    '26 px high where it stands alone.',
    'File names break anywhere.',
    'Sizes are counted by 1,024 bytes, as Windows counts them. Other systems show a higher number for the same file.',
  ],
  review: reviewedByHand,
};
