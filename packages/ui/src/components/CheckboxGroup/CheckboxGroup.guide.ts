import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const checkboxGroupGuide: ComponentGuide = {
  whenToUse: [
    'Several choices among two to about eight known answers, where the user should see them all: which parts are damaged.',
    'Answers that need an explanation each: give them a hint.',
  ],
  whenNotToUse: [
    'Several choices in little room, as in a filter: use MultiSelect.',
    'One choice: use RadioGroup.',
    'One yes or no, such as a consent: use Checkbox.',
    'Different fields that belong together, such as an address: use Fieldset.',
  ],
  anatomy: [
    'Label of the group',
    'Hint, if there is one',
    'The options: each a box, its label and, if there is one, its hint',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the first box, from box to box, and on from the group.' },
    { keys: 'Space', does: 'Checks the box that has focus, or takes its mark away.' },
  ],
  accessibility: [
    'Native checkboxes in a `fieldset`: the browser provides keys and state, and screen readers say the group when focus enters it (WCAG 1.3.1, 4.1.2).',
    'The group has the label as its name, and hint and error as its description, in that order (3.3.1, 3.3.2).',
    'The hint of an option is its description, read after its label.',
    'Each box has a target of 44 px, label included (2.5.8, and 2.5.5 at AAA). In forced colours it keeps its edge, and its mark the system’s colour (1.4.11).',
    'A link in an error summary leads to the first box. Focus there checks nothing.',
    'While the form is being sent the boxes take focus and can be read; `aria-disabled` says that they cannot be changed.',
  ],
  dos: [
    'Word the label as the question, and say in the hint how many may be chosen: "Du kan välja flera."',
    'Say in the error what is needed: "Välj minst en del."',
    'Give an answer "Inget av dessa" where none may be chosen and you must know that it was no oversight.',
  ],
  donts: [
    'Do not check anything beforehand that the user has to be asked about.',
    'Do not let a choice alone send a form or change the page (WCAG 3.2.2).',
  ],
  limits: [
    'A group has no `aria-required` and no `aria-invalid`: ARIA has them only for groups of radio buttons. Label, hint and error say it in words.',
  ],
  review: reviewedAutomatically,
};
