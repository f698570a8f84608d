import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const passwordFieldGuide: ComponentGuide = {
  whenToUse: ['A password, when the user logs in with one or chooses one.'],
  whenNotToUse: [
    'A code that came by text message or letter: use TextField, where it can be read.',
    'Other text that nobody else should see: use TextField. A hidden text is hard to write right.',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one: what a new password must be like',
    'The field',
    'A button that shows and hides the password',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then to the button.' },
    { keys: 'Enter, Space on the button', does: 'Shows or hides the password. Focus stays there.' },
    { keys: 'Enter in the field', does: 'Sends the form.' },
  ],
  accessibility: [
    'What a password manager fills in and what is pasted is taken as it is, so that nothing must be remembered or written twice (WCAG 3.3.8).',
    '`autoComplete` says whether the password is known or new (1.3.5).',
    'The button’s words change with the state, and what it did is announced. Label and field are part of its name: "Visa Lösenord".',
    'The password is hidden again when the form is sent, so that the browser does not remember it as plain text.',
    'Hint and error are the description of the field, in that order; `aria-invalid` is set while there is an error (3.3.1).',
    'Where letters are large and the window is narrow, the button stands below the field.',
  ],
  dos: [
    'Say in the hint what a new password must be like, before the user has chosen one.',
    'Say in the error of a login only that name or password is wrong, not which.',
  ],
  donts: [
    'Do not ask for the password twice: the user can look at it.',
    'Do not stop pasting, and do not set a low `maxLength`.',
  ],
  limits: [],
  review: reviewedAutomatically,
};
