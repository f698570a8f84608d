import type { ServerResponse } from 'node:http';

import type { Transport } from '../createConnection.ts';
import type { HubLimits } from '../hub.types.ts';

/** Carries messages in the answers to requests that the client makes one after the other. */
export interface LongPolling extends Transport {
  /** Answers the request as soon as there is something to say. */
  poll(response: ServerResponse): void;
  /** Answers a poll that has waited long enough. */
  keepAlive(): void;
  /** No poll waits, and none has come for too long; or more waits for it than anybody will read. */
  readonly isAbandoned: boolean;
  /** Ended, and the client has been told everything. */
  readonly isFinished: boolean;
}

type Limits = Pick<HubLimits, 'pollFor' | 'pollAgainWithin' | 'unreadLength'>;

export function createLongPolling(now: () => number, limits: Limits): LongPolling {
  const queue: string[] = [];
  let waiting: { readonly response: ServerResponse; readonly since: number } | null = null;
  let isFirstPoll = true;
  let isEnded = false;
  let isFinished = false;
  let lastPollEnded = now();
  let isOverfull = false;

  const takeWaiting = (): ServerResponse | null => {
    const response = waiting?.response ?? null;
    waiting = null;
    lastPollEnded = now();
    return response;
  };

  /** What could not be delivered, because the client's line broke, goes out with the next poll. */
  const deliver = (response: ServerResponse): void => {
    const texts = queue.splice(0);
    response.once('close', () => {
      if (response.writableFinished) return;
      queue.unshift(...texts);
      const next = takeWaitingIfAny();
      if (next !== null) deliver(next);
    });
    answer(response, 200, texts.join(''));
  };

  const unread = (): number => queue.reduce((sum, { length }) => sum + length, 0);

  const finish = (response: ServerResponse): void => {
    isFinished = true;
    answer(response, 204);
  };

  return {
    isAliveByItself: true,
    poll(response) {
      const earlier = takeWaiting();
      if (earlier !== null) answer(earlier, 204);
      if (queue.length > 0) {
        deliver(response);
      } else if (isEnded) {
        finish(response);
      } else if (isFirstPoll) {
        // The client sends its handshake only after this answer.
        answer(response, 200);
      } else {
        waiting = { response, since: now() };
        response.once('close', () => {
          if (waiting?.response === response) takeWaiting();
        });
      }
      isFirstPoll = false;
    },
    send(text) {
      isOverfull ||= unread() > limits.unreadLength;
      if (isOverfull) return;
      queue.push(text);
      const response = takeWaitingIfAny();
      if (response !== null) deliver(response);
    },
    end() {
      isEnded = true;
      const response = takeWaitingIfAny();
      if (response !== null) finish(response);
    },
    keepAlive() {
      if (waiting === null || now() - waiting.since < limits.pollFor) return;
      const response = takeWaiting();
      if (response !== null) answer(response, 200);
    },
    get isAbandoned() {
      return isOverfull || (waiting === null && now() - lastPollEnded >= limits.pollAgainWithin);
    },
    get isFinished() {
      return isFinished;
    },
  };

  function takeWaitingIfAny(): ServerResponse | null {
    return waiting === null ? null : takeWaiting();
  }
}

function answer(response: ServerResponse, status: 200 | 204, text = ''): void {
  const type = status === 200 ? { 'Content-Type': 'text/plain; charset=utf-8' } : {};
  response.writeHead(status, { 'Cache-Control': 'no-store', ...type }).end(text);
}
