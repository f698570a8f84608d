import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const sumOfPartsGuide: ComponentGuide = {
  whenToUse: ['A page shows a sum, and the user asks what it is made of.'],
  whenNotToUse: [
    'The parts do not add up to the sum: say so in a Notice.',
    'One part: the sum says it all.',
    'Each amount needs an explanation: use PaymentBreakdown.',
    'How far something has come: use ProgressBar.',
  ],
  anatomy: [
    'Title, and below it the sum in a sentence',
    'Bar with a segment for each part, by amount',
    'The parts: mark in the colour of the segment, name, number of things, amount',
    'The sum under a stronger line, and what there is to say of it',
    'In a window under 768 px all of it is folded below title and sentence',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title where it is folded.' },
    { keys: 'Enter or Space', does: 'Opens or closes it.' },
  ],
  accessibility: [
    'A list of terms and amounts; the bar is decoration and says nothing else (1.1.1).',
    'Each segment and mark has an outline in the colour of the text, and each part its name: colour never carries it (1.4.1).',
    'No segment is narrower than 6 px (1.4.11).',
    'While old amounts are replaced they are neither seen nor heard.',
  ],
  dos: ['Order the parts by what the user can do about them.'],
  donts: ['Do not leave a part out because it is small.'],
  limits: ['More than nine parts repeat the colours.'],
  review: reviewedAutomatically,
};
