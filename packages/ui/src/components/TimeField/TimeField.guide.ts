import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const timeFieldGuide: ComponentGuide = {
  whenToUse: ['A time of day that the user knows: when an accident happened.'],
  whenNotToUse: [
    'A day: use DateField, and a TimeField beside it where both are known.',
    'A time among a few, such as appointments: use RadioGroup or Select.',
    'How long something took: use NumberField with a unit.',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one',
    'The browser’s own time field',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, through its parts (hour, minute) and on.' },
    { keys: 'Digits', does: 'Write the part where the focus is.' },
    { keys: 'Up, Down', does: 'Changes the part by one.' },
    {
      keys: 'Space, Enter on the clock button',
      does: 'Opens the browser’s list; Escape closes it.',
    },
  ],
  accessibility: [
    'A native time field: list, keys and what is read are those of the user’s own browser, phones included (WCAG 4.1.2).',
    'Hint and error are its description, in that order; `aria-invalid` is set while there is an error (3.3.1).',
    'Half a time is an error when focus leaves the field or Enter is pressed, said in words with an example and announced once (3.3.3). It disappears with the first change.',
    'A time can be pasted in the forms 14:30, 14.30, 1430 and 2:30 pm (3.3.8).',
  ],
  dos: [
    'Say in the hint that about is enough where it is: "Ungefär räcker."',
    'To empty the field, set `null` and give it a new `key`: its value is `null` already while a time is half written.',
  ],
  donts: [
    'Do not ask for a time if the day is enough.',
    'Do not fill in now unless now is the likely answer.',
  ],
  limits: [
    'Whether it shows 14:30 or 2:30 PM, and the names of its parts, are the browser’s, in the browser’s language. The value is always 14:30.',
  ],
  review: reviewedAutomatically,
};
