import type { Customer } from './customers.ts';
import { Provider } from './provider.ts';
import type { Sandbox } from './sandbox.ts';

/** The customer's messages with this text at the provider, each as a list of its file names. */
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
