import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const numberFieldGuide: ComponentGuide = {
  whenToUse: [
    'A number that counts or measures: an amount, kilometres, how many.',
    'A number that the application reckons with or compares.',
  ],
  whenNotToUse: [
    'A number that is a name, such as a reference number, a postcode or a phone number: use TextField with its kind.',
    'A date: use DateField.',
    'One of a few numbers: use RadioGroup or Select.',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one',
    'The field, with the prefix before it and the unit after it if there are any',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the field and on from it. The number is then shown in groups. Points and commas between them leave while focus is in the field.',
    },
    { keys: 'Any character', does: 'Writes. Nothing vanishes; what is not a number is an error.' },
  ],
  accessibility: [
    'A text field with the keyboard of digits, not `type="number"`: that one changes when the wheel turns, drops letters without a word and reads a comma in the browser’s language instead of the page’s.',
    'Prefix and unit are part of the description, between hint and error.',
    'The digits of the language, of Latin and of Arabic keyboards are read. In a page from right to left the number is written from the left, and stands at the right edge of the field.',
    'A comma or a point may be written before decimals, unless the language has it between thousands: `1.50` is an error in German, never another amount. Spaces between thousands, a pasted minus of any length and the field’s own prefix and unit are read.',
    'When focus leaves the field, or Enter is pressed, it says itself what is wrong (a text that is no number, too many decimals, too low, too high) in words and in a live region, and keeps what was written (WCAG 3.3.1, 3.3.3).',
    'Hint and error are its description, in that order; `aria-invalid` is set while there is an error.',
  ],
  dos: [
    'To empty the field, set `null` and give it a new `key`: its value is `null` already while its text is no number.',
    'Say the limits in the hint, before the user can go wrong.',
    'Give `min` 0 where there is nothing below: phones show a keyboard of digits then.',
    'Give the field a `name` in a plain form: `FormData` gets `1234.5`, whatever the language shows.',
  ],
  donts: [
    'Do not put the currency into `unit` where the language writes it first: `prefix` stands before the number.',
    'Do not put the unit into the label alone if it can be mistaken.',
    'Do not round what the user wrote; too many decimals are an error.',
  ],
  limits: [
    'It shows no more decimals than the number has: 1234.5 pounds are `1,234.5`.',
    'Without scripts the text is sent as it was written, `1 234,5`: a server that takes such forms reads it itself.',
  ],
  review: reviewedAutomatically,
};
