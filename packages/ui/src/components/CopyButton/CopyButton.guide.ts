import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const copyButtonGuide: ComponentGuide = {
  whenToUse: [
    'A number on the page is to be pasted into another app: an account, OCR or reference number.',
    'An address or a link on the page is to be pasted elsewhere: give it the kind `text`.',
  ],
  whenNotToUse: ['Text that is read and not pasted.'],
  anatomy: [
    'Words that say what is copied',
    'Confirmation in the same place, for two seconds',
    'Below, when the browser refuses: what happened and what to do; the value is selected',
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'Copies. Focus stays on the button.' },
    {
      keys: 'Ctrl+C',
      does: 'Copies the number by hand when the browser refused, since it is selected.',
    },
  ],
  accessibility: [
    'The confirmation is announced once (4.1.3); the button keeps its name meanwhile, or the changed name would be read too.',
    'The button is as wide as the wider of its two texts, so that nothing moves.',
    'If the browser refuses, a text says so and stays until the next attempt; the number is selected (3.3.1).',
    'Not printed.',
  ],
  dos: [
    'Name the value in name and copiedLabel.',
    'Give context where several buttons on the page have the same words.',
  ],
  donts: ['Do not use an icon alone.'],
  limits: [],
  review: reviewedByHand,
};
