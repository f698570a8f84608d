'use client';

import { useEffect } from 'react';

import { useAnnounce, useUiTexts } from '../components/UiProvider/contexts.ts';
import { durations } from '../theme/tokens.ts';
import { createLateCode, useLateCode } from './lateCode.ts';

const layers = createLateCode(() => import('./layers.ts'));
type Layers = NonNullable<ReturnType<typeof layers.current>>;

/** Events that show that a user is present and may soon open something. */
const signsOfLife = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

const prefetch = (): void => {
  // The opening tries again.
  layers.fetch().catch(() => undefined);
};

function fetchAtFirstSign(): void {
  for (const sign of signsOfLife) {
    document.addEventListener(sign, prefetch, { capture: true, once: true, passive: true });
  }
}

/**
 * The code that draws dialogs and popovers. It is fetched at the first sign of a user, or at the latest when something
 * opens; then a longer wait is announced.
 */
export function useLayers(isOpen: boolean): Layers | 'lost' | undefined {
  const announce = useAnnounce();
  const { loading } = useUiTexts();
  const code = useLateCode(layers, isOpen);
  const isAwaited = isOpen && code === undefined;
  useEffect(fetchAtFirstSign, []);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const notice = setTimeout(() => {
      announce(loading);
    }, durations.loaderDelay);
    return () => {
      clearTimeout(notice);
    };
  }, [isAwaited, announce, loading]);
  return code;
}
