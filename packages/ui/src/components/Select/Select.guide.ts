import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const selectGuide: ComponentGuide = {
  whenToUse: [
    'One choice among four or more known answers.',
    'A setting that has a value from the start, such as a sort order.',
  ],
  whenNotToUse: [
    'Two to six answers in a form with room for them: use RadioGroup, which shows them all.',
    'Several choices: use MultiSelect.',
    'Yes or no: use Checkbox.',
    'Leading to another page: use links.',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one',
    'The list, on its choice or on a placeholder; in the list options, in groups if you give groups',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the list and on from it.' },
    {
      keys: 'Enter, Space, Alt + Down',
      does: 'Opens the list, as the browser and the system do it.',
    },
    { keys: 'Up, Down, Home, End', does: 'Moves among the choices.' },
    { keys: 'Letters', does: 'Jump to the choice that begins with them.' },
    { keys: 'Escape', does: 'Closes the open list without a new choice.' },
  ],
  accessibility: [
    'A native `select`: the list, its keys and what is read are those of the user’s own system, on phones too.',
    'Groups are native `optgroup`s: screen readers say the group with its first option, and the label of a group cannot be chosen (WCAG 1.3.1). Options that cannot be chosen are passed over or read as not available.',
    'Hint and error are its description, in that order.',
    'While the form is being sent it takes focus but does not open; `aria-disabled` says so.',
    'With letters of double size a long choice is cut in the closed list by an ellipsis; the open list shows it whole.',
  ],
  dos: [
    'Give a placeholder when nothing is chosen from the start, worded as what to do: "Välj ämne".',
    'Order the choices as the user looks for them: by how common they are, or by the alphabet.',
  ],
  donts: [
    'Do not leave out why an option cannot be chosen: write it in its label, or leave the option out.',
    'Do not let a choice alone send a form or change the page (WCAG 3.2.2).',
    'Do not put an explanation into the choices; it belongs to the hint.',
  ],
  limits: [
    'A form does not get an option that is chosen but cannot be chosen: browsers leave it out.',
  ],
  review: reviewedByHand,
};
