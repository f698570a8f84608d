import * as v from 'valibot';

import { siteStateSchema } from '@mina-sidor/api-client/contract';

import { addDays } from '../calendar.ts';
import { passDays } from '../payments/passDays.ts';
import { sampleCustomers } from '../samples/customers.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import type { Call, Operations } from './operations.ts';

const vipSchema = v.strictObject({ vip: v.boolean() });
const onlineSchema = v.strictObject({ online: v.boolean() });
const informationTextSchema = v.strictObject({ html: v.string() });
const forwardSchema = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
});
const automaticSchema = v.strictObject({ automatic: v.boolean() });

/** The provider's switches, and which of its steps are automatic. */
export function settingControl({ settings, clock, customers, transaction }: Services) {
  const automatic = (name: 'automaticWebhooks' | 'automaticProcessing' | 'automaticExtracts') => {
    const read = () => ({ automatic: settings[name]() });
    const write = ({ body }: Call) => {
      settings.set(name, readInput(automaticSchema, body, 'body').automatic);
      return read();
    };
    return { read, write };
  };
  const webhooks = automatic('automaticWebhooks');
  const processing = automatic('automaticProcessing');
  const extracts = automatic('automaticExtracts');

  const readClock = () => ({ today: clock.today(), daysAhead: clock.daysAhead() });

  return {
    'GET settings': () => ({
      siteState: settings.siteState(),
      vip: settings.vip(),
      bankIdOnline: settings.bankIdOnline(),
      informationText: settings.informationText(),
      clock: readClock(),
    }),
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
    'GET site-state': () => settings.siteState(),
    // Replaces the list as a whole, so that a system can also be without an entry (row T05).
    'PUT site-state': ({ body }) => {
      settings.set('siteState', readInput(siteStateSchema, body, 'body'));
      return settings.siteState();
    },
    // Changes the named systems and leaves the others as they are.
    'PATCH site-state': ({ body }) => {
      const after = new Map(settings.siteState().map((entry) => [entry.system, entry]));
      for (const change of readInput(siteStateSchema, body, 'body')) {
        after.set(change.system, change);
      }
      settings.set('siteState', [...after.values()]);
      return settings.siteState();
    },
    'PUT vip': ({ body }) => {
      settings.set('vip', readInput(vipSchema, body, 'body').vip);
      return { vip: settings.vip() };
    },
    'PUT bankid-state': ({ body }) => {
      settings.set('bankIdOnline', readInput(onlineSchema, body, 'body').online);
      return { online: settings.bankIdOnline() };
    },
    'PUT information-text': ({ body }) => {
      settings.set('informationText', readInput(informationTextSchema, body, 'body').html);
      return { html: settings.informationText() };
    },
    'GET payment-webhooks': webhooks.read,
    'PUT payment-webhooks': webhooks.write,
    'GET attachments': processing.read,
    'PUT attachments': processing.write,
    'GET register-extract-processing': extracts.read,
    'PUT register-extract-processing': extracts.write,
  } satisfies Operations;
}
