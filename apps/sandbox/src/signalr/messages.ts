import * as v from 'valibot';

/** Ends every message of the JSON protocol. */
export const recordSeparator = '\u001E';

/** Numbers that the protocol gives its kinds of messages. */
const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const;

const handshakeSchema = v.object({ protocol: v.string(), version: v.number() });

const invocationSchema = v.object({
  type: v.picklist([messageType.invocation, messageType.streamInvocation]),
  target: v.string(),
  arguments: v.array(v.unknown()),
  invocationId: v.optional(v.string()),
});

/** What a client may say after the handshake, as far as this hub acts on it. */
export type ClientMessage =
  | {
      readonly kind: 'invocation';
      readonly target: string;
      readonly arguments: readonly unknown[];
      /** Present when the client waits for a completion. */
      readonly invocationId: string | undefined;
      /** The client asks for a stream, which no method of this hub gives. */
      readonly wantsStream: boolean;
    }
  | { readonly kind: 'close' }
  /** Pings, and everything that this hub needs not answer. */
  | { readonly kind: 'other' };

/** A message that is not of the protocol; the connection cannot go on. */
export class ProtocolError extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('The message is not JSON.');
  }
}

/** Reads the first message. Answers why it is refused, or `null` when the connection may begin. */
export function refuseHandshake(text: string): string | null {
  const handshake = v.safeParse(handshakeSchema, parseJson(text));
  if (!handshake.success) return 'Handshake was canceled.';
  const { protocol, version } = handshake.output;
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  return version === 1
    ? null
    : `The server does not support version ${String(version)} of the protocol 'json'.`;
}

/** Reads a message after the handshake. Kinds and fields that are not known are left alone, as the protocol asks. */
export function readMessage(text: string): ClientMessage {
  const message = parseJson(text);
  if (!v.is(v.object({ type: v.number() }), message))
    throw new ProtocolError('The message has no type.');
  switch (message.type) {
    case messageType.invocation:
    case messageType.streamInvocation: {
      const invocation = v.safeParse(invocationSchema, message);
      if (!invocation.success) throw new ProtocolError('The invocation is of the wrong form.');
      const { target, arguments: given, invocationId, type } = invocation.output;
      const wantsStream = type === messageType.streamInvocation;
      return { kind: 'invocation', target, arguments: given, invocationId, wantsStream };
    }
    case messageType.close:
      return { kind: 'close' };
    default:
      return { kind: 'other' };
  }
}

const written = (message: object): string => `${JSON.stringify(message)}${recordSeparator}`;

/** The answer to a handshake: nothing, or why it was refused. It must have no type. */
export const handshakeReply = (error: string | null): string =>
  written(error === null ? {} : { error });

/** An event: the client calls its handlers of this name, and never answers. */
export const eventMessage = (target: string, args: readonly unknown[]): string =>
  written({ type: messageType.invocation, target, arguments: args });

/** How an invocation ended. A method without a result sends neither. */
export const completionMessage = (
  invocationId: string,
  ending: { readonly result?: unknown } | { readonly error: string },
): string => written({ type: messageType.completion, invocationId, ...ending });

export const pingMessage = written({ type: messageType.ping });

/** The last message. Without `allowReconnect` the client stays away. */
export const closeMessage = (close: {
  readonly error?: string | undefined;
  readonly allowReconnect?: boolean | undefined;
}): string => written({ type: messageType.close, ...close });
