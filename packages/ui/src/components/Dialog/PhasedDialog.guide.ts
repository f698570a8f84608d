import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedBeforeRebuilding } from '../../docs/reviews.ts';

export const phasedDialogGuide: ComponentGuide = {
  whenToUse: [
    'An action that is worth a question first and takes a moment: ordering a compilation, withdrawing an application.',
    'The result belongs to the question, and the page behind stays as it is.',
  ],
  whenNotToUse: [
    'A form with fields that can be wrong: use Dialog with the form in it, and ErrorSummary.',
    'An action that can be undone: carry it out and say so in a Notice.',
    'A payment: it has a page and states of its own, PaymentCard.',
  ],
  anatomy: [
    'Title of the dialog, the same in all phases.',
    'Confirm: what is about to happen, the button that does it, the button that leaves it.',
    'Loading: a ring and what is under way.',
    'Done: a mark, what has happened, what it means, links on from here.',
    'Error: a mark, what went wrong, what to do, and a button that tries again if that can help.',
  ],
  keyboard: [
    {
      keys: 'Enter, Space on confirm',
      does: 'Carry the action out. Focus goes to what is under way.',
    },
    { keys: 'Tab', does: 'From the result on to its links and buttons.' },
    { keys: 'Escape', does: 'Close, in every phase. An action that is under way goes on.' },
  ],
  accessibility: [
    'At opening a screen reader says the title and the text of the phase. Each phase that follows is a group that takes focus when it begins, named by its heading and described by its text: “Sammanställningen är beställd, Den finns bland dina dokument inom en minut”. Focus reads it, so no live message is needed (4.1.3, 2.4.3).',
    'Closing is never refused (2.1.2). If the action ends while the dialog is closed, its heading is announced once, and the result is there when the dialog is opened again.',
    'The action runs once: the second press of a double click is not counted, nor one that comes while it is under way (3.3.4).',
    'Done and error have a mark of their own shape and a heading in words; colour says nothing alone (1.4.1).',
    'What Dialog does for focus, names, motion and narrow windows holds here too.',
  ],
  dos: [
    'Lead it with useDialogPhase: the action answers true when it succeeded.',
    'Say in the heading what has happened, in one sentence, and in the text what it means.',
    'Leave retryLabel out when trying again cannot help.',
  ],
  donts: [
    'Do not close the dialog by yourself when the action has succeeded. Nobody would hear that it did.',
    'Do not announce the result as well.',
  ],
  limits: [
    'A phase without buttons is a tab stop without an action.',
    'While the action runs the group of its phase is `aria-busy`: a screen reader may leave out what is in it until the result comes.',
  ],
  review: heardInPortal(reviewedBeforeRebuilding),
};
