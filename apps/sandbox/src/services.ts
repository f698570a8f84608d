import { bankIdLifetimes, endlessLifetimes, type OrderLifetimes } from './bankid/order.ts';
import { createBankId, type BankId } from './bankid/bankId.ts';
import type { Clock } from './clock.ts';
import { createCallLog, type CallLog } from './control/callLog.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { createDocuments, type Documents } from './documents/createDocuments.ts';
import {
  createRegisterExtracts,
  type RegisterExtracts,
} from './documents/createRegisterExtracts.ts';
import { createAttachments, type Attachments } from './messages/createAttachments.ts';
import { createMessages, type Messages, type Publish } from './messages/createMessages.ts';
import { createPortalHub, type PortalHub } from './hub/createPortalHub.ts';
import { createPayments, type Payments } from './payments/createPayments.ts';
import { addSamples } from './samples/addSamples.ts';
import { seedStranger } from './samples/seed.ts';
import { createCustomers, type CustomerStore } from './store/customers.ts';
import { createFileStore, type FileStore } from './store/files.ts';
import { createSessions, type Session, type SessionStore } from './store/sessions.ts';
import { createSettings, type SettingStore } from './store/settings.ts';
import { openStore, type Store } from './store/store.ts';

/** Everything behind the HTTP surface. */
export interface Services {
  readonly clock: Clock;
  readonly customers: CustomerStore;
  readonly sessions: SessionStore;
  readonly settings: SettingStore;
  readonly bankId: BankId;
  readonly payments: Payments;
  readonly documents: Documents;
  readonly registerExtracts: RegisterExtracts;
  readonly errorReports: Store['errorReports'];
  readonly messages: Messages;
  readonly attachments: Attachments;
  /** The bytes of attached files. */
  readonly files: FileStore;
  /** The live connection; `publish` tells a customer's open pages what has happened. */
  readonly portalHub: PortalHub;
  readonly faults: Faults;
  readonly calls: CallLog;
  /** Logs the person in; somebody unknown becomes a person without cases. */
  logIn(personalNumber: string): Session;
  /** Ends the session whose cookie the new one overwrites: nobody could log it out afterwards. */
  endReplaced(previousId: string | undefined, next: Session): void;
  /** Runs the work as a whole or not at all. */
  transaction<Value>(work: () => Value): Value;
  /** Everything as it was at the very start. */
  reset(): void;
  close(): void;
}

export interface ServiceOptions {
  /** Folder of the database, or `:memory:`. */
  readonly data: string;
  readonly clock: Clock;
  /** BankID's own times unless told otherwise; with a fixed clock an order waits for ever. */
  readonly orderLifetimes?: OrderLifetimes | undefined;
  /** How many active cases the sample customer `heavy` has; its payments follow. */
  readonly heavyCases?: number | undefined;
  /** How long the provider looks through an attached file, or makes a register extract. */
  readonly processingMs?: number | undefined;
}

export function createServices(options: ServiceOptions): Services {
  const { data, clock, orderLifetimes, heavyCases, processingMs } = options;
  const store = openStore(data);
  const { transaction, errorReports } = store;
  const customers = createCustomers(store);
  const sessions = createSessions(store, clock);
  const settings = createSettings(store);
  const payments = createPayments({ store, customers, settings, clock });
  const documents = createDocuments({ store, customers, clock });
  const portalHub = createPortalHub(sessions, clock);
  const publish: Publish = (...happening) => {
    portalHub.publish(...happening);
  };
  const files = createFileStore(data);
  const attachments = createAttachments({ store, files, clock, publish, processingMs });
  const messages = createMessages({ store, attachments, clock, publish });
  const registerExtracts = createRegisterExtracts({ store, customers, clock, processingMs });
  const faults = createFaults();
  const calls = createCallLog();
  const lifetimes = orderLifetimes ?? (clock.isFixed ? endlessLifetimes : bankIdLifetimes);

  const addMissingSamples = (): void => addSamples(store, clock.today(), heavyCases);
  const resume = (): void => {
    attachments.resume();
    registerExtracts.resume();
  };
  const reset = (): void => {
    transaction(() => {
      const { customers: people, bankIdOrders, settings: switches } = store;
      for (const records of [people, bankIdOrders, switches, errorReports]) records.clear();
      addMissingSamples();
    });
    resume();
    portalHub.reset();
    faults.clear();
    calls.clear();
  };
  transaction(addMissingSamples);
  resume();

  return {
    clock,
    customers,
    sessions,
    settings,
    bankId: createBankId(store, clock, lifetimes),
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
    logIn(personalNumber) {
      return transaction(() => {
        if (customers.findUser(personalNumber) === null) {
          store.customers.add(seedStranger(personalNumber));
        }
        return sessions.create(personalNumber);
      });
    },
    endReplaced(previousId, next) {
      if (previousId !== undefined && previousId !== next.id) sessions.remove(previousId);
    },
    transaction,
    reset,
    close() {
      attachments.close();
      registerExtracts.close();
      portalHub.close();
      store.close();
      files.close();
    },
  };
}
