import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Dialog.css.ts';
import { DialogFrame } from './DialogFrame.tsx';
import type { LayerProps } from './layerProps.ts';

/**
 * The browser's own dialog, used when the dialog's code could not be loaded. It shows the same content, but screen
 * readers do not hear the page's live regions while it is open. That is why it is only the fallback.
 */
export function PlainDialog(props: LayerProps): ReactNode {
  const { onClose, size, lang, isBrief = false, initialFocus, giveFocusBack } = props;
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const leave = useEffectEvent(giveFocusBack);

  useEffect(() => {
    // Strict mode runs effects twice, and older browsers throw when an open dialog is opened again.
    if (box.current?.open === false) box.current.showModal();
    initialFocus?.current?.focus();
    return () => {
      leave();
    };
  }, [initialFocus]);

  return createPortal(
    <dialog
      aria-describedby={isBrief ? bodyId : undefined}
      aria-labelledby={titleId}
      className={classNames(styles.box, styles.plain, styles.size[size])}
      lang={lang}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      ref={box}
    >
      <DialogFrame {...props} bodyId={bodyId} titleId={titleId} />
    </dialog>,
    document.body,
  );
}
