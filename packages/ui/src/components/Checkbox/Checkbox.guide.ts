import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const checkboxGuide: ComponentGuide = {
  whenToUse: ['Yes or no that counts when the form is sent: a consent, an extra wish.'],
  whenNotToUse: [
    'One choice of several: use RadioGroup, or Select where room is short.',
    'Several choices for one question: use CheckboxGroup, or MultiSelect where room is short.',
    'A setting that counts at once: use Switch.',
    'What happens at once when pressed: use Button.',
  ],
  anatomy: [
    'The box',
    'Label',
    'A link after it, outside the label',
    'Hint, if there is one',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box, then to a link after the label.' },
    { keys: 'Space', does: 'Checks it, or takes the mark away.' },
  ],
  accessibility: [
    'A native checkbox: the browser provides name, state and changes.',
    'The label is part of the target, and the box has a target of 44 px (WCAG 2.5.8, and 2.5.5 at AAA).',
    'A link goes into `after`: inside the label it would be pressed by mistake and be read as part of the name.',
    'The mark is drawn in the system’s colours in forced colours, and the box keeps its edge.',
  ],
  dos: [
    'Word it so that a mark means yes: "Jag godkänner villkoren."',
    'Say in the error what is needed: "Godkänn villkoren för att kunna logga in."',
  ],
  donts: [
    'Do not check a consent beforehand.',
    'Do not word it as a denial; a mark for no is misread.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
