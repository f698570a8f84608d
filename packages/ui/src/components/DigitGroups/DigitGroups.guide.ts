import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

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
    'isSpelledOut adds a space after each digit that only assistive technology gets: a number that is typed elsewhere is read digit by digit, but still copied and found as one.',
    'Lines break between the groups where no line can hold all of them (1.4.10).',
    'Digits have equal width, so that numbers below one another can be compared.',
  ],
  dos: [
    'Use bareDigitGroups in the cells of a long table: it needs neither a component nor an element around each number.',
    'Set isSpelledOut on numbers that the user types at a bank; leave it out for numbers that are names.',
    'Give the value as the server sends it; the component groups it.',
  ],
  donts: ['Do not write spaces into the value: they are read and copied.'],
  limits: [
    'With bareDigitGroups, each group is an item of its own in a parent with display flex or grid: use the component there.',
  ],
  review: reviewedByHand,
};
