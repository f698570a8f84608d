import { addDocument } from '../documents/createDocuments.ts';
import { addConversation } from '../messages/createMessages.ts';
import type { Store } from '../store/store.ts';
import { sampleCustomers } from './customers.ts';
import { seed, type SampleRecords } from './seed.ts';

/** Stores the missing sample customers. Data in an existing folder is kept. */
export function addSamples(store: Store, today: string, heavyCases: number | undefined): void {
  for (const { key, personalNumber } of sampleCustomers) {
    if (store.customers.find(personalNumber) === null) add(store, seed(key, today, heavyCases));
  }
}

function add(store: Store, sample: SampleRecords): void {
  const { personalNumber, user, hasOspec, damages } = sample;
  store.customers.add({ personalNumber, user, hasOspec, damages });
  for (const record of sample.cases) store.cases.add({ personalNumber, record });
  for (const record of sample.transactions.toReversed()) {
    store.transactions.add({ personalNumber, record });
  }
  for (const payment of sample.payments) store.payments.add(payment);
  for (const conversation of sample.conversations) addConversation(store, conversation);
  // In the order in which they were written: the newest message decides which conversation comes first.
  const time = ({ record }: SampleRecords['messages'][number]): number =>
    Date.parse(record.createdAt);
  for (const message of sample.messages.toSorted((one, other) => time(one) - time(other))) {
    store.messages.add(message);
  }
  for (const attachment of sample.attachments) store.attachments.add(attachment);
  for (const { entry, paper } of sample.documents) addDocument(store, personalNumber, entry, paper);
  for (const extract of sample.registerExtracts) store.registerExtracts.add(extract);
}
