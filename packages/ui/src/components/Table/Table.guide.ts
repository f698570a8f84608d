import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedBeforeRebuilding } from '../../docs/reviews.ts';

export const tableGuide: ComponentGuide = {
  whenToUse: [
    'Rows of the same kind of facts that a user compares, looks up or sorts: cases, payments, documents.',
    'Lists that may grow to thousands of rows: a row has no element besides its cells, and no cell is measured.',
  ],
  whenNotToUse: [
    'The facts of one thing: use DescriptionList.',
    'A handful of links with an explanation each: use LinkCard or BulletList.',
    'A conversation or anything else with an order of its own that must not be sorted.',
    'Layout. A table says to assistive technology that its cells belong together in two directions.',
  ],
  anatomy: [
    'Caption, seen or, beside a heading that says the same, as the name alone.',
    'Sort select with a label. In the card form only, and not for a single row.',
    'Column headers, each a sort button where its column can be sorted and there is more than one row. In the table form only.',
    'Rows. One column may be the row header, which names its row. In the card form `onPhone` places each value on one of two lines; a card with a `link` leads on wherever it is pressed.',
    'Below a row that is open, its details over all columns (detailsColumn).',
    'How many of how many rows show, with "show more" and "show all" (ShowMore), for a paged table.',
    'A total row (TotalRow), if there is one.',
    'An action that belongs to the whole list.',
    'In place of rows: placeholders while loading, a text when there are none, an error with a button that tries again.',
  ],
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: 'Go through the sort buttons and then through what the rows hold.',
    },
    {
      keys: 'Enter, Space on a header',
      does: 'Sort by the column: text from A, numbers and dates from the greatest. Again: the other way.',
    },
    {
      keys: 'Up, Down in the sort select',
      does: 'Choose column and direction, as in any native select.',
    },
    {
      keys: 'Enter, Space on "show more" or "show all"',
      does: 'Add rows and move focus to the first new one: to its link, or to the row where it has none.',
    },
    {
      keys: 'Enter, Space on "try again"',
      does: 'Load again. Focus stays at the table, because the button disappears.',
    },
  ],
  accessibility: [
    'The roles table, row, columnheader, rowheader and cell are written out, since CSS that turns a table into cards takes them away (1.3.1). They are the same in both forms.',
    'Only the sorted column carries aria-sort, from the start if there is an order at the start. Each new order is announced once, in words (4.1.3).',
    'Labels in the cards are drawn by CSS with an empty alternative text: assistive technology announces the column header for the cell, and would say it twice.',
    'From 768 px a table; below that, or where very large text leaves no room for columns, cards. Nothing scrolls sideways at 320 px or with 400 % zoom (1.4.10, 1.4.4).',
    'While loading the table is aria-busy, its placeholders are hidden, and "loading" is announced if it takes longer than 300 ms. After 3 s, words take the place of the first one.',
    'An error is announced only if it comes after the page. It takes the place of the rows, never of the heading.',
    'Text sorts as the provider’s locale orders it, numbers inside text by their value. Rows without a value stand last in both directions.',
    'On paper always a table, whatever the window was, without buttons but with how many of how many rows it holds, and with the details of each row.',
  ],
  dos: [
    'Mark the column that names the row with isRowHeader, and set its onPhone to "title" or "link".',
    'Word a header so that it fits all that its column holds.',
    'Use RowLink for the way on from a row, and RowSelection for what is done with several rows.',
    'Keep columns and rowKey outside the component, so that a parent’s new state does not render every row again.',
    'Give the order and the number of rows from a store or the address where Back should bring them back: sort with onSortChange, paging, sortToText and sortFromText.',
    'Use detailsColumn for what only some users want to know of a row.',
    'Say in emptyText why there is nothing, and what would come here.',
  ],
  donts: [
    'Put more than one action in a row: users cannot tell which button belongs to what.',
    'Change a row object in place. A row is drawn again when it is another object.',
    'Give two tables on a page the same caption.',
  ],
  limits: [
    'Links in cells are 22 px high. Rows are at least 44 px apart, so the spacing exception of 2.5.8 holds; our own 44 px does not.',
  ],
  review: heardInPortal(reviewedBeforeRebuilding),
};
