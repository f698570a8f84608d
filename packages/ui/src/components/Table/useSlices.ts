import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { drawAll, drawAtOnce, drawMore } from './slices.ts';

/**
 * How many of `count` rows to draw now: all of a short list; of a long one a first slice, then one more slice after
 * each frame until all are drawn. So the next frame responds to a press that asks for thousands of rows.
 *
 * `useDeferredValue` alone is not enough: React yields while it renders rows, but inserts them all, with one layout, in
 * one step. Five thousand rows took 220 ms that way; with slices no step takes more than 80 ms. Each slice waits for a
 * painted frame, which works in every browser, and is a transition, so that a press in the middle of it goes first.
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
    // Printing needs every row, and the browser takes its snapshot as soon as this returns.
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

/** Calls back after the next frame has been painted. */
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
