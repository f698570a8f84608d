import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const showMoreGuide: ComponentGuide = {
  whenToUse: [
    'A list that would be long to scroll past, whose first rows are what most users came for.',
    'Below a list of your own. A Table has it built in: give it `paging`.',
  ],
  whenNotToUse: [
    'Ten rows or fewer: show them.',
    'Users compare rows far apart, or look one up: let them filter with FilterPanel.',
    'Instead of loading state. All rows are on the page already; this decides how many show.',
  ],
  anatomy: [
    'How many of how many rows show. Stays when all of them do.',
    '"Show more", which adds a page of rows.',
    '"Show all", for lists so long that adding pages would be tedious.',
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Add the rows and move focus to the first new one: to its first link or button, or to the row itself.',
    },
    { keys: 'Tab', does: 'From the last row to "show more", then to "show all".' },
  ],
  accessibility: [
    'The new number of rows is announced once (4.1.3).',
    'Focus goes where reading goes on, also when the button leaves since all rows show (2.4.3).',
    'The buttons are a group named by the numbers: a user who jumps to a button hears how much is left.',
    'On paper the rows that show are printed, and how many there are, without the buttons.',
  ],
  dos: [
    'Keep the number of rows in the page or a store, and start over at the first page when the list becomes another one.',
    'Put the ref of useShowMore on the element whose children are the rows.',
  ],
  donts: ['Load more by scrolling as well: the footer could then never be reached.'],
  limits: ['“Visa fler” read alone does not say more of what. It comes right after the table.'],
  review: reviewedByHand,
};
