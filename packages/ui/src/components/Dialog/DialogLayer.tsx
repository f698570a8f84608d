'use client';

import { Content, Root } from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Dialog.css.ts';
import { useScrollLock } from './useScrollLock.ts';

/** What a dialog passes to its box, whichever code draws it. */
export interface BoxProps {
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-labelledby': string;
  readonly className: string;
  readonly lang: string | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Called when the box has been removed. Focus is then on no element. */
  readonly giveFocusBack: () => void;
}

/** The box of a dialog on Radix, which holds focus and hides the page from screen readers. */
export function DialogLayer({
  open,
  onClose,
  initialFocus,
  giveFocusBack,
  className,
  children,
  ...box
}: BoxProps & { readonly open: boolean }): ReactNode {
  useScrollLock(open);
  const element = useRef<HTMLDivElement>(null);
  const isShown = useShown(open, element);
  if (!isShown) return null;
  return createPortal(
    <Root
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      open={open}
    >
      {/* Radix's own overlay injects a style element, which the content security policy forbids. */}
      <div className={styles.backdrop} data-state={open ? 'open' : 'closed'} />
      <Content
        {...box}
        ref={element}
        // Radix hides the rest of the page with `aria-hidden`; some screen readers look at `aria-modal` instead.
        aria-modal="true"
        className={classNames(className, styles.content)}
        forceMount
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          giveFocusBack();
        }}
        onFocus={({ currentTarget, target }) => {
          showInside(currentTarget, target);
        }}
        onOpenAutoFocus={(event) => {
          if (initialFocus?.current === undefined || initialFocus.current === null) return;
          event.preventDefault();
          initialFocus.current.focus();
        }}
      >
        {children}
      </Content>
    </Root>,
    document.body,
  );
}

/** Whether the box is rendered: while the dialog is open, and until its exit animation has ended. */
function useShown(isOpen: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  useLayoutEffect(() => {
    if (isOpen) return undefined;
    let isOver = false;
    const leave = (): void => {
      if (!isOver) setIsShown(false);
    };
    const moves = element.current?.getAnimations?.() ?? [];
    if (moves.length === 0) leave();
    else void Promise.allSettled(moves.map(({ finished }) => finished)).then(leave);
    return () => {
      isOver = true;
    };
  }, [isOpen, element]);
  return isShown;
}

/** Radix moves focus from the last control to the first, and back, without scrolling to it. */
function showInside(box: Element, control: Element): void {
  if (control === box) return;
  const seen = box.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom) control.scrollIntoView({ block: 'nearest' });
}
