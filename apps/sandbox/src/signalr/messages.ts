import * as v from 'valibot';

import type { Ending } from './hub.types.ts';

/** Ends every message of the JSON protocol. */
export const recordSeparator = '\u001E';

/** Numbers that the protocol gives the kinds of messages that this hub knows. */
const messageType = {
  invocation: 1,
  completion: 3,
  streamInvocation: 4,
  ping: 6,
  close: 7,
} as const;

const handshakeSchema = v.object({ protocol: v.string(), version: v.number() });
const messageSchema = v.object({ type: v.number() });
const invocationSchema = v.object({
  target: v.string(),
  arguments: v.array(v.unknown()),
  invocationId: v.optional(v.string()),
});

/** A client's call of a method. */
export interface Invocation {
  readonly target: string;
  readonly args: readonly unknown[];
  /** Present when the client waits for a completion. */
  readonly invocationId: string | undefined;
  /** The client asks for a stream, which no method of this hub gives. */
  readonly wantsStream: boolean;
}

/** A message that is not of the protocol; the connection cannot go on. */
export class ProtocolError extends Error {}

/**
 * Joins the pieces that a transport delivers: a piece may hold many messages, or a part of one. The function returns the
 * messages that are complete now, without their separator.
 *
 * @param limit characters that one message may have
 */
export function createMessageBuffer(limit: number): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    // The rest is searched only when a separator has come: otherwise many tiny pieces would be slow.
    const parts = piece.includes(recordSeparator)
      ? `${rest}${piece}`.split(recordSeparator)
      : [`${rest}${piece}`];
    if (parts.some((part) => part.length > limit)) {
      throw new ProtocolError('The message is too long.');
    }
    rest = parts.pop() ?? '';
    return parts;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('The message is not JSON.');
  }
}

/** Reads the first message. Returns why it is refused, or `null` when the connection may begin. */
export function refuseHandshake(text: string): string | null {
  const handshake = v.safeParse(handshakeSchema, parseJson(text));
  if (!handshake.success) return 'Handshake was canceled.';
  const { protocol, version } = handshake.output;
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  return version === 1
    ? null
    : `The server does not support version ${String(version)} of the protocol 'json'.`;
}

/** Reads a message after the handshake. Unknown kinds and fields are ignored, as the protocol asks; pings need no answer. */
export function readMessage(text: string): Invocation | 'close' | 'other' {
  const message = parseJson(text);
  if (!v.is(messageSchema, message)) throw new ProtocolError('The message has no type.');
  const { type } = message;
  if (type === messageType.close) return 'close';
  const wantsStream = type === messageType.streamInvocation;
  if (type !== messageType.invocation && !wantsStream) return 'other';
  const invocation = v.safeParse(invocationSchema, message);
  if (!invocation.success) throw new ProtocolError('The invocation is of the wrong form.');
  const { target, arguments: args, invocationId } = invocation.output;
  return { target, args, invocationId, wantsStream };
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

/** The last message. Without `allowReconnect` the client does not reconnect. */
export const closeMessage = (ending: Ending): string =>
  written({ type: messageType.close, ...ending });
