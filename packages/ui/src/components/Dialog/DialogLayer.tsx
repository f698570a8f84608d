'use client';

import { Content, Root } from '@radix-ui/react-dialog';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

import { bringIntoView } from '../../private/bringIntoView.ts';
import { classNames } from '../../private/classNames.ts';
import { tabStops } from '../../private/tabStops.ts';
import * as styles from './Dialog.css.ts';
import { useScrollLock } from './useScrollLock.ts';

/** What a dialog passes to its box, whichever code draws it. */
export interface BoxProps {
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-description'?: string | undefined;
  readonly 'aria-labelledby': string;
  readonly className: string;
  readonly lang: string | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Called with the box when it begins to leave, and when it has been removed. Focus is then on no element. */
  readonly giveFocusBack: (box?: Element | null) => void;
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
  const place = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(() => {
    giveFocusBack(place.current);
  });
  // While the box moves out: when the element that had focus has gone, Orca takes the next one for known and keeps silent.
  useEffect(() => {
    if (!open && place.current !== null) leave();
  }, [open]);
  return createPortal(
    <Root
      key={useOpenings(open)}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      open={open}
    >
      <Content
        {...box}
        // Radix hides the rest of the page with `aria-hidden`; some screen readers look at `aria-modal` instead.
        aria-modal={open}
        asChild
        className={classNames(className, styles.content)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          giveFocusBack();
        }}
        onFocus={({ currentTarget, target }) => {
          showInside(currentTarget, target);
        }}
        onKeyDown={(event) => {
          const { target, currentTarget } = event;
          if (target !== currentTarget || event.key !== 'Tab' || !event.shiftKey) return;
          // Radix leads round between first and last control only. From the box itself, focus would leave and come back.
          event.preventDefault();
          tabStops(currentTarget).at(-1)?.focus();
        }}
        ref={place}
        onOpenAutoFocus={(event) => {
          // Radix chooses the first control, which is the close button: screen readers would say only that.
          event.preventDefault();
          if (event.target instanceof HTMLElement) (initialFocus?.current ?? event.target).focus();
        }}
      >
        <BoxOnBackdrop>{children}</BoxOnBackdrop>
      </Content>
    </Root>,
    document.body,
  );
}

/** How often the dialog has opened. One that opens while it moves out is a new one: it hides the page and takes focus. */
function useOpenings(open: boolean): number {
  const [state, setState] = useState({ open, times: 0 });
  if (state.open !== open) setState({ open, times: state.times + Number(open) });
  return state.times;
}

/**
 * Radix keeps both until the box has moved out. The backdrop is not Radix's, which injects a style element that the
 * content security policy forbids.
 */
function BoxOnBackdrop(
  box: ComponentProps<'div'> & { readonly 'data-state'?: string | undefined },
): ReactNode {
  return (
    <>
      <div className={styles.backdrop} data-state={box['data-state']} />
      <div {...box} />
    </>
  );
}

/** Radix moves focus from the last control to the first, and back, without scrolling to it. */
function showInside(box: Element, control: Element): void {
  if (control === box) return;
  const seen = box.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom) bringIntoView(control, { block: 'nearest' });
}
