import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const stepperGuide: ComponentGuide = {
  whenToUse: [
    'Something has a fixed number of steps, three to five, and the user waits or acts through them in order: a log-in, an order.',
  ],
  whenNotToUse: [
    'The user chooses among parts: use `Tabs`.',
    'What happens to a case over months: use `CaseProgress`, whose steps open.',
    'How much of a file is sent: use `ProgressBar`.',
  ],
  anatomy: [
    'An ordered list with a name.',
    'For each step a mark (its number, a tick when it is done, a cross when it failed) and its words.',
    'Under the present step, how long it still waits, if that is known.',
  ],
  keyboard: [],
  accessibility: [
    'Each step says its number, its words and its state: done, under way, failed (WCAG 1.3.1). Nothing rests on colour alone: marks differ in shape, and a failure shows its word (WCAG 1.4.1).',
    'The present step is `aria-current="step"`.',
    'With `isAnnounced` a new step is announced once, a failure at once (WCAG 4.1.3). Leave it out where focus moves to the step’s heading.',
    'The remaining time is in no live region: it can change each second without being said.',
    'The present step’s double edge and bold words stay in forced colours.',
  ],
  dos: [
    'Write short labels: three steps fit next to one another at 320 px.',
    'Say beside it what to do in the present step.',
  ],
  donts: [
    'Do not make steps look pressable: there is no way back through it.',
    'Do not change the number of steps on the way.',
  ],
  limits: [],
  review: reviewedByHand,
};
