import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const skeletonGuide: ComponentGuide = {
  whenToUse: [
    'A part of the page is fetched and its shape is known: a list of rows, a card, a text of a few lines.',
    'The rest of the page should not jump when the content comes.',
  ],
  whenNotToUse: [
    'The shape is not known, or the part is small: use `Loader`.',
    'Something that the user started goes on: `Button` with `isPending`, or `ProgressBar`.',
  ],
  anatomy: [
    '`LoadingArea`: the part of the page, busy until its content is there. Its first line turns into words after 3 s.',
    '`Skeleton`: bars of the content’s height, in blocks with the space between that lists have.',
  ],
  keyboard: [],
  accessibility: [
    'The bars are hidden from assistive technology; the part around them is `aria-busy` until the content is there (WCAG 4.1.2).',
    '`LoadingArea` says politely once what is waited for, after 300 ms (WCAG 4.1.3). A shorter wait is silent.',
    'The bars stand still: nothing moves or shimmers, also without a request for less motion.',
    'Heights follow the user’s font size. Forced colours draw the bars’ edges. On paper they are left out.',
  ],
  dos: [
    'Give it few rows where the number is not known: ten promise ten to somebody who has one.',
    'Keep what is known outside: headings, buttons and tabs show while rows are fetched.',
  ],
  donts: [
    'Do not put a `Loader` in the same part: both would speak.',
    'Do not draw a skeleton of a whole page: show the page with the parts that wait.',
  ],
  limits: [],
  review: reviewedByHand,
};
