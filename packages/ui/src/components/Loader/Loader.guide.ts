import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const loaderGuide: ComponentGuide = {
  whenToUse: [
    'Something is being fetched or done and nobody knows how long it takes.',
    'What comes has no known shape, or is small: a panel, a list of choices, the answer of a log-in.',
  ],
  whenNotToUse: [
    'A page or a list whose shape is known: `Skeleton` keeps its height, so that nothing jumps.',
    'A button that works: `Button` with `isPending` keeps focus and width.',
    'A file is being sent: `ProgressBar` shows how far it has come.',
  ],
  anatomy: [
    'A ring that turns.',
    'The words beside it: what is being waited for.',
    'When the wait is over, the children in its place.',
  ],
  keyboard: [],
  accessibility: [
    'Said politely once, when it comes into sight (WCAG 4.1.3). A wait under 300 ms shows and says nothing.',
    'In sight it stays for half a second in all, so that it never flickers; `endMessage` says that the wait is over.',
    'The ring is decoration and stands still for users who prefer reduced motion (WCAG 2.3.3). Forced colours keep it.',
    'It has no role of its own, since a region that comes with its text is not read everywhere.',
  ],
  dos: [
    'Name what is being fetched: “Hämtar ditt ärende”.',
    'Give it `isLoading` and the content as children where both are drawn in the same place.',
  ],
  donts: [
    'Do not show several at once for parts of one page: they all speak.',
    'Do not let it take the place of a button that has focus.',
  ],
  limits: [],
  review: reviewedByHand,
};
