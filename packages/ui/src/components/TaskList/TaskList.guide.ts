import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const taskListGuide: ComponentGuide = {
  whenToUse: ['A page begins with what the user should do now: pay, answer, read.'],
  whenNotToUse: [
    'Steps of one task: use Stepper.',
    'Places to go to, without anything to do: use LinkCard.',
    'More than three tasks: show the first three, and a link to all of them.',
  ],
  anatomy: [
    'Heading',
    'For each task an icon in a tile, what to do, a sentence about it and the way on',
    'A row of fixed height for what comes late',
    'Foot: a link to more, or why something may be missing',
    'TasksDone in its place when there is nothing to do',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the way on of each task, in order.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A part of the page with its heading as name, and a list that says how many tasks it has, in Safari too (1.3.1).',
    'Each link can say what it is about, so that “Pay” is not read alone (2.4.4).',
    'A word before the title says what the colour of a critical tile says (1.4.1).',
    'A late row keeps its height and is busy until it is filled; nothing is announced (4.1.3).',
  ],
  dos: ['Begin the title with a verb, and name the amount and the day in it.'],
  donts: ['Do not claim that there is nothing to do while something is unknown.'],
  limits: [],
  review: reviewedAutomatically,
};
