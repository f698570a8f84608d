import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { heardInStories, reviewedAutomatically } from '../../docs/reviews.ts';

export const comboboxGuide: ComponentGuide = {
  whenToUse: [
    'One of many known answers, of which the user knows the name: a municipality, a country, a make of car.',
    'About sixteen options and more, also such as a server finds.',
  ],
  whenNotToUse: [
    'Up to about fifteen options: use Select or RadioGroup, which show what there is.',
    'Several choices: use MultiSelect or CheckboxGroup.',
    'Any text is a right answer: use TextField.',
    'Search in a list that shows on the page: use FilterPanel.',
  ],
  anatomy: [
    'Label',
    'Hint, if there is one',
    'The field, with a mark that it has a list',
    'When open: the options with the user’s text, the chosen one marked; or that there are none, that they load, or that they could not be fetched, with a button that tries again',
    'Error with its icon, if there is one',
  ],
  keyboard: [
    { keys: 'Any character', does: 'Writes, opens the list and shows the options with that text.' },
    {
      keys: 'Down, Up',
      does: 'Open the list and move from option to option: Down begins at the chosen or the first one, Up at the last. They stop at the ends.',
    },
    { keys: 'Page Down, Page Up', does: 'Move by ten options in the open list.' },
    { keys: 'Alt + Down, Alt + Up', does: 'Open the list without moving, and close it.' },
    {
      keys: 'Enter',
      does: 'Chooses the active option and closes the list. Without one it sends the form, as in any text field.',
    },
    { keys: 'Escape', does: 'Closes the list. Again: empties the field.' },
    { keys: 'Left, Right, Home, End', does: 'Move in the text; no option is active any more.' },
    {
      keys: 'Tab, Shift + Tab',
      does: 'Leave the field and close the list, without choosing what is active.',
    },
  ],
  accessibility: [
    'The W3C pattern: an editable combobox with list autocomplete and manual selection. Focus stays in the field; `aria-activedescendant` names the active option, and `aria-selected` the chosen one.',
    'How many options show, that there are none, that they load or could not be fetched is announced when the user pauses typing (WCAG 4.1.3).',
    'What the user writes is never replaced while writing. A text that is the whole name of an option is its value, in any case of letters; another one stays and is an error in words when focus leaves the field (3.3.1, 3.3.3).',
    'A press anywhere in the field opens the list. It has no button of its own, which a screen reader would meet as a second control with the same name.',
    'Options are 44 px high. The list is as wide as the field and scrolls by itself when the window is low; in a dialog it is part of the flow.',
    'Orca says “Kommun redigerbar kombinationsruta”, with hint and error; after typing “Visar 1 av 34”; at Down “Lista med 1 objekt, Stockholm, inte markerat”; at Enter the field with its value.',
    'Forced colours draw the edge of the active option and the mark of the chosen one.',
  ],
  dos: [
    'Give the options in the order in which people look for them, mostly by letters.',
    'Find the options of thousands on the server: `onSearch`, with `status` "loading" until they are there.',
    'Say in the hint what to write where that is not obvious: "Till exempel Lund."',
    'Give the field a `name` in a plain form: `FormData` gets the value of the option, or an empty text.',
  ],
  donts: [
    'Do not give two options the same label.',
    'Do not add an option for "none": an empty field means that.',
    'Do not wait long with an `onSearch`: a pause of 300 ms after the last key is enough.',
  ],
  limits: [
    'Without scripts the text is sent as it was written: a server that takes such forms finds the option itself.',
    'At most 500 options are drawn; the list says out of how many.',
    'A text whose options are still loading when focus leaves the field is an error until the user comes back to it.',
  ],
  review: heardInStories(reviewedAutomatically),
};
