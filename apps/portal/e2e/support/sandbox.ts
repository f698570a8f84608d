import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';

/** The day of every journey, so that their amounts can be typed by hand. */
const journeyDay = '2026-11-20T10:42:00+01:00';

const sandboxMain = join(import.meta.dirname, '../../../sandbox/src/main.ts');

export interface Fault {
  readonly method?: string;
  readonly path: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly delayMs?: number;
  readonly abort?: boolean;
  readonly times?: number;
}

const text = v.nullable(v.string());
const callsSchema = v.array(
  v.object({
    method: v.string(),
    path: v.string(),
    query: v.string(),
    headers: v.object({
      accept: text,
      'cache-control': text,
      pragma: text,
      'x-xsrf-token': v.boolean(),
    }),
  }),
);
export type LoggedCall = v.InferOutput<typeof callsSchema>[number];

const ledgerSchema = v.array(
  v.object({
    paymentId: v.string(),
    personalNumber: v.string(),
    references: v.array(v.string()),
    amount: v.number(),
    status: v.picklist(['initialized', 'checkoutFinished', 'created', 'confirmed', 'ended']),
    captures: v.array(v.object({ at: v.string(), amount: v.number() })),
  }),
);
/** A payment in the books of the payment company and the provider. */
export type LedgerEntry = v.InferOutput<typeof ledgerSchema>[number];

export type SwishAction = 'approve' | 'decline' | 'cancel' | 'fail' | 'expire';

const errorReportsSchema = v.array(v.object({ stack: v.string(), message: v.string() }));
/** The errors that the portal has reported. */
export type ErrorReports = v.InferOutput<typeof errorReportsSchema>;

const hubSchema = v.object({
  connections: v.array(v.object({ personalNumber: v.string(), transport: v.string() })),
  joinings: v.array(v.object({ personalNumber: v.string() })),
});
export type HubSituation = v.InferOutput<typeof hubSchema>;

export type PhoneAction =
  | 'open'
  | 'sign'
  | 'complete'
  | 'cancel'
  | 'expire'
  | 'certificateErr'
  | 'startFailed'
  | 'noClient'
  | 'userMrtd';

/** The control API of a running sandbox, which plays the provider and the outside world. */
export class Sandbox {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** The same portal under another host name, which decides the environment. */
  urlOn(hostname: string): string {
    const url = new URL(this.url);
    url.hostname = hostname;
    return url.origin;
  }

  async reset(): Promise<void> {
    await this.send('POST', 'reset');
  }

  /** Plays the customer in the BankID app, for the newest order. */
  async phone(action: PhoneAction, personalNumber?: string): Promise<void> {
    await this.send('POST', 'bankid', {
      action,
      ...(personalNumber === undefined ? {} : { personalNumber }),
    });
  }

  /** Switches these systems on or off and leaves the others. */
  async setSystems(systems: Readonly<Record<string, boolean>>): Promise<void> {
    const entries = Object.entries(systems).map(([system, online]) => ({ system, online }));
    await this.send('PATCH', 'site-state', entries);
  }

  async setVip(vip: boolean): Promise<void> {
    await this.send('PATCH', 'settings', { vip });
  }

  async setBankIdOnline(bankIdOnline: boolean): Promise<void> {
    await this.send('PATCH', 'settings', { bankIdOnline });
  }

  async setInformationText(informationText: string): Promise<void> {
    await this.send('PATCH', 'settings', { informationText });
  }

