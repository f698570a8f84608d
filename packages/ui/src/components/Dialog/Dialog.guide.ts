import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedBeforeRebuilding } from '../../docs/reviews.ts';

export const dialogGuide: ComponentGuide = {
  whenToUse: [
    'Something must be answered or read before the page can go on: a warning that the session ends, terms that belong to a button.',
    'A short form that belongs to one button, such as a message about a case.',
  ],
  whenNotToUse: [
    'An action that is confirmed, carried out and reported: use PhasedDialog, which has those phases.',
    'The explanation of a word: use InfoPopover, which leaves the page readable.',
    'A message that needs no answer: use Notice.',
    'Anything that has an address of its own, or that is longer than a window or two: use a page.',
  ],
  anatomy: [
    'The page behind, dimmed and still.',
    'Title, which stays visible while long content scrolls.',
    'Closing button with its word, right of the title; above it on narrow windows.',
    'Content.',
    'Buttons, the main one first.',
  ],
  keyboard: [
    {
      keys: 'Enter, Space on the opener',
      does: 'Open it. Focus goes to the dialog itself; Tab goes on to its closing button.',
    },
    {
      keys: 'Tab, Shift+Tab',
      does: 'Go round inside. Shift+Tab first of all goes to the last control.',
    },
    {
      keys: 'Escape',
      does: 'Close the uppermost layer: a popover in the dialog first, then the dialog.',
    },
  ],
  accessibility: [
    'A screen reader says “Kakor dialog” and the first paragraph, or with `isBrief` the whole text. With focus on a button, Orca in Firefox would say that button alone, so the dialog itself takes focus.',
    'Role dialog with aria-modal, named by its title (4.1.2). The rest of the page is hidden from assistive technology, except the live regions, so that messages are still announced.',
    'Focus stays inside, also when the control that had it is removed (2.4.3), and goes back to the opener while the box moves out, which Orca says in both browsers; if that has left the page to returnFocusTo, or else to main. A button that Safari gives no focus when pressed is remembered by the press.',
    'It can always be left by Escape, by its button and by a press outside (2.1.2).',
    'Its code is fetched when the user moves, touches or types for the first time, at the latest when it opens. After 300 ms of waiting "loading" is announced.',
    'If the code cannot be loaded within three seconds, the browser’s own dialog takes its place with the same content; live messages are not announced while that one is open, and browsers that do not know `closedby` leave it by Escape and its button alone.',
    'It rises in 300 ms and the page dims in 150 ms; with reduced motion neither moves: the box is unseen at once, and gone as late as with motion. In forced colours its edge is a border.',
    'At 320 px and with large text title and button stand above each other; in a very low window the title scrolls with the text, or it would leave no room for it (1.4.10).',
  ],
  dos: [
    'Name the thing in the title as the opener names it.',
    'Give returnFocusTo when the opener is in a menu that closes, or in a row that the action removes.',
    'Keep the dialog mounted beside its opener and switch open, so that it can be fetched in time and leave with its motion.',
  ],
  donts: [
    'Do not open one without something that the user did, except to warn of a time limit.',
    'Do not put a dialog over a dialog to confirm closing it. Keep what was written instead.',
    'Do not label the buttons Yes and No. Say what happens.',
  ],
  limits: [
    'If a page opens a dialog at load and has no `main` with `tabIndex={-1}`, focus goes to the body on closing. `PageShell` has such a `main`.',
    'Orca 43 says the text of a brief dialog twice, with the title and after it.',
  ],
  review: heardInPortal(reviewedBeforeRebuilding),
};
