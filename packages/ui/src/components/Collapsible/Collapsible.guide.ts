import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const collapsibleGuide: ComponentGuide = {
  whenToUse: [
    'A page holds something that few users need, and a title can say what it is.',
    'A card has a second way to do its task: the numbers for Plusgiro below the Swish button.',
  ],
  whenNotToUse: [
    'Most users need the content: show it.',
    'One word needs an explanation in place: use InfoPopover.',
    'The parts exclude one another and the user goes back and forth: use Tabs.',
    'Several parts in a row: put the Collapsibles in an AccordionGroup.',
  ],
  anatomy: [
    'Title, as a heading when the content is a section of the page',
    'A sentence below the title, when it answers what most users want to know',
    'Chevron, pointing up while open',
    'Content',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title, then into the content if it is open.' },
    { keys: 'Enter or Space', does: 'Opens or closes; focus stays on the title.' },
  ],
  accessibility: [
    'Native details and summary, so the state is exposed as expanded or collapsed (4.1.2) and find in page opens what it finds in Chromium. Firefox and Safari search closed parts only in their newest versions.',
    'A link to the part’s own id opens it, also when the address is typed; an id inside the content is opened by the browser.',
    'Closed content is out of the tab order and out of the accessibility tree (2.4.3).',
    'The title is a target of at least 44 px over the whole width (2.5.8).',
    'Print shows every part open in browsers that support ::details-content; others print the state on screen.',
  ],
  dos: ['Say in the title what is inside: “Plusgiro och OCR”, not “Mer”.'],
  donts: [
    'Do not fold away an error or the page’s main action.',
    'Do not put a link or a button in the title.',
  ],
  limits: [],
  review: reviewedByHand,
};
