import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const multiSelectGuide: ComponentGuide = {
  whenToUse: [
    'Several choices of about three to fifteen known ones where room is short: a filter above a table.',
  ],
  whenNotToUse: [
    'One choice: use Select.',
    'Two or three choices in a form with room for them: show the boxes at once, with Checkbox.',
    'Hundreds of choices: they need a search, which this has not.',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one',
    'A button that shows how many options are chosen and which',
    'When open: the boxes, a button that closes them and one that takes every choice away',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    {
      keys: 'Enter, Space on the button',
      does: 'Opens the boxes, and closes them. Focus stays on the button.',
    },
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through the boxes, which come right after the button. Moving past them closes them.',
    },
    { keys: 'Space on a box', does: 'Chooses it, or not.' },
    {
      keys: 'Escape',
      does: 'Closes the boxes, with focus on the button; a dialog around them stays open.',
    },
  ],
  accessibility: [
    'A disclosure, not a list box: a button with `aria-expanded`, and a group of native checkboxes named by the label. Everyone knows their keys, so there is no type-ahead to learn: each box is a stop, and each says its own state.',
    'The button’s name is label, number and names: "Dokument 2 valda: Kravbrev, Påminnelse". It has `aria-controls` only while the panel exists.',
    'The boxes lie in the page, in the order of reading, as wide as the field; inside a dialog they make it taller. At 320 px and with letters of double size they fit where the field does, and scroll by themselves when the window is low.',
    'Locked while open, it closes and stays closed, and its button takes the focus of the boxes.',
    'A choice counts at once; what it changes on the page is for that part to announce, once.',
  ],
  dos: [
    'Word `emptyLabel` as what none chosen means: "Alla" in a filter.',
    'Offer the values that occur, not those that could.',
    'Give it a `name` in a plain form, and read its values with `FormData.getAll(name)`.',
  ],
  donts: ['Do not add a choice that means all; none chosen means that.'],
  limits: [
    '“Stäng Dokument” in its panel is clumsy Swedish out of context.',
    'In a page where nothing follows it, tabbing out of the document leaves the list open.',
    'Names of choices that do not fit are cut off at the end of the field: “2 valda: U…”. The number is whole, and all names are in the accessible name and in the open list.',
  ],
  review: reviewedByHand,
};
