import * as v from 'valibot';

import { siteStateSchema } from '@mina-sidor/api-client/contract';

import { addDays } from '../calendar.ts';
import { passDays } from '../payments/passDays.ts';
import { sampleCustomers } from '../samples/customers.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import type { Operations } from './operations.ts';

const onOrOff = v.exactOptional(v.boolean());
const changeSchema = v.strictObject({
  siteState: v.exactOptional(siteStateSchema),
  vip: onOrOff,
  bankIdOnline: onOrOff,
  informationText: v.exactOptional(v.string()),
  automaticWebhooks: onOrOff,
  automaticProcessing: onOrOff,
  automaticExtracts: onOrOff,
});
const forwardSchema = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});

/** The provider's switches, which of its steps are automatic, and the day. */
export function settingControl({ settings, clock, customers, transaction }: Services) {
  const readClock = () => ({ today: clock.today(), daysAhead: clock.daysAhead() });
  return {
    'GET settings': () => ({ ...settings.read(), clock: readClock() }),
    'PATCH settings': ({ body }) => settings.set(readInput(changeSchema, body, 'body')),
    // Debts grow by so many days, and months of plans end. All sessions end, as they would have by then.
    'POST clock/forward': ({ body }) => {
      const { days } = readInput(forwardSchema, body, 'body');
      transaction(() => {
        for (const { personalNumber } of sampleCustomers) {
          passDays(customers, personalNumber, days, addDays(clock.today(), days));
        }
      });
      clock.forward(days);
      return readClock();
    },
    // Changes the named systems and leaves the others as they are.
    'PATCH site-state': ({ body }) => {
      const after = new Map(settings.read().siteState.map((entry) => [entry.system, entry]));
      for (const change of readInput(siteStateSchema, body, 'body')) {
        after.set(change.system, change);
      }
      settings.set({ siteState: [...after.values()] });
    },
  } satisfies Operations;
}
