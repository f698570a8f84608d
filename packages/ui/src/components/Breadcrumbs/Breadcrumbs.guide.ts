import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const breadcrumbsGuide: ComponentGuide = {
  whenToUse: [
    'A page is two levels or more below the overview, and people come to it from elsewhere.',
  ],
  whenNotToUse: [
    'A page of the main navigation: the `Header` marks it.',
    'Steps of a task: use `Stepper`. Breadcrumbs show where a page is, not how far the user has come.',
  ],
  anatomy: [
    'A navigation with a name, and an ordered list in it.',
    'The pages above, each a link, with a separator between.',
    'The page itself, last and no link.',
    'Under 576 px: the nearest page above alone, with the mark of a way back.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches each link. Of a long name that is shortened it shows the whole.',
    },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'The last item is `aria-current="page"`; the separators have an empty text alternative and are not read (WCAG 1.3.1).',
    'A name of more than 32 letters is cut by CSS alone: the link’s name stays whole for assistive technology, focus and pointer show the rest.',
    'Each link has a target of 44 px without making the line higher (WCAG 2.5.8).',
    'Left out on paper, where there is nowhere to go.',
  ],
  dos: ['Use the titles of the pages as they are.', 'Let the page’s own name also be its heading.'],
  donts: [
    'Do not put a “back” link beside it without `isHiddenWhenNarrow`: under 576 px it is one itself.',
    'Do not make the last item a link to the page that is being shown.',
  ],
  limits: [],
  review: reviewedByHand,
};
