import { bankIdLifetimes, endlessLifetimes } from './bankid/order.ts';
import { createBankId } from './bankid/bankId.ts';
import { createMovableClock, systemClock, type Clock } from './clock.ts';
import { createCallLog } from './control/callLog.ts';
import { createFaults } from './control/faults.ts';
import { createDocuments } from './documents/createDocuments.ts';
import { createRegisterExtracts } from './documents/createRegisterExtracts.ts';
import { createAttachments } from './messages/createAttachments.ts';
import { createMessages } from './messages/createMessages.ts';
import { createPortalHub } from './hub/createPortalHub.ts';
import { createPayments } from './payments/createPayments.ts';
import { createOlderRelease } from './portal/olderRelease.ts';
import { addSamples } from './samples/addSamples.ts';
import { seedStranger } from './samples/seed.ts';
import { createCustomers } from './store/customers.ts';
import { createFileStore } from './store/files.ts';
import { createSessions, type Session } from './store/sessions.ts';
import { createSettings } from './store/settings.ts';
import { openStore } from './store/store.ts';

export interface ServiceOptions {
  /** Folder of the database, or `:memory:`. */
  readonly data: string;
  /** @default the machine's own time */
  readonly clock?: Clock;
  /** How many active cases the sample customer `heavy` has; its payments follow. */
  readonly heavyCases?: number | undefined;
  /** How long the provider looks through an attached file, or makes a register extract. */
  readonly processingMs?: number | undefined;
}

export type Services = ReturnType<typeof createServices>;

/** Everything behind the HTTP surface. */
export function createServices({
  data,
  clock: givenClock = systemClock,
  heavyCases,
  processingMs,
}: ServiceOptions) {
  const clock = createMovableClock(givenClock);
  const store = openStore(data);
  const { transaction, errorReports } = store;
  const customers = createCustomers(store);
  const sessions = createSessions(store, clock);
  const settings = createSettings(store);
  const payments = createPayments({ store, customers, settings, clock });
  const documents = createDocuments({ store, customers, clock });
  /** The live connection; `publish` tells a customer's open pages what has happened. */
  const portalHub = createPortalHub(store, sessions);
  const { publish } = portalHub;
  /** The bytes of attached files. */
  const files = createFileStore(data);
  const attachments = createAttachments({ store, files, clock, publish, processingMs });
  const messages = createMessages({ store, attachments, clock, publish });
  const registerExtracts = createRegisterExtracts({ store, customers, clock, processingMs });
  const bankId = createBankId(store, clock, clock.isFixed ? endlessLifetimes : bankIdLifetimes);
  const faults = createFaults();
  const calls = createCallLog();
  const olderRelease = createOlderRelease();

  /** Adds missing sample customers and resumes what was being processed. */
  const start = (forget: () => void = () => undefined): void => {
    transaction(() => {
      forget();
      addSamples(store, clock.today(), heavyCases);
    });
    attachments.resume();
    registerExtracts.resume();
  };
  start();

  return {
    clock,
    customers,
    sessions,
    settings,
    bankId,
    payments,
    documents,
    registerExtracts,
    errorReports,
    messages,
    attachments,
    files,
    portalHub,
    faults,
    calls,
    olderRelease,
    /** Runs the work as a whole or not at all. */
    transaction,
    /** Logs the person in; somebody unknown becomes a person without cases. */
    logIn: (personalNumber: string): Session =>
      transaction(() => {
        if (customers.findUser(personalNumber) === null) {
          store.customers.add(seedStranger(personalNumber));
        }
        return sessions.create(personalNumber);
      }),
    /** Ends the session whose cookie is being overwritten: nobody could log it out afterwards. */
    endReplaced(previousValue: string | undefined, next: Session): void {
      const previous = sessions.find(previousValue);
      if (previous !== null && previous.id !== next.id) sessions.remove(previous.id);
    },
    /** Makes a sample customer new, as of today, and logs her out everywhere. */
    renewCustomer(personalNumber: string): void {
      sessions.expire(personalNumber, 'all');
      start(() => store.customers.remove(personalNumber));
    },
    /** Restores the very start. */
    reset(): void {
      clock.reset();
      start(() => {
        for (const records of [store.customers, store.bankIdOrders, store.settings, errorReports]) {
          records.clear();
        }
      });
      portalHub.reset();
      faults.clear();
      calls.clear();
    },
    close(): void {
      attachments.close();
      registerExtracts.close();
      portalHub.close();
      store.close();
      files.close();
    },
  };
}
