import { Notice, useAnnounce } from '@mina-sidor/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

import { words } from './words.ts';

interface Told {
  /** Announced, and shown where the change itself does not show. */
  readonly done: string;
  /** @default the sandbox did not answer */
  readonly refused?: string;
  readonly isShown?: boolean;
}

/**
 * Does the work of a button and reports the result. If the button disappears with that, the focus goes to `headingRef`.
 */
export function useDeed() {
  const announce = useAnnounce();
  const { mutate } = useSWRConfig();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<{ tone: 'positive' | 'critical'; text: string } | null>(
    null,
  );

  const act = async (work: () => Promise<unknown>, { done, refused, isShown }: Told) => {
    setOutcome(null);
    let isDone = true;
    try {
      await work();
      if (isShown) setOutcome({ tone: 'positive', text: done });
      else announce(done);
    } catch {
      isDone = false;
      setOutcome({ tone: 'critical', text: refused ?? words.refused });
    }
    // Anything on the page may have changed.
    await mutate(() => true).catch(() => undefined);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) headingRef.current?.focus();
    });
    return isDone;
  };

  const notice: ReactNode =
    outcome === null ? null : (
      <Notice
        announcement={outcome.tone === 'critical' ? 'alert' : 'status'}
        title={outcome.text}
        tone={outcome.tone}
      />
    );
  return { act, notice, headingRef };
}
