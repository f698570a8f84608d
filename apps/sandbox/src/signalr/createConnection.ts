import { createMessageBuffer } from './createMessageBuffer.ts';
import {
  type Ending,
  HubError,
  type HubMethod,
  type HubLimits,
  type Visitor,
} from './hub.types.ts';
import {
  type ClientMessage,
  closeMessage,
  completionMessage,
  eventMessage,
  handshakeReply,
  pingMessage,
  ProtocolError,
  readMessage,
  refuseHandshake,
} from './messages.ts';

/** What carries a connection's messages. */
export interface Transport {
  /** The transport itself tells when the client is gone, so that neither pings nor silence mean anything. */
  readonly isAliveByItself: boolean;
  send(text: string): void;
  /** Ends the transport when everything has been sent. */
  end(): void;
}

/** One client's connection, whatever carries it. */
export interface Connection {
  /** Hands have been shaken, and nobody has left since. */
  readonly isOpen: boolean;
  readonly isOver: boolean;
  /** Takes what the client has sent: any piece of any number of messages. */
  receive(piece: string): void;
  /** Calls the client's handlers of this name; nothing happens before the handshake. */
  sendEvent(target: string, args: readonly unknown[]): void;
  end(ending?: Ending): void;
  /** The transport has broken off: nothing more can be sent. */
  lose(): void;
  /** Pings, and gives up a client that has been silent for too long. */
  keepAlive(): void;
}

interface ConnectionParts {
  readonly visitor: Visitor;
  readonly transport: Transport;
  readonly findMethod: (target: string) => HubMethod | undefined;
  readonly limits: HubLimits;
  readonly now: () => number;
  readonly onOver: () => void;
}

export function createConnection(parts: ConnectionParts): Connection {
  const { visitor, transport, findMethod, limits, now, onOver } = parts;
  const buffer = createMessageBuffer(limits.messageLength);
  const openedAt = now();
  let state: 'handshake' | 'open' | 'over' = 'handshake';
  let lastSent = openedAt;
  let lastReceived = openedAt;

  const send = (text: string): void => {
    if (state === 'over') return;
    lastSent = now();
    transport.send(text);
  };

  const lose = (): void => {
    if (state === 'over') return;
    state = 'over';
    onOver();
  };

  const end = (ending: Ending = {}): void => {
    if (state === 'over') return;
    if (state === 'open') send(closeMessage(ending));
    transport.end();
    lose();
  };

  const shakeHands = (text: string): void => {
    const refusal = refuseHandshake(text);
    send(handshakeReply(refusal));
    if (refusal === null) state = 'open';
    else end();
  };

  const invoke = async (message: ClientMessage & { kind: 'invocation' }): Promise<void> => {
    const ending = await runMethod(findMethod(message.target), visitor, message);
    if (message.invocationId !== undefined) send(completionMessage(message.invocationId, ending));
  };

  const take = (text: string): void => {
    if (state === 'handshake') {
      shakeHands(text);
      return;
    }
    const message = readMessage(text);
    switch (message.kind) {
      case 'invocation':
        void invoke(message);
        return;
      case 'close':
        transport.end();
        lose();
        return;
      case 'other':
    }
  };

  return {
    get isOpen() {
      return state === 'open';
    },
    get isOver() {
      return state === 'over';
    },
    receive(piece) {
      lastReceived = now();
      try {
        for (const text of buffer.add(piece)) {
          if (state === 'over') return;
          take(text);
        }
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        if (state === 'handshake') send(handshakeReply('Handshake was canceled.'));
        end({ error: 'Connection closed with an error.' });
      }
    },
    sendEvent(target, args) {
      if (state === 'open') send(eventMessage(target, args));
    },
    end,
    lose,
    keepAlive() {
      if (state === 'handshake') {
        if (now() - openedAt < limits.handshakeWithin) return;
        send(handshakeReply('Handshake was canceled.'));
        end();
        return;
      }
      if (transport.isAliveByItself) return;
      if (now() - lastReceived >= limits.clientSilentFor) {
        end({ error: 'Connection closed with an error.', allowReconnect: true });
      } else if (now() - lastSent >= limits.pingAfter) {
        send(pingMessage);
      }
    },
  };
}

/** Runs a method of the hub; what went wrong is told to the caller only if it was meant for them. */
async function runMethod(
  method: HubMethod | undefined,
  visitor: Visitor,
  { target, arguments: args, wantsStream }: ClientMessage & { kind: 'invocation' },
): Promise<{ result?: unknown } | { error: string }> {
  if (method === undefined) return { error: `Unknown hub method '${target}'` };
  if (wantsStream) return { error: `The hub method '${target}' is not a stream.` };
  try {
    const result: unknown = await method(visitor, args);
    return result === undefined ? {} : { result };
  } catch (error) {
    const general = `An unexpected error occurred invoking '${target}' on the server.`;
    return {
      error: error instanceof HubError ? `${general} HubException: ${error.message}` : general,
    };
  }
}
