'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Dialog.css.ts';
import type { BoxProps } from './DialogLayer.tsx';

/**
 * The same box as the browser's own dialog, when the code could not be fetched. While it is open, screen readers do not
 * hear the page's live regions.
 */
export function NativeDialog({
  onClose,
  initialFocus,
  giveFocusBack,
  className,
  children,
  ...box
}: BoxProps): ReactNode {
  const element = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(giveFocusBack);
  useEffect(() => {
    // Strict mode runs effects twice, and older browsers throw when an open dialog is opened again.
    if (element.current?.open === false) element.current.showModal();
    (initialFocus?.current ?? element.current)?.focus();
    return () => {
      leave();
    };
  }, [initialFocus]);
  const close = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <dialog
      {...box}
      className={classNames(className, styles.native)}
      closedby="any"
      onCancel={close}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // React would pass it on to the dialog that has opened this one.
        event.stopPropagation();
        close(event);
      }}
      ref={element}
      tabIndex={-1}
    >
      {children}
    </dialog>,
    document.body,
  );
}
