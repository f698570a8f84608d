import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const totalRowGuide: ComponentGuide = {
  whenToUse: ['A table has amounts or counts that the user would add up: what all invoices cost.'],
  whenNotToUse: [
    'A sum with its parts and what they mean: use SumOfParts.',
    'How many rows there are: the table says it where it is paged.',
    'A sum of what the user has selected: say it at the button that pays it.',
  ],
  anatomy: [
    'The label, in the columns before the first total',
    'The total of each column that has one',
  ],
  keyboard: [],
  accessibility: [
    'The last row of the table, in its `tfoot`: the label is its row header, and each total has the header of its column (WCAG 1.3.1). The roles are written out, as in all rows.',
    'It stays last however the rows are sorted.',
    'On a phone it is a card of its own below the others, with the totals where the rows have theirs.',
    'On paper it is printed once, at the end, and not on each page.',
  ],
  dos: [
    'Add up all rows, also those that a paged table does not show yet, and say so in the label: "Summa, alla fakturor".',
    'Write the total as the rows write their values, with the same unit and decimals.',
  ],
  donts: ['Do not give a total of a column whose values cannot be added, such as dates.'],
  limits: [],
  review: reviewedAutomatically,
};
