import { damageSchema } from '../../contract/damage.ts';
import { describe, type OperationDescriptions } from './describe.ts';

/** Damages. */
export const objects = [
  describe(damageSchema, 'One damage case.', {
    damageType: ["The provider's name for it, shown as it is.", 'Parkeringsskada'],
    damageDate: ['The day of the damage.', '2026-02-03'],
    damageNumber: ["The provider's number for it.", '2026/1187'],
    webNumber: [
      'The number that the customer got when reporting it on the web; null or blank when it was reported otherwise.',
      'W-204118',
    ],
  }),
];

/** The calls about damages. */
export const calls = {
  getDamages: {
    spoken: 'Skador',
    summary: 'The damage cases of a customer of the damage system.',
    description:
      'For the damages page. Who has not the damageCustomerType `Customer` gets 403, whatever the other is.',
    answer: 'The damage cases in any order: the portal shows the newest damageDate first.',
    systems: ['damage'],
  },
} satisfies OperationDescriptions;
