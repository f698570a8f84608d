import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const cookieBannerGuide: ComponentGuide = {
  whenToUse: [
    'The site keeps only what it needs in the browser and the law asks it to say so, once.',
    'What is kept has changed: raise the version that you remember and show the banner again.',
  ],
  whenNotToUse: [
    'Asking for consent to statistics or marketing: that takes two equal choices, and this component has none.',
    'News or warnings: use `Notice`.',
  ],
  anatomy: [
    'A region with a name.',
    'What is kept, in a sentence or two, and the way to read more.',
    'The closing button: a short word, whose spoken name says what it closes.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Comes right after the skip link: to the way to read more, then to the closing button.',
    },
    {
      keys: 'Enter or Space',
      does: 'On the closing button: closes the banner and moves focus to the page’s main part.',
    },
  ],
  accessibility: [
    'A region with a name, so that screen readers list it and can pass it by (WCAG 1.3.1).',
    'It is part of the page’s flow above the header and covers nothing, so that focus is never hidden behind it (WCAG 2.4.11).',
    'Focus is moved before the button goes away, and is never lost (WCAG 2.4.3).',
    'It is silent when it appears: it is there from the start and comes first anyway.',
    'It has no state of its own, so a page that is rendered on the server shows it without a flash.',
    'It is left out on paper.',
  ],
  dos: [
    'Let the button’s name make sense alone: “Stäng” on the screen, “Stäng information om kakor” when read.',
    'Remember the closing with a version, and offer the same information in the footer.',
  ],
  donts: [
    'Do not fix it to the window’s edge: it would cover what has focus.',
    'Do not hold the page up with it: everything works while it shows.',
  ],
  limits: [],
  review: reviewedByHand,
};
