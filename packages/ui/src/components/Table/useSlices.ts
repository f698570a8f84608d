import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { drawAll, drawAtOnce, drawMore } from './slices.ts';

/**
 * How many of `count` rows to draw now: all of a short list, a first slice of a long one and then one slice more after
 * each frame, until all are there. So a press that asks for thousands of rows is answered by the next frame.
 *
 * Slices of our own, and not `useDeferredValue` alone: React gives way while it prepares rows, but puts all of them into
 * the page, and has them laid out, in one go; five thousand rows took 220 ms that way, and take 80 ms at a time in slices.
 * Each slice waits for a frame to be shown, which every browser can tell, and is a transition, so that a press in the
 * middle of it goes first.
 */
export function useSlices(count: number, order: string): number {
  const [state, setState] = useState(() => drawAtOnce(undefined, count, order));
  const isSame = state.count === count && state.order === order;
  const now = isSame ? state : drawAtOnce(state, count, order);
  if (!isSame) setState(now);

  useEffect(() => {
    if (now.drawn === now.count) return undefined;
    const cancel = afterNextFrame(() => {
      startTransition(() => {
        setState(drawMore);
      });
    });
    // Paper gets every row: the browser takes its picture as soon as this returns.
    const drawForPaper = (): void => {
      flushSync(() => {
        setState(drawAll);
      });
    };
    addEventListener('beforeprint', drawForPaper);
    return () => {
      cancel();
      removeEventListener('beforeprint', drawForPaper);
    };
  }, [now]);

  return now.drawn;
}

/** Calls back once the next frame has been shown. */
function afterNextFrame(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callBack);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
