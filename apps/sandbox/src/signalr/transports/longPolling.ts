import type { ServerResponse } from 'node:http';

import type { HubLimits } from '../hub.types.ts';

type Limits = Pick<HubLimits, 'pollFor' | 'pollAgainWithin' | 'unreadLength'>;

export type LongPolling = ReturnType<typeof createLongPolling>;

/** Carries messages in the answers to requests that the client repeats. */
export function createLongPolling(now: () => number, limits: Limits) {
  const queue: string[] = [];
  let waiting: { readonly response: ServerResponse; readonly since: number } | null = null;
  let isFirstPoll = true;
  let isEnded = false;
  let isFinished = false;
  let isOverfull = false;
  let lastPollEnded = now();

  const takeWaiting = (): ServerResponse | null => {
    if (waiting === null) return null;
    const { response } = waiting;
    waiting = null;
    lastPollEnded = now();
    return response;
  };

  /** Messages that a broken line did not deliver go out with the next poll. */
  const deliver = (response: ServerResponse): void => {
    const texts = queue.splice(0);
    response.once('close', () => {
      if (response.writableFinished) return;
      queue.unshift(...texts);
      const next = takeWaiting();
      if (next !== null) deliver(next);
    });
    answer(response, 200, texts.join(''));
  };

  const finish = (response: ServerResponse): void => {
    isFinished = true;
    answer(response, 204);
  };

  return {
    name: 'LongPolling',
    /** Answers the request as soon as there is a message. */
    poll(response: ServerResponse): void {
      const earlier = takeWaiting();
      if (earlier !== null) answer(earlier, 204);
      lastPollEnded = now();
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
    send(text: string): void {
      const unread = queue.reduce((sum, { length }) => sum + length, 0);
      isOverfull ||= unread > limits.unreadLength;
      if (isOverfull) return;
      queue.push(text);
      const response = takeWaiting();
      if (response !== null) deliver(response);
    },
    /** Ends after the waiting messages. */
    end(): void {
      isEnded = true;
      const response = takeWaiting();
      if (response !== null) finish(response);
    },
    /** Answers a poll that has waited long enough. */
    keepAlive(): void {
      if (waiting === null || now() - waiting.since < limits.pollFor) return;
      const response = takeWaiting();
      if (response !== null) answer(response, 200);
    },
    /** The client has not polled for too long, or too much waits for it. */
    get isAbandoned(): boolean {
      return isOverfull || (waiting === null && now() - lastPollEnded >= limits.pollAgainWithin);
    },
    /** Ended, and the client has got every message. */
    get isFinished(): boolean {
      return isFinished;
    },
  } as const;
}

function answer(response: ServerResponse, status: 200 | 204, text = ''): void {
  const type = status === 200 ? { 'Content-Type': 'text/plain; charset=utf-8' } : {};
  response.writeHead(status, { 'Cache-Control': 'no-store', ...type }).end(text);
}
