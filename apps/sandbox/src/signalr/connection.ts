import { randomBytes } from 'node:crypto';

import {
  type Ending,
  type HubLimits,
  type HubMethod,
  type TransportName,
  type Visitor,
} from './hub.types.ts';
import {
  closeMessage,
  completionMessage,
  createMessageBuffer,
  eventMessage,
  handshakeReply,
  type Invocation,
  pingMessage,
  ProtocolError,
  readMessage,
  refuseHandshake,
} from './messages.ts';
import type { LongPolling } from './transports/longPolling.ts';

/** What carries a connection's messages. */
export type Transport = LongPolling | StreamTransport;

/** A transport with a lasting line, on which pings and silence mean something. */
export interface StreamTransport {
  readonly name: Exclude<TransportName, 'LongPolling'>;
  send(text: string): void;
  /** Ends the transport when everything has been sent. */
  end(): void;
}

interface ConnectionOptions {
  readonly visitor: Visitor;
  /** True since version 1 of the negotiation. In version 0 the public id is the token. */
  readonly hasSecret: boolean;
  readonly findMethod: (target: string) => HubMethod | undefined;
  readonly limits: HubLimits;
  readonly now: () => number;
  readonly onOver: (connection: Connection) => void;
}

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** One client's connection from its negotiation to its end, whatever carries it. */
export class Connection {
  readonly connectionId = secret(16);
  readonly token: string;
  readonly visitor: Visitor;
  readonly #options: ConnectionOptions;
  readonly #split: (piece: string) => string[];
  #transport: Transport | null = null;
  #state: 'handshake' | 'open' | 'over' = 'handshake';
  #startedAt: number;
  #lastSent = 0;
  #lastReceived = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.visitor = options.visitor;
    this.token = options.hasSecret ? secret(32) : this.connectionId;
    this.#split = createMessageBuffer(options.limits.messageLength);
    this.#startedAt = options.now();
  }

  /** Null until the client has chosen one, which it cannot change. */
  get transport(): Transport | null {
    return this.#transport;
  }

  /** The handshake is done, and nobody has ended the connection. */
  get isOpen(): boolean {
    return this.#state === 'open';
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  /** Starts the connection: the handshake comes next. */
  start(transport: Transport): void {
    this.#transport = transport;
    this.#startedAt = this.#options.now();
    this.#lastSent = this.#startedAt;
    this.#lastReceived = this.#startedAt;
  }

  /** Takes what the client has sent: any piece of any number of messages. */
  receive(piece: string): void {
    this.#lastReceived = this.#options.now();
    try {
      for (const text of this.#split(piece)) {
        if (this.isOver) return;
        this.#take(text);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      if (this.#state === 'handshake') this.#send(handshakeReply('Handshake was canceled.'));
      this.end({ error: 'Connection closed with an error.' });
    }
  }

  /** Calls the client's handlers of this name; nothing happens before the handshake. */
  sendEvent(target: string, args: readonly unknown[]): void {
    if (this.isOpen) this.#send(eventMessage(target, args));
  }

  end(ending: Ending = {}): void {
    if (this.isOver) return;
    if (this.isOpen) this.#send(closeMessage(ending));
    this.#transport?.end();
    this.lose();
  }

  /** Call this when the transport has broken: nothing more can be sent. */
  lose(): void {
    if (this.isOver) return;
    this.#state = 'over';
    this.#options.onOver(this);
  }

  /** Pings, and drops a client that has been silent for too long. */
  keepAlive(): void {
    const { limits, now } = this.#options;
    const time = now();
    if (this.#transport === null) {
      if (time - this.#startedAt >= limits.negotiatedFor) this.lose();
      return;
    }
    if (this.#state === 'handshake') {
      if (time - this.#startedAt < limits.handshakeWithin) return;
      this.#send(handshakeReply('Handshake was canceled.'));
      this.end();
      return;
    }
    // A polling client needs no pings: it is gone when it stops polling.
    if (this.#transport.name === 'LongPolling') return;
    if (time - this.#lastReceived >= limits.clientSilentFor) {
      this.end({ error: 'Connection closed with an error.', allowReconnect: true });
    } else if (time - this.#lastSent >= limits.pingAfter) {
      this.#send(pingMessage);
    }
  }

  #send(text: string): void {
    if (this.isOver) return;
    this.#lastSent = this.#options.now();
    this.#transport?.send(text);
  }

  #take(text: string): void {
    if (this.#state === 'handshake') {
      const refusal = refuseHandshake(text);
      this.#send(handshakeReply(refusal));
      if (refusal === null) this.#state = 'open';
      else this.end();
      return;
    }
    const message = readMessage(text);
    if (message === 'close') {
      this.#transport?.end();
      this.lose();
    } else if (message !== 'other') void this.#invoke(message);
  }

  async #invoke(invocation: Invocation): Promise<void> {
    const result = await this.#run(invocation);
    const { invocationId } = invocation;
    if (invocationId !== undefined) this.#send(completionMessage(invocationId, result));
  }

  /** Runs a method of the hub. The caller does not see the text of an error. */
  async #run({ target, args, wantsStream }: Invocation) {
    const method = this.#options.findMethod(target);
    if (method === undefined) return { error: `Unknown hub method '${target}'` };
    if (wantsStream) {
      return {
        error: `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`,
      };
    }
    try {
      const result: unknown = await method(this.visitor, args);
      return result === undefined ? {} : { result };
    } catch {
      return { error: `An unexpected error occurred invoking '${target}' on the server.` };
    }
  }
}