  async addFault(fault: Fault): Promise<void> {
    await this.send('POST', 'faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.send('DELETE', 'faults');
  }

  /** Ends the session so that the customer's next call notices, and not a keep-alive at some other time. */
  async expireSession(personalNumber: string, kind: 'access' | 'all'): Promise<void> {
    await this.addFault({ path: '/api/PortalIdentity/SendBrowserAlive', status: 204 });
    await this.send('POST', 'sessions/expire', { personalNumber, kind });
  }

  async changeCustomer(
    personalNumber: string,
    change: {
      readonly user?: Record<string, unknown>;
      readonly hasOspec?: boolean;
      readonly cases?: Record<string, Record<string, unknown>>;
    },
  ): Promise<void> {
    await this.send('PATCH', `customers/${personalNumber}`, change);
  }

  /** The portal's calls since `forgetCalls`. */
  async calls(): Promise<readonly LoggedCall[]> {
    const response = await this.send('GET', 'calls');
    return v.parse(callsSchema, await response.json());
  }

  async forgetCalls(): Promise<void> {
    await this.send('DELETE', 'calls');
  }

  /** The errors that the portal has reported since the sandbox started, oldest first. */
  async errorReports(): Promise<ErrorReports> {
    const response = await this.send('GET', 'error-reports');
    return v.parse(errorReportsSchema, await response.json());
  }

  /** All payments, oldest first. */
  async payments(): Promise<readonly LedgerEntry[]> {
    const response = await this.send('GET', 'payments');
    return v.parse(ledgerSchema, await response.json());
  }

  /** Plays the customer in Swish; no page needs to be open. */
  async swish(paymentId: string, action: SwishAction): Promise<void> {
    await this.send('POST', `payments/${paymentId}/phone`, { action });
  }

  /** Whether the payment company reports payments to the provider automatically. */
  async setAutomaticWebhooks(automaticWebhooks: boolean): Promise<void> {
    await this.send('PATCH', 'settings', { automaticWebhooks });
  }

  async sendWebhook(paymentId: string): Promise<void> {
    await this.send('POST', `payments/${paymentId}/webhook`);
  }

  /** Books the money of the payment at the provider. */
  async confirmPayment(paymentId: string): Promise<void> {
    await this.send('POST', `payments/${paymentId}/confirm`);
  }

  /** The live connections, and the customers who have joined. */
  async hub(): Promise<HubSituation> {
    const response = await this.send('GET', 'hub');
    return v.parse(hubSchema, await response.json());
  }

  /** Sends an event to all live connections of a customer. */
  async publish(personalNumber: string, event: string, conversationId = '1'): Promise<void> {
    await this.send('POST', 'hub/publish', { personalNumber, event, payload: { conversationId } });
  }

  /** Plays the provider's customer service, which writes in the conversation. */
  async reply(conversationId: string, message: string): Promise<void> {
    await this.send('POST', `conversations/${conversationId}/reply`, { message });
  }

  /** Ends the live connections of a customer, for good unless they may reconnect. */
  async closeHub(personalNumber: string, allowReconnect = false): Promise<void> {
    await this.send('POST', 'hub/close', { personalNumber, allowReconnect });
  }

  /** The transports that the server offers: WebSockets, ServerSentEvents, LongPolling. */
  async offerTransports(...transports: readonly string[]): Promise<void> {
    await this.send('PUT', 'hub', { transports });
  }

  private async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.url}/sandbox/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${String(response.status)} ${await response.text()}`);
    return response;
  }
}

interface Keeping {
  /** The database's folder. @default none: the data is lost when the sandbox ends */
  readonly data?: string;
  /** @default any free port */
  readonly port?: string;
}

/** Starts a separate sandbox and waits until it is ready. */
export async function startSandbox({ data = ':memory:', port = '0' }: Keeping = {}): Promise<{
  sandbox: Sandbox;
  stop: () => Promise<void>;
  /** Its output so far. */
  log: () => string;
}> {
  const child = spawn(process.execPath, ['--conditions=source', sandboxMain], {
    env: {
      ...process.env,
      PORT: port,
      SANDBOX_DATA: data,
      SANDBOX_CLOCK: journeyDay,
      SANDBOX_HEAVY_CASES: '120',
      // All tests of pages come from one address, and their logins ask twenty times as often.
      SANDBOX_CALLS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
    process.stderr.write(chunk);
  });
  const url = await readAddress(child);
  return {
    sandbox: new Sandbox(url),
    log: () => log,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Mina sidor: (?<url>http:\S+)/u.exec(output)?.groups?.['url'];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => {
      reject(new Error(`The sandbox ended with ${String(code)} before it answered: ${output}`));
    });
  });
}
