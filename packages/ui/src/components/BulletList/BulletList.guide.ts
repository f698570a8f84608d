import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const bulletListGuide: ComponentGuide = {
  whenToUse: ['Two to five short statements of one kind, each with the same weight.'],
  whenNotToUse: [
    'Steps in an order: use Stepper or CaseProgress.',
    'Pairs of label and value: use DescriptionList.',
    'A single statement: use Text.',
  ],
  anatomy: ['Statement, marked with the road’s centre line'],
  keyboard: [],
  accessibility: [
    'A list that says how many statements it has, in Safari too (1.3.1).',
    'The mark is a border, so forced colours and print keep it; it is not read (1.1.1).',
    'Long words break with a hyphen inside the list (1.4.10).',
  ],
  dos: ['Write statements of the same form, most important first.'],
  donts: ['Do not nest lists: make a heading of the outer one.'],
  limits: [],
  review: reviewedByHand,
};
