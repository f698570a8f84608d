import type { Customer } from './customers.ts';
import { Provider } from './provider.ts';
import type { Sandbox } from './sandbox.ts';

/** The messages of the customer with this text that the provider has, each as the names of its files. */
export async function sentMessages(
  sandbox: Sandbox,
  customer: Customer,
  text: string,
): Promise<readonly (readonly string[])[]> {
  const conversations = await new Provider(sandbox).conversations(customer);
  return conversations
    .flatMap(({ conversationMessages }) => conversationMessages)
    .filter(({ createdByIdentity, message }) => createdByIdentity && message === text)
    .map(({ files }) => files.map(({ fileName }) => fileName));
}
