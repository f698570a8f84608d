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

const extractOrdersSchema = v.array(
  v.object({ personalNumber: v.string(), email: v.string(), token: v.string(), state: v.string() }),
);

interface Written {
  readonly message: string;
  readonly from?: 'damage' | 'customerCentre';
  readonly files?: readonly { readonly name: string; readonly kilobytes?: number }[];
}

/** One damage as the provider's system writes it. */
interface Damage {
  readonly damageType: string;
  readonly damageDate: string;
  readonly damageNumber: string;
  readonly webNumber: string;
}

/** The provider's staff, who read and write messages, register damages and make register extracts. */
export class Provider {
  readonly #address: string;

  constructor(sandbox: Sandbox) {
    this.#address = `${sandbox.url}/sandbox/api/`;
  }

  /** The customer's conversations, by latest activity. */
  async conversations({ personalNumber }: Customer): Promise<readonly ProvidersConversation[]> {
    const response = await fetch(
      `${this.#address}conversations?${new URLSearchParams({ personalNumber }).toString()}`,
    );
    return v.parse(conversationsSchema, await response.json());
  }

  /** The customer's conversation about this subject. */
  async conversation(customer: Customer, subject: string): Promise<ProvidersConversation> {
    const found = (await this.conversations(customer)).find((each) => each.subject === subject);
    if (found === undefined) throw new Error(`There is no conversation about ${subject}.`);
    return found;
  }

  async start({ personalNumber }: Customer, subject: string, written: Written): Promise<void> {
    await this.#send('POST', 'conversations', { personalNumber, subject, ...written });
  }

  /** Replies in the customer's conversation about this subject. */
  async replyAbout(customer: Customer, subject: string, message: string): Promise<void> {
    const { conversationId } = await this.conversation(customer, subject);
    await this.reply(conversationId, { message });
  }

  async reply(conversationId: string, written: Written): Promise<void> {
    await this.#send('POST', `conversations/${conversationId}/reply`, written);
  }

  /** Marks the file as scanned, so that it can be fetched. */
  async finishFile(token: string): Promise<void> {
    await this.#send('POST', `attachments/${token}/process`);
  }

  async removeFile(token: string): Promise<void> {
    await this.#send('POST', `attachments/${token}/remove`);
  }

  /** Replaces the customer's damages. */
  async registerDamages({ personalNumber }: Customer, damages: readonly Damage[]): Promise<void> {
    await this.#send('PUT', `customers/${personalNumber}/damages`, damages);
  }

  /** Stops making register extracts that are ordered from now on. */
  async holdExtracts(): Promise<void> {
    await this.#send('PATCH', 'settings', { automaticExtracts: false });
  }

  /** Makes the register extract that the customer has ordered. */
  async finishExtract(customer: Customer): Promise<void> {
    const open = (await this.#extracts(customer)).find(({ state }) => state !== 'ready');
    if (open === undefined) throw new Error(`${customer.fullName} has ordered no extract.`);
    await this.#send('POST', `register-extracts/${open.token}/finish`);
  }

  /** The e-mail address of each register extract that the customer has ordered, oldest first. */
  async extractOrders(customer: Customer): Promise<readonly string[]> {
    return (await this.#extracts(customer)).map(({ email }) => email);
  }

  async #extracts({ personalNumber }: Customer) {
    const response = await fetch(`${this.#address}register-extracts`);
    return v
      .parse(extractOrdersSchema, await response.json())
      .filter((order) => order.personalNumber === personalNumber);
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
