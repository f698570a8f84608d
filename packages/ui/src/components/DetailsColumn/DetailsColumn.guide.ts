import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInStories, reviewedAutomatically } from '../../docs/reviews.ts';

export const detailsColumnGuide: ComponentGuide = {
  whenToUse: [
    'Only some users want to know more of a row of a table: what an amount is made of, a letter about it.',
  ],
  whenNotToUse: [
    'Users compare it, or most want to know it: give it a column of its own.',
    'There is more to read than fits below a row: lead to a page of its own with RowLink.',
    'Facts of one thing: use Collapsible.',
  ],
  anatomy: [
    'A button in each row that has details, in a column of the table (`detailsColumn`)',
    'Below an open row its details, over all columns; in the card form they are a part of its card',
  ],
  keyboard: [
    {
      keys: 'Enter, Space on the button',
      does: 'Show the details below the row, and hide them. Focus stays on the button.',
    },
    { keys: 'Tab', does: 'Goes on into the open details, which follow their row.' },
  ],
  accessibility: [
    'The button has `aria-expanded`, and `aria-controls` while the details show. Its name is its label and its row: "Detaljer faktura 1022" (WCAG 2.4.6).',
    'Details are a row of the table with one cell, in the order of reading (1.3.2). They move with their row when the table is sorted.',
    'Orca says “Detaljer faktura 1022 infälld tryckknapp”, at Enter “utfälld”, and with the next arrow down the details.',
    'The target of the button is 44 px high (2.5.8); its focus ring covers no other line (2.4.11).',
    'On paper the details of every row show, because nothing can be pressed there.',
  ],
  dos: [
    'Return `null` for a row without details: it then has no button.',
    'Keep the column outside the component, with the others.',
  ],
  donts: [
    'Do not use two such columns in one table.',
    'Do not change the label when the row opens: its state says that.',
  ],
  limits: ['A row that was filtered away is closed when it comes back.'],
  review: heardInStories(reviewedAutomatically),
};
