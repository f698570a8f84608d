import { onTestFinished } from 'vitest';

import { createGate } from './gate.ts';

interface Hold {
  readonly path: string;
  /** What is held: the call, or the answer that the server has given to it. */
  readonly what: 'call' | 'answer';
  readonly isLetThrough: Promise<void>;
  readonly give: () => void;
}

let holds: Hold[] = [];
let before = globalThis.fetch;

function hold(path: string, what: Hold['what']) {
  const letThrough = createGate();
  const given = createGate();
  if (globalThis.fetch !== fetchWithHolds) {
    before = globalThis.fetch;
    globalThis.fetch = fetchWithHolds;
    onTestFinished(() => {
      globalThis.fetch = before;
      holds = [];
    });
  }
  const mine = { path, what, isLetThrough: letThrough.isOpen, give: given.open };
  holds.push(mine);
  return {
    isGiven: given.isOpen,
    letThrough: () => {
      holds = holds.filter((each) => each !== mine);
      letThrough.open();
    },
  };
}

const fetchWithHolds: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const held = holds.find(({ path }) => pathname.startsWith(path));
  if (held?.what === 'call') await held.isLetThrough;
  const answer = await before(input, init);
  if (held?.what !== 'answer') return answer;
  holds = holds.filter((each) => each !== held);
  held.give();
  await held.isLetThrough;
  return answer;
};

/** Holds the page's calls whose path begins like this. Returns a function that releases them. */
export const holdCalls = (path: string): (() => void) => hold(path, 'call').letThrough;

/** Holds the answer to the page's next call of this path. */
export const holdAnswer = (path: string) => hold(path, 'answer');
