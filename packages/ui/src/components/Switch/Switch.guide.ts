import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const switchGuide: ComponentGuide = {
  whenToUse: ['A setting that is on or off and counts at once: a reminder by text message.'],
  whenNotToUse: [
    'Yes or no that counts when a form is sent, such as a consent: use Checkbox.',
    'One of two answers that are not on and off: use RadioGroup.',
    'Something that is done once: use Button.',
  ],
  anatomy: [
    'The switch',
    'Label',
    'The word for its state',
    'Hint, if there is one',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the switch and on from it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  accessibility: [
    'A native checkbox with the role `switch`: the browser provides name, state and changes.',
    'The state is shown by the place of the thumb, a tick and a word, and not by colour alone (WCAG 1.4.1). The word is hidden from screen readers, which say the state of a switch themselves.',
    'The label is part of the target, which is 44 px high (2.5.5). Nothing moves when the state changes.',
    'In forced colours track, thumb and tick keep their edges.',
    'While a change is being saved, `isLocked` keeps the state and the focus; `aria-disabled` says that it cannot be changed.',
  ],
  dos: [
    'Word the label as what is on: "Påminnelse med sms".',
    'Put the switch back and give an `error` if the change could not be saved.',
  ],
  donts: [
    'Do not put a switch in a form with a button that sends: the user does not know when it counts.',
    'Do not change the label with the state.',
  ],
  limits: [],
  review: reviewedAutomatically,
};
