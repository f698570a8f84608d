import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const rowSelectionGuide: ComponentGuide = {
  whenToUse: [
    'The user does the same with several rows of a table: pays several invoices at once, downloads several letters.',
  ],
  whenNotToUse: [
    'Something is done with one row: use RowLink in the row.',
    'Several choices that are no rows of facts: use CheckboxGroup.',
    'Only some rows show: use FilterPanel.',
  ],
  anatomy: [
    'The box that selects all rows, with its label and how many are selected',
    'The table, with a box in each row that can be selected (RowCheckbox, in a column of its own)',
    'What is done with the selected rows: a button after the table',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box for all rows, then through the table from box to box.' },
    {
      keys: 'Space on a row’s box',
      does: 'Selects the row, or takes it out of the selection.',
    },
    {
      keys: 'Space on the box for all rows',
      does: 'Selects all rows, also when some are selected. Again: none.',
    },
  ],
  accessibility: [
    'Native checkboxes. The box of a row is named by its row: "Faktura 1021", after the header of its column (WCAG 2.4.6, 4.1.2).',
    'The box for all rows is outside the table, so that a phone, which has no headers, shows it too. While some rows are selected its state is mixed.',
    'How many rows are selected is shown beside it, and announced when it changes (4.1.3). Focus stays on the box.',
    'Each box has a target of 44 px where its row is that high (2.5.8). In a card that leads on, the box lies over the link.',
    'While it is being sent the boxes take focus and can be read; `aria-disabled` says that they cannot be changed.',
  ],
  dos: [
    'Give `rowKeys` the rows that can be selected, all of them, also those that a paged table does not show yet: "all" means all.',
    'Leave the box out of a row that cannot be selected, and say in the row why.',
    'Say at the button what it does with how many rows, and what it costs: "Betala 3 fakturor, 6 190 kr".',
  ],
  donts: [
    'Do not remove the button while nothing is selected: say in a Notice above it what is missing.',
    'Do not forget the selection when the rows are sorted or filtered.',
  ],
  limits: ['Shift with a press does not select a span of rows.'],
  review: reviewedAutomatically,
};
