import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The day on which every journey takes place, so that the amounts in the journeys can be typed by hand. */
const journeyDay = '2026-11-20T10:42:00+01:00';

const sandboxMain = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url));

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
/** A payment as the payment company and the provider have booked it. */
export type LedgerEntry = v.InferOutput<typeof ledgerSchema>[number];

export type SwishAction = 'approve' | 'decline' | 'cancel' | 'fail' | 'expire';

const errorReportsSchema = v.array(v.object({ stack: v.string(), message: v.string() }));
/** What the portal has told of its own errors. */
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

/** The control API of one running sandbox: the provider's side of a journey. */
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

  /** What the customer does in the BankID app for the newest order. */
  async phone(action: PhoneAction, personalNumber?: string): Promise<void> {
    await this.send('POST', 'bankid', {
      action,
      ...(personalNumber === undefined ? {} : { personalNumber }),
    });
  }

  /** Switches systems off or on; the others stay as they are. */
  async setSystems(systems: Readonly<Record<string, boolean>>): Promise<void> {
    const entries = Object.entries(systems).map(([system, online]) => ({ system, online }));
    await this.send('PATCH', 'site-state', entries);
  }

  async setVip(vip: boolean): Promise<void> {
    await this.send('PUT', 'vip', { vip });
  }

  async setBankIdOnline(online: boolean): Promise<void> {
    await this.send('PUT', 'bankid-state', { online });
  }

  async setInformationText(html: string): Promise<void> {
    await this.send('PUT', 'information-text', { html });
  }

  async addFault(fault: Fault): Promise<void> {
    await this.send('POST', 'faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.send('DELETE', 'faults');
  }

  /** It is found out by what the customer does next, and not now and then by the keep-alive, which goes by the clock. */
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

  /** The calls that the portal has made since they were forgotten last. */
  async calls(): Promise<readonly LoggedCall[]> {
    const response = await this.send('GET', 'calls');
    return v.parse(callsSchema, await response.json());
  }

  async forgetCalls(): Promise<void> {
    await this.send('DELETE', 'calls');
  }

  /** The errors that the portal has told of since the sandbox was new, oldest first. */
  async errorReports(): Promise<ErrorReports> {
    const response = await this.send('GET', 'error-reports');
    return v.parse(errorReportsSchema, await response.json());
  }

  /** All payments there have ever been, oldest first. */
  async payments(): Promise<readonly LedgerEntry[]> {
    const response = await this.send('GET', 'payments');
    return v.parse(ledgerSchema, await response.json());
  }

  /** What the customer does in Swish, whether any page is open or not. */
  async swish(paymentId: string, action: SwishAction): Promise<void> {
    await this.send('POST', `payments/${paymentId}/phone`, { action });
  }

  /** Whether the payment company tells the provider of its money by itself. */
  async setAutomaticWebhooks(automatic: boolean): Promise<void> {
    await this.send('PUT', 'payment-webhooks', { automatic });
  }

  async sendWebhook(paymentId: string): Promise<void> {
    await this.send('POST', `payments/${paymentId}/webhook`);
  }

  /** The provider books the money of the payment. */
  async confirmPayment(paymentId: string): Promise<void> {
    await this.send('POST', `payments/${paymentId}/confirm`);
  }

  /** Who has a live connection, and who has told that they are there. */
  async hub(): Promise<HubSituation> {
    const response = await this.send('GET', 'hub');
    return v.parse(hubSchema, await response.json());
  }

  /** Publishes an event to all live connections of a customer. */
  async publish(personalNumber: string, event: string, conversationId = '1'): Promise<void> {
    await this.send('POST', 'hub/publish', { personalNumber, event, payload: { conversationId } });
  }

  /** Ends the live connections of a customer, for good unless they may come back. */
  async closeHub(personalNumber: string, allowReconnect = false): Promise<void> {
    await this.send('POST', 'hub/close', { personalNumber, allowReconnect });
  }

  /** Which ways of connecting the server offers: WebSockets, ServerSentEvents, LongPolling. */
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
  /** Folder of the database. @default none: it forgets everything when it ends */
  readonly data?: string;
  /** @default a free one */
  readonly port?: string;
}

/** Starts a sandbox of its own and waits until it answers. */
export async function startSandbox({ data = ':memory:', port = '0' }: Keeping = {}): Promise<{
  sandbox: Sandbox;
  stop: () => Promise<void>;
  /** What it has written so far. */
  log: () => string;
}> {
  const child = spawn(process.execPath, ['--conditions=source', sandboxMain], {
    env: {
      ...process.env,
      PORT: port,
      SANDBOX_DATA: data,
      SANDBOX_CLOCK: journeyDay,
      SANDBOX_HEAVY_CASES: '120',
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
