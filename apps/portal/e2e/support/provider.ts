import * as v from 'valibot';

import type { Customer } from './customers.ts';
import type { Sandbox } from './sandbox.ts';

const conversationsSchema = v.array(
  v.object({
    conversationId: v.string(),
    subject: v.string(),
    readByCustomer: v.boolean(),
    conversationMessages: v.array(
      v.object({
        id: v.string(),
        message: v.string(),
        createdByIdentity: v.boolean(),
        files: v.array(v.object({ token: v.string(), fileName: v.string() })),
      }),
    ),
  }),
);
type ProvidersConversation = v.InferOutput<typeof conversationsSchema>[number];

interface Written {
  readonly message: string;
  readonly from?: 'damage' | 'customerCentre';
  readonly files?: readonly { readonly name: string; readonly kilobytes?: number }[];
}

/** The provider's staff, who read and write messages. */
export class Provider {
  readonly #address: string;

  constructor(sandbox: Sandbox) {
    this.#address = `${sandbox.url}/sandbox/api/`;
  }

  /** The customer's conversations, the newest activity first. */
  async conversations({ personalNumber }: Customer): Promise<readonly ProvidersConversation[]> {
    const response = await fetch(
      `${this.#address}conversations?${new URLSearchParams({ personalNumber }).toString()}`,
    );
    return v.parse(conversationsSchema, await response.json());
  }

  /** The one of the customer's conversations that is about this. */
  async conversation(customer: Customer, subject: string): Promise<ProvidersConversation> {
    const found = (await this.conversations(customer)).find((each) => each.subject === subject);
    if (found === undefined) throw new Error(`There is no conversation about ${subject}.`);
    return found;
  }

  async start({ personalNumber }: Customer, subject: string, written: Written): Promise<void> {
    await this.#send('POST', 'conversations', { personalNumber, subject, ...written });
  }

  /** Answers in the one of the customer's conversations that is about this. */
  async replyAbout(customer: Customer, subject: string, message: string): Promise<void> {
    const { conversationId } = await this.conversation(customer, subject);
    await this.reply(conversationId, { message });
  }

  async reply(conversationId: string, written: Written): Promise<void> {
    await this.#send('POST', `conversations/${conversationId}/reply`, written);
  }

  /** The file has been looked through and can be fetched. */
  async finishFile(token: string): Promise<void> {
    await this.#send('POST', `attachments/${token}/process`);
  }

  async removeFile(token: string): Promise<void> {
    await this.#send('POST', `attachments/${token}/remove`);
  }

  async #send(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  }
}
