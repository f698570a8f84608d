import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const liveRegionGuide: ComponentGuide = {
  whenToUse: [
    'The user’s action has changed something visible on the page, and it must be announced without moving focus: the number of rows after a filter, a new total.',
    'The message follows from a state that you render, so that it is easier to declare than to announce from a handler.',
  ],
  whenNotToUse: [
    'A message that people see as a box of its own: `Notice` with `announcement` shows and says it.',
    'A message that belongs to one event, such as a press on a copy button: call `useAnnounce()` in its handler.',
    'An error of a field: the field ties it to its control.',
    'What changes by itself each second, such as a count-down: show it, and say it at a few chosen points only.',
  ],
  anatomy: [
    'Nothing visible. The messages are announced by the two regions that `UiProvider` keeps at the end of the page.',
  ],
  keyboard: [],
  accessibility: [
    'Status messages are announced without moving focus (WCAG 4.1.3).',
    'The initial message is not announced unless `isSaidAtStart` is set; each later change is announced once.',
    'The regions are in the page, empty, before any message; text in a region that comes with its text is not said by all screen readers.',
    'The words leave the region after two seconds, so that nobody meets them when reading on through the page.',
    'Heard also while a modal dialog hides the rest of the page.',
  ],
  dos: [
    'Write a message that makes sense without what is seen around it: “Visar 7 av 43”, not “7”.',
    'Keep `polite` unless waiting does harm: `assertive` interrupts what is being read.',
  ],
  donts: [
    'Do not say what focus is being moved to: it is read there.',
    'Do not put a message in two places that both speak, such as a `Notice` and a `LiveRegion`.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
