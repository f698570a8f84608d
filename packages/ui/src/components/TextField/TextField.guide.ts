import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInPortal, reviewedByHand } from '../../docs/reviews.ts';

export const textFieldGuide: ComponentGuide = {
  whenToUse: [
    'One short piece of text that the user knows and we do not: an address, a number, a name.',
    'A number that is a name rather than an amount, such as a reference number: give it the kind `digits`.',
    'The address of a web page: give it the kind `url`.',
  ],
  whenNotToUse: [
    'More than one line: use TextArea.',
    'A choice among a few known answers: use RadioGroup or Select, or Checkbox for yes and no.',
    'An amount or a count: use NumberField. A password: use PasswordField.',
    'A date: use DateField.',
    'Something that we know already. Ask nothing twice (WCAG 3.3.7).',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one',
    'The field, with the prefix before it and the suffix after it if there are any; in a search field without a prefix a magnifier',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field and on from it.' },
    {
      keys: 'Letters and digits',
      does: 'Write. In `digits` and `personalNumber` other characters vanish, and the caret stays where it is; digits of an Arabic or Persian keyboard become `0` to `9`.',
    },
  ],
  accessibility: [
    'The label is a `label` and always seen; there is no placeholder (WCAG 3.3.2).',
    'Hint and error are its description, in that order; `aria-invalid` is set while there is an error (3.3.1).',
    'Prefix and suffix are part of the description, between hint and error. Orca says them with the hint, before the field is written in: “https://, .example.se”.',
    'The kind sets `autoComplete` and the keyboard of a phone (1.3.5). What the browser fills in and what is pasted is taken, spaces and all (3.3.8).',
    'In a page from right to left e-mail addresses, web addresses, phone numbers and digits are written from the left, with prefix and suffix in the order of their parts (1.3.2).',
    'In a narrow window the suffix goes below the field, so that there is room to write (1.4.10).',
    'While the form is being sent the field is read-only, not disabled: focus stays and the text can still be read.',
    'The edge is 2 px with at least 3:1; an error shows by icon and words too, and a locked field by a dashed edge (1.4.1, 1.4.11).',
  ],
  dos: [
    'Say in the label what is optional: "Mobilnummer (valfritt)".',
    'Say in the hint what a right answer looks like, and in the error how to put it right.',
    'Take a pasted prefix off with `formatOnBlur`: people copy whole addresses.',
    'Check when focus leaves the field or the form is sent, not while the first characters are typed.',
  ],
  donts: [
    'Do not expect prefix and suffix in the value: they are the same for everybody, so the application adds them.',
    'Do not use a low `maxLength` to avoid an error text: a user who pastes a longer text does not notice that it was cut.',
    'Do not group digits while they are typed; `formatOnBlur` does it when the user is done.',
  ],
  limits: [
    'Where an input method composes characters, as for Japanese, a field that becomes full while it composes can be left with a part of the reading.',
  ],
  review: heardInPortal(reviewedByHand),
};
