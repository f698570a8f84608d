import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const qrCodeGuide: ComponentGuide = {
  whenToUse: [
    'Something on this screen goes on in an app on another device: a log-in with BankID.',
    '`QrCode` alone where the words stand elsewhere; `QrCodePanel` with instructions, status and ways on.',
  ],
  whenNotToUse: [
    'The app is on the same device: use a `ButtonLink` to it. Offer that beside the code, too.',
    'A link to a page: people on this device cannot use a code.',
  ],
  anatomy: [
    'The code in its frame: 192 px, level L, a quiet margin of two modules.',
    'What to do, as a numbered list.',
    'How it is going, in a status region.',
    'When the code is too old or none could be made: a mark in the frame, and a button that gets a new one.',
    'The way to stop, or to use this device instead.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the button for a new code, if there is one, and then the ways on. The code is no stop.',
    },
    {
      keys: 'Enter or Space',
      does: 'On the button: gets a new code. Focus goes to the code when it comes, since the button is gone.',
    },
  ],
  accessibility: [
    'The code is an image whose name says what it is for; the instructions say in words what to do about it (WCAG 1.1.1).',
    'Dark on white in every theme and in forced colours, or no camera reads it. The frame is the quiet zone’s edge.',
    'A new code is drawn in the same element: nothing blinks, and nothing is announced each second.',
    'Each change of status is announced once, politely; the region is the same element in all states (WCAG 4.1.3).',
    'A code that is no longer good is taken away and the way to a new one offered, so that the time limit can be renewed (WCAG 2.2.1).',
  ],
  dos: [
    'Say each step in the status: waiting, opened in the app, done.',
    'Stop asking the server while the page is hidden, and ask at once when it is seen again.',
  ],
  donts: [
    'Do not count seconds in the status: it would be said each time.',
    'Do not colour the code or lay a logo over it.',
  ],
  limits: [
    'A value of more than 2,953 bytes is not drawn. `QrCodePanel` shows a mark in the frame; say why in the status.',
    'The status has its text when the panel appears, and is silent then. The sentence is read in its place.',
    'BankID’s moving code has to be aimed at with a camera in a short time. BankID decides the times.',
  ],
  review: reviewedByHand,
};
