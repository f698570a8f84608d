import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const headerGuide: ComponentGuide = {
  whenToUse: [
    'The head of every page of a service: `authenticated` for the customer, `unauthenticated` for visitors.',
    '`domain` on pages without the application: maintenance, and failures of the whole page.',
  ],
  whenNotToUse: [
    'A heading of a part of the page: use `Heading` or `Band`.',
    'Navigation inside a page: use `Tabs`.',
  ],
  anatomy: [
    'The provider’s logo, a link home.',
    'From 992 px: the link to another language, the customer’s name and the log-out link, and below them the row of pages.',
    'Below 992 px: the logo, the log-out link and the menu’s button. The menu contains the customer’s name, then the pages, the language and the log-out link.',
    'Under it all, where there is one, a text that concerns every page.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Logo, the language, the log-out link, then the pages in order. The open menu’s entries follow its button.',
    },
    { keys: 'Enter or Space', does: 'On the menu’s button: opens and closes. Focus stays on it.' },
    { keys: 'Escape', does: 'Closes the menu and puts focus on its button.' },
    { keys: 'Enter', does: 'Follows a link. In the menu it also closes the menu.' },
  ],
  accessibility: [
    'A landmark (banner) with one visible, named navigation; the current page is `aria-current="page"`, on one link only.',
    'The menu’s button says whether it is open (`aria-expanded`) and what it opens (`aria-controls`); its words change with it. Closed, the menu is `hidden` and takes no focus.',
    'The menu closes by Escape, a press outside, which presses nothing else, a followed link, and when focus goes on past it, so that it never covers what has focus (WCAG 2.4.11).',
    'A badge’s spoken text is part of its link’s name: “Meddelanden 2 olästa meddelanden”.',
    'The logo is decoration; the link is named by words that begin with what the logo shows (WCAG 2.5.3). The label of the language link is marked with its language (WCAG 3.1.2).',
    'Both forms are in the page and CSS shows one, so that a page from the server has its header at once.',
    'The current page has an edge that the others lack, so that it stays in forced colours.',
    'Targets are 44 px or more. The bar wraps at 320 px and with large text; nothing is cut off.',
  ],
  dos: [
    'Mark the parent of a page that is not in the navigation: on a case, “Krav” is current.',
    'Keep the order of the pages the same everywhere (WCAG 3.2.3).',
  ],
  donts: [
    'Do not put the log-out link only in a menu: on a shared phone users must find it at once.',
    'Do not use the alert for what concerns one page: a `Notice` on that page does.',
  ],
  limits: [],
  review: reviewedByHand,
};
