import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const linkGuide: ComponentGuide = {
  whenToUse: [
    'It leads somewhere: a page, a part of a page, a phone number, a file.',
    'A file to download: `download` states its type and size.',
  ],
  whenNotToUse: [
    'Something happens on the page: use TextButton or Button.',
    'The most important link of a view: use ButtonLink.',
    'A file of a conversation or an archive, with states of its own: use FileLink.',
  ],
  anatomy: [
    'Words, underlined.',
    'A mark after them for a new tab or a way on; before them for a way back.',
    'After the label of a file: its type and size in parentheses.',
  ],
  keyboard: [{ keys: 'Enter', does: 'Follow it.' }],
  accessibility: [
    'Underlined in text, so that it does not rest on colour (1.4.1).',
    'A new tab is mentioned after the label (3.2.5); so are type and size of a file.',
    'aria-current marks the link to the page that is shown.',
    'In a line of text its target is the line’s height; a back link on its own line has a target of 44 px (2.5.8).',
    'Whether the words say where it leads when read alone (2.4.4) cannot be seen by a library without words: the plain-language test of the texts refuses empty ones.',
  ],
  dos: [
    'Write where it leads: “Se dina krav”.',
    'Give `lang` when the words are in another language than the page.',
  ],
  donts: [
    'Do not write “här” or “läs mer” alone.',
    'Do not open a new tab for pages of the same site.',
  ],
  limits: ['26 px high where it stands alone without `isStandalone`.'],
  review: reviewedByHand,
};

export const textButtonGuide: ComponentGuide = {
  whenToUse: [
    'Something happens on the page, and the control is in running text or among links: it opens a dialog.',
  ],
  whenNotToUse: ['It leads somewhere: use Link.', 'It is the action of a view: use Button.'],
  anatomy: ['Words, underlined as a link’s.'],
  keyboard: [{ keys: 'Enter, Space', does: 'Activate.' }],
  accessibility: [
    'A button to assistive technology (4.1.2), though it looks like the links around it.',
    'Its target is 24 px high at least, without making its line higher (2.5.8).',
  ],
  dos: ['Say what opens: “Läs om hur vi använder kakor”.'],
  donts: [
    'Do not use it for what changes or sends something. That deserves a button that looks like one.',
  ],
  limits: [],
  review: reviewedByHand,
};
