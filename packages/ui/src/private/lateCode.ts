'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

import { durations } from '../theme/tokens.ts';

/** Code that no page needs at first. */
export interface LateCode<Code> {
  readonly current: () => Code | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Fetches the code unless it is here. Rejects if that fails. The next call tries again, but Chromium remembers the failure
   * until the page is loaded again.
   */
  readonly fetch: () => Promise<void>;
}

export function createLateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  const listeners = new Set<() => void>();
  let code: Code | undefined;
  let fetching: Promise<void> | undefined;
  const fetchOnce = async (): Promise<void> => {
    try {
      code = await load();
    } catch (error) {
      fetching = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
  };
  return {
    current: () => code,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch: () => (fetching ??= fetchOnce()),
  };
}

/**
 * The code, or `undefined` while it is on its way. Waiting always ends: with `'lost'` if the wanted code cannot be
 * fetched or takes too long. Code that arrives after that is kept for the next time, and does not replace what the user
 * sees.
 */
export function useLateCode<Code>(
  late: LateCode<Code>,
  isWanted: boolean,
): Code | 'lost' | undefined {
  const code = useSyncExternalStore(late.subscribe, late.current, () => undefined);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (!isWanted || late.current() !== undefined) return undefined;
    let isOver = false;
    const giveUp = (): void => {
      if (!isOver && late.current() === undefined) setIsLost(true);
    };
    const patience = setTimeout(giveUp, durations.patience);
    late.fetch().catch(giveUp);
    return () => {
      isOver = true;
      clearTimeout(patience);
      setIsLost(false);
    };
  }, [late, isWanted]);
  return isLost ? 'lost' : code;
}
