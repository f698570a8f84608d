import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const filterPanelGuide: ComponentGuide = {
  whenToUse: [
    'A list that users look something up in, by a number, a kind or a date.',
    'Lists of two rows or more. With one row or none the button leaves by itself.',
  ],
  whenNotToUse: [
    'Most users need the same few rows: use Tabs, with the number of rows in each label.',
    'Rows that are fetched page by page. The panel filters what is on the page, and says so with its numbers.',
    'To search the site.',
  ],
  anatomy: [
    'Heading of the list.',
    'Button that opens and closes the fields, with the number of fields in use.',
    'Fields, each with its label, and a button that clears all of them while any is in use.',
    'How many of all rows match.',
    'The filters in use, if `chips` has them: FilterChips.',
    'The list; or, when nothing matches, a text and the button that clears the filters.',
  ],
  keyboard: [
    {
      keys: 'Enter, Space on the button',
      does: 'Open or close the fields. Focus stays on the button.',
    },
    { keys: 'Tab', does: 'From the button into the first field, when they show.' },
    {
      keys: 'Enter, Space on "clear"',
      does: 'Empty every field and move focus to the button that opens them.',
    },
  ],
  accessibility: [
    'The button carries aria-expanded and controls the group of fields. Both have the list in their name, since a page may have several (2.4.6).',
    'The list changes while one types, without a button; the number of rows is announced once, when the fields have stood still for a second (4.1.3, 3.2.2).',
    'The number in the button is also said in words. A closed panel thus never hides that rows are missing.',
    'Closed fields are hidden from everybody, but keep what was written in them.',
    'The button that clears leaves when it is pressed, so focus goes to the button that stays (2.4.3).',
  ],
  dos: [
    'Offer a field only for what the list has a column for.',
    'Offer in a MultiSelect the values that occur, no others.',
    'Filter with filterRows, so that fields combine in the same way in every list: all fields, any value of one field.',
    'Keep the values where Back should bring them back.',
  ],
  donts: [
    'Hide the panel while filters are in use.',
    'Announce the number of rows a second time.',
    'Give the fields a submit button as well.',
  ],
  limits: [],
  review: heardInPortal(reviewedByHand),
};
