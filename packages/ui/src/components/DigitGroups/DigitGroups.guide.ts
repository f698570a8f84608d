import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const digitGroupsGuide: ComponentGuide = {
  whenToUse: [
    'A number is long enough to be compared or typed by hand: reference, OCR, Plusgiro or registration number.',
  ],
  whenNotToUse: ['Amounts: write them with no-break spaces, as Swedes do.', 'Dates.'],
  anatomy: [
    'Groups of digits with a gap between them, hyphen before the check digit of a Plusgiro number and before the last four digits of a Bankgiro number',
  ],
  keyboard: [],
  accessibility: [
    'Gaps and hyphen are drawn by CSS with empty spoken words, so the text stays one number (1.3.1): it is read as one and copied without spaces.',
    'With isSpelledOut a screen reader says “4 7 1 1, 0 0 2 3, 9 1 8”: the spaces and commas are words of drawn parts, so the number is still copied and found as one. Without, a long number is heard as billions.',
    'Lines break between the groups where no line can hold all of them (1.4.10).',
    'Digits have equal width, so that numbers below one another can be compared.',
  ],
  dos: [
    'Use bareDigitGroups in the cells of a long table: it needs neither a component nor an element around each number.',
    'Set isSpelledOut on every number that is compared or typed: references, OCR numbers, accounts. Leave it out for registration numbers.',
    'Give the value as the server sends it; the component groups it.',
  ],
  donts: ['Do not write spaces into the value: they are read and copied.'],
  limits: [
    'With bareDigitGroups, each group is an item of its own in a parent with display flex or grid: use the component there.',
    'Where Orca 43 comes to a heading or a cell by itself in Chromium, it reads the text without the pauses, as one number.',
  ],
  review: heardInPortal(reviewedByHand),
};
