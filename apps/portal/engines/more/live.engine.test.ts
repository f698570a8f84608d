import { expect } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { test } from '../support/test.ts';

test.for(['WebSockets', 'ServerSentEvents', 'LongPolling'])(
  'a message of the provider arrives in the open conversation over %s [Z98]',
  async (transport, { visitor, sandbox }) => {
    await sandbox.offerTransports(transport);
    await visitor.enter(customers.maja, '/meddelanden');
    await expect.poll(async () => (await sandbox.hub()).joinings.length).toBeGreaterThan(0);
    await visitor.press({ role: 'button', begins: 'Trafikförsäkringsavgift' });
    await visitor.write('Svara', 'Jag undrar');
    await sandbox.reply('standard-1', 'Nu är skulden omräknad.');
    await visitor.sees('Nu är skulden omräknad.');
  },
);
