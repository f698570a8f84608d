import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const emptyStateGuide: ComponentGuide = {
  whenToUse: [
    'A list, a table or a conversation has nothing in it, and that is as it should be.',
    'A filter leaves nothing: say so and offer to clear it.',
  ],
  whenNotToUse: [
    'The content could not be fetched: use `ErrorView`. An empty list and a failure must never look the same.',
    'The content is on its way: use `Skeleton`.',
  ],
  anatomy: [
    'A title in a few words, where the place has no heading of its own.',
    'The words: that there is nothing, and why or what would come here.',
    'What the user can do instead.',
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action, if there is one.' }],
  accessibility: [
    'Text in the page’s order, without a role: it is there when the place is read.',
    'Not announced. Where a filter empties a list, the list’s own count says so once.',
    'The words wrap at 320 px and with large text.',
  ],
  dos: [
    'Say what is empty: “Du har inga avslutade ärenden”.',
    'Keep the heading of the list above it, so that the place can be found.',
  ],
  donts: [
    'Do not leave the place blank.',
    'Do not add a picture: it says nothing that the words do not.',
  ],
  limits: ['Links below it are 26 px high.'],
  review: reviewedByHand,
};
