import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const radioGroupGuide: ComponentGuide = {
  whenToUse: [
    'One choice among two to about six known answers, where the user should see and compare them all.',
    'Answers that need an explanation each: give them a hint.',
  ],
  whenNotToUse: [
    'More answers, or little room: use Select.',
    'Several choices: use CheckboxGroup, or MultiSelect where room is short.',
    'On or off that counts at once: use Switch.',
  ],
  anatomy: [
    'Label of the group',
    'Hint, if there is one',
    'The options: each a round button, its label and, if there is one, its hint',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the chosen option, or to the first while none is chosen, and on from the group.',
    },
    { keys: 'Up, Down, Left, Right', does: 'Chooses the previous or the next option.' },
    { keys: 'Space', does: 'Chooses the option that has focus.' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset` with the role `radiogroup`: the browser provides keys, place in the group and state.',
    'The group has the label as its name, hint and error as its description, and says whether it is required and invalid (WCAG 3.3.1).',
    'The hint of an option is its description, read after its label.',
    'Each option has a target of 44 px, label included. The mark is a filled round in the system’s colours in forced colours (2.5.5, 1.4.11).',
    'A link in an error summary leads to the first option. Focus there chooses nothing.',
    'While the form is being sent the options take focus and can be read; `aria-disabled` says that they cannot be changed.',
  ],
  dos: [
    'Word the label as the question, and the options as its answers.',
    'Order the options as the user looks for them.',
    'Give an answer "Vet inte" or "Inget av dessa" where it is true for somebody: a chosen option cannot be taken back.',
  ],
  donts: [
    'Do not choose an option beforehand unless it is right for nearly everybody.',
    'Do not let a choice alone send a form or change the page (WCAG 3.2.2).',
  ],
  limits: [],
  review: reviewedAutomatically,
};
