import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';
import type { LazyPart, PartState } from './lazyPart.ts';
import type { LayerProps } from './layerProps.ts';
import { PlainDialog } from './PlainDialog.tsx';
import { useOpener } from './useOpener.ts';

/** Events that show that a user is present and may soon open something. Nothing is loaded before the first of them. */
const signsOfLife = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

const absent: PartState<LayerProps> = { name: 'absent' };
const onServer = (): PartState<LayerProps> => absent;

/** A dialog whose code is loaded at the first sign of a user, or at the latest when it opens. */
export function LazyDialog({
  layer,
  isOpen,
  size = 'medium',
  lang,
  returnFocusTo,
  ...content
}: DialogProps & { readonly layer: LazyPart<LayerProps> }): ReactNode {
  const giveFocusBack = useOpener(isOpen, returnFocusTo);
  const state = useSyncExternalStore(layer.subscribe, layer.current, onServer);

  useEffect(() => {
    if (isOpen) return layer.demand();
    const listeners = new AbortController();
    for (const sign of signsOfLife) {
      document.addEventListener(sign, layer.prefetch, {
        capture: true,
        once: true,
        passive: true,
        signal: listeners.signal,
      });
    }
    return () => {
      listeners.abort();
    };
  }, [isOpen, layer]);

  const props: LayerProps = { ...content, giveFocusBack, isOpen, lang, size };
  // Rendered also while closed, to animate out and to give focus back.
  if (state.name === 'here') return <state.Part {...props} />;
  if (!isOpen) return null;
  return state.name === 'givenUp' ? <PlainDialog {...props} /> : <Waiting />;
}

/**
 * Confirms a press while the code is loading, on screen and by announcement. Loading is usually finished before either.
 */
function Waiting(): ReactNode {
  const announce = useAnnounce();
  const { loading } = useUiTexts();
  useEffect(() => {
    const timer = setTimeout(() => {
      announce(loading);
    }, durations.loaderDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, loading]);
  return (
    <div aria-hidden="true" className={styles.waiting}>
      <span className={styles.ring} />
    </div>
  );
}
