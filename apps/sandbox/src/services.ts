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
import { addConversations } from './samples/addConversations.ts';
import { sampleCustomers } from './samples/customers.ts';
import { seed, seedStranger } from './samples/seed.ts';
import { createAttachmentStore } from './store/attachments.ts';
import { createConversationStore } from './store/conversations.ts';
import { createCustomerStore, type CustomerStore } from './store/customers.ts';
import { openDatabase } from './store/database.ts';
import { createDamageStore, type DamageStore } from './store/damages.ts';
import { createDocumentStore } from './store/documents.ts';
import { createErrorReportStore, type ErrorReportStore } from './store/errorReports.ts';
import { createFileStore, type FileStore } from './store/files.ts';
import { createOrderStore } from './store/orders.ts';
import { createPaymentStore } from './store/payments.ts';
import { createRegisterExtractStore } from './store/registerExtracts.ts';
import { createSessionStore, type Session, type SessionStore } from './store/sessions.ts';
import { createSettingStore, type SettingStore } from './store/settings.ts';

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
  readonly damages: DamageStore;
  readonly errorReports: ErrorReportStore;
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
  const database = openDatabase(data);
  const customers = createCustomerStore(database);
  const sessions = createSessionStore(database, clock);
  const settings = createSettingStore(database);
  const orders = createOrderStore(database);
  const transaction = <Value>(work: () => Value): Value => database.transaction(work);
  const paymentStore = createPaymentStore(database);
  const payments = createPayments({
    transaction,
    customers,
    payments: paymentStore,
    settings,
    clock,
  });
  const documentStore = createDocumentStore(database);
  const documents = createDocuments({ customers, documents: documentStore, clock });
  const damages = createDamageStore(database);
  const portalHub = createPortalHub(sessions, clock);
  const publish: Publish = (...happening) => {
    portalHub.publish(...happening);
  };
  const conversations = createConversationStore(database);
  const attachmentStore = createAttachmentStore(database);
  const files = createFileStore(data);
  const attachments = createAttachments({
    store: attachmentStore,
    files,
    clock,
    publish,
    processingMs,
  });
  const messages = createMessages({ transaction, conversations, attachments, clock, publish });
  const extractStore = createRegisterExtractStore(database);
  const registerExtracts = createRegisterExtracts({
    store: extractStore,
    customers,
    damages,
    conversations,
    clock,
    processingMs,
  });
  const errorReports = createErrorReportStore(database);
  const faults = createFaults();
  const calls = createCallLog();
  const lifetimes = orderLifetimes ?? (clock.isFixed ? endlessLifetimes : bankIdLifetimes);

  // A folder from before a sample customer was thought of keeps what is in it, and gets the new one.
  const addMissingSamples = (): void => {
    for (const { key, personalNumber } of sampleCustomers) {
      if (customers.findUser(personalNumber) !== null) continue;
      const sample = seed(key, clock.today(), heavyCases);
      customers.add(sample);
      for (const payment of sample.payments) paymentStore.add(payment);
      addConversations(sample, conversations, attachmentStore);
      damages.replace(personalNumber, sample.damages);
      for (const { record, paper } of sample.documents) {
        documentStore.add(personalNumber, record, paper);
      }
      for (const extract of sample.registerExtracts) extractStore.add(personalNumber, extract);
    }
  };
  const reset = (): void => {
    database.transaction(() => {
      customers.clear();
      orders.clear();
      settings.reset();
      errorReports.clear();
      addMissingSamples();
    });
    attachments.resume();
    registerExtracts.resume();
    portalHub.reset();
    faults.clear();
    calls.clear();
  };
  database.transaction(addMissingSamples);
  attachments.resume();
  registerExtracts.resume();

  return {
    clock,
    customers,
    sessions,
    settings,
    bankId: createBankId(orders, clock, lifetimes),
    payments,
    documents,
    registerExtracts,
    damages,
    errorReports,
    messages,
    attachments,
    files,
    portalHub,
    faults,
    calls,
    logIn(personalNumber) {
      return database.transaction(() => {
        if (customers.findUser(personalNumber) === null) {
          customers.add(seedStranger(personalNumber));
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
      database.close();
      files.close();
    },
  };
}
