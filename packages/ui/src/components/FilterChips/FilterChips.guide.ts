import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const filterChipsGuide: ComponentGuide = {
  whenToUse: [
    'The fields of a FilterPanel are closed or many, and users should see and undo each filter by itself.',
  ],
  whenNotToUse: [
    'One or two fields that show what is chosen: the number in the button of FilterPanel is enough.',
    'States of a row: use Tag, which cannot be pressed.',
    'A choice that always has one answer: use Tabs or RadioGroup.',
  ],
  anatomy: ['A button for each filter in use: its words, then a cross'],
  keyboard: [
    { keys: 'Tab', does: 'Reaches each filter, in the order of the fields.' },
    { keys: 'Enter, Space', does: 'Removes the filter. Focus goes to the next one.' },
  ],
  accessibility: [
    'A group with a name; each button is called “Ta bort Skickat via: Kivra”, which contains what it shows (2.5.3).',
    'Focus goes to the next filter, else to the one before, else to the group, so that it is never lost (2.4.3).',
    'The new number of rows is announced by FilterPanel, once, and not here too (4.1.3).',
    'Targets are 44 px high (2.5.5).',
  ],
  dos: [
    'Give it to FilterPanel as `chips`: it then stands above the list, and stays when no row matches.',
    'Name the field in the label where the value alone does not say it.',
    'Keep the component in the page while no filter is in use: it takes the focus of the last button.',
  ],
  donts: ['Do not put a button that removes all of them here: FilterPanel has one.'],
  limits: [],
  review: reviewedAutomatically,
};
