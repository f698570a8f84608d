import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const visuallyHiddenGuide: ComponentGuide = {
  whenToUse: [
    'A screen reader needs words for what the eye gets from position, a mark or the neighbourhood: “Betala” in a row becomes “Betala ärende 4711”.',
  ],
  whenNotToUse: [
    'The words help everybody: show them.',
    'Something that takes focus: use SkipLink, which is seen with focus.',
    'Something that happens and should be announced: use LiveRegion or useAnnounce.',
  ],
  anatomy: ['The words, in a box that nothing is seen of'],
  keyboard: [],
  accessibility: [
    'Stays in the reading order and in the accessible name of the element that contains it (1.3.1, 2.4.4).',
    'Words are kept apart: the box does not wrap, or some screen readers would run the words together.',
    'Is not copied with the text around it.',
  ],
  dos: [
    'Put it right beside what it explains, with a space between the words.',
    'Begin a control’s name with its visible words, so that users of speech input can say them (2.5.3).',
  ],
  donts: [
    'Do not repeat what is already read.',
    'Do not hide instructions: sighted users need them as well.',
  ],
  limits: [],
  review: reviewedByHand,
};
