import { ProtocolError, recordSeparator } from './messages.ts';

/** Puts messages together from pieces whose borders mean nothing: many messages in one, or one message over many. */
export interface MessageBuffer {
  /** The messages that are whole now, in order, without their separator. */
  add(piece: string): string[];
}

/** @param limit characters that one message may have */
export function createMessageBuffer(limit: number): MessageBuffer {
  let rest = '';
  return {
    add(piece) {
      // Looking through what has been looked through already would let a client send letter by letter at our cost.
      if (!piece.includes(recordSeparator)) {
        rest += piece;
        if (rest.length > limit) throw new ProtocolError('The message is too long.');
        return [];
      }
      const parts = `${rest}${piece}`.split(recordSeparator);
      rest = parts.pop() ?? '';
      if ([...parts, rest].some((part) => part.length > limit)) {
        throw new ProtocolError('The message is too long.');
      }
      return parts;
    },
  };
}
