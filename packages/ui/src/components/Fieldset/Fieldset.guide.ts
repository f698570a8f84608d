import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedAutomatically } from '../../docs/reviews.ts';

export const fieldsetGuide: ComponentGuide = {
  whenToUse: [
    'Fields that mean something only together, or whose labels do: an address, two persons with the same fields.',
    'A part of a long form, under a heading: give it `headingLevel`.',
  ],
  whenNotToUse: [
    'Several checkboxes that answer one question: use CheckboxGroup. Radio buttons: use RadioGroup.',
    'From and to: use DateSpan.',
    'A form with few fields: its heading is enough.',
  ],
  anatomy: [
    'Legend',
    'Hint, if there is one',
    'Error with its icon, if there is one',
    'The fields',
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from field to field; the group itself is no stop.' }],
  accessibility: [
    'A native `fieldset` with its `legend`: screen readers say the legend when focus enters the group (WCAG 1.3.1, 3.3.2).',
    'Hint and error are the description of the group, in that order (3.3.1). The error is announced once when it appears. It stands above the fields: below it would be taken for an error of the last one.',
    'While there is an error the group can take focus from an error summary, which reads legend, hint and error; Tab then moves to its first field (2.4.3).',
    'With `headingLevel` the legend is a heading too, and is found among the headings of the page (2.4.6).',
  ],
  dos: [
    'Word the legend so that each label is understood with it: "Adress", then "Gata".',
    'Give the error to the field that is wrong where one field is; the group only has what is wrong with the fields together.',
  ],
  donts: [
    'Do not put a group into a group: screen readers say both legends, again and again.',
    'Do not repeat the legend in the labels.',
  ],
  limits: [],
  review: reviewedAutomatically,
};
