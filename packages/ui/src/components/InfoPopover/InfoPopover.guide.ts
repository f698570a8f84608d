import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedBeforeRebuilding } from '../../docs/reviews.ts';

export const infoPopoverGuide: ComponentGuide = {
  whenToUse: [
    'A word on the page that not everyone knows, with an explanation of a sentence or two: Inkasso, Ränta.',
    'A number whose reason interests some users, such as why a debt grows.',
  ],
  whenNotToUse: [
    'What everybody must read before they act: write it on the page.',
    'More than a short paragraph, or lists: use Collapsible.',
    'Anything to fill in or decide: use Dialog.',
    'The name of a button that only has a mark: give it words.',
  ],
  anatomy: [
    'Button with the (i) mark, in the line of text after the word; its tap area is 44 px.',
    'Box beside it: the explanation and a closing button.',
    'On paper: the explanation in parentheses after the word, without button or box.',
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Open it and move focus to the explanation, which is read. On the button again: close it.',
    },
    {
      keys: 'Tab',
      does: 'Go to links in the explanation, the closing button, and then on in the page; leaving closes it.',
    },
    { keys: 'Shift+Tab', does: 'Go back to the button; it stays open.' },
    {
      keys: 'Escape',
      does: 'Close it and return to the button. A surrounding dialog stays open.',
    },
  ],
  accessibility: [
    'The button’s name says what it explains (2.4.4, 4.1.2): `moreInformationAbout` of `UiTexts` with the term. It says whether it is expanded, and refers to the box only while that is open.',
    'The box is a dialog without aria-modal, named by the term and described by the explanation. Tab goes from the button into it and from it to what follows the button, although it stands at the end of the page, or of the dialog around the button (2.4.3).',
    'It opens by click and keys alone, never by hovering, so nothing covers the page unasked (1.4.13).',
    'No dialog covers it and no container clips it. It is moved inside the window, at 320 px too, and scrolls when it is higher than the available room (1.4.10).',
    'Its code is fetched when the user moves, touches or types for the first time, at the latest when it opens. If the code cannot be loaded within three seconds, the explanation stands in parentheses after the word, as on paper.',
    'A press outside closes it; focus goes to what was pressed, or back to the button if that takes none.',
  ],
  dos: [
    'Write the term as in the sentence: “Mer information om varför skulden ökar”.',
    'Put it right after the word, in the same line; beside a heading rather than in it, because its button would be read as part of the heading.',
    'Write text and links alone in it: on paper it stands in a paragraph.',
  ],
  donts: [
    'Do not put what the user must act on into it.',
    'Do not put one in every row of a table for the same word: put it in the heading of the column.',
  ],
  limits: [
    'A screen reader’s own reading keys go on from the box to the end of the page, not to the next word. Escape and Tab lead back.',
    'The button is part of the name of a heading around it, so put it next to the heading.',
  ],
  review: reviewedBeforeRebuilding,
};
