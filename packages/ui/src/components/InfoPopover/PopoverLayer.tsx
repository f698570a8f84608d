'use client';

import { Anchor, Content, Root } from '@radix-ui/react-popover';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

import { tabStops } from '../../private/tabStops.ts';
import { CloseIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InfoPopover.css.ts';

interface PopoverLayerProps {
  readonly id: string;
  readonly term: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'
>;

const clearance = 8;
const dialogs = '[role="dialog"], dialog';

/** The box of an explanation on Radix, beside its button on screen, and after it in the tab order. */
export function PopoverLayer({
  id,
  term,
  anchor,
  onClose,
  children,
}: PopoverLayerProps): ReactNode {
  const texts = useUiTexts();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const enter = (event: KeyboardEvent): void => {
      if (!isTab(event) || event.shiftKey) return;
      event.preventDefault();
      document.getElementById(id)?.focus();
    };
    anchor.addEventListener('keydown', enter, { signal });
    // Only a closed explanation is printed after its word.
    const closeForPrint = (): void => {
      close();
    };
    globalThis.matchMedia?.('print').addEventListener?.('change', closeForPrint, { signal });
    return () => {
      listeners.abort();
    };
  }, [anchor, id]);

  return (
    <Root
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      open
    >
      <Anchor virtualRef={{ current: anchor }} />
      {createPortal(
        <Content
          align="start"
          aria-describedby={`${id}-text`}
          aria-label={term}
          className={styles.content}
          collisionPadding={clearance}
          id={id}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What was pressed outside may have taken focus. A dialog takes it when the box is removed.
            const { activeElement, body } = document;
            if (activeElement === body || activeElement === anchor.closest(dialogs)) anchor.focus();
          }}
          onInteractOutside={(event) => {
            // The button itself closes on a press.
            if (event.target instanceof Node && anchor.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onKeyDown={(event) => {
            leaveByTab(event, event.currentTarget, anchor, onClose);
          }}
          onOpenAutoFocus={(event) => {
            // Focus on the box makes screen readers read the explanation. Focus on its first button would read only
            // "close".
            event.preventDefault();
            document.getElementById(id)?.focus({ preventScroll: true });
          }}
          sideOffset={clearance}
        >
          <span className={styles.text} id={`${id}-text`}>
            {children}
          </span>
          <button className={styles.close} onClick={onClose} type="button">
            <CloseIcon />
            <VisuallyHidden>{texts.close}</VisuallyHidden>
          </button>
        </Content>,
        // Screen readers ignore what lies outside a modal dialog.
        anchor.closest(dialogs) ?? document.body,
      )}
    </Root>
  );
}

function isTab({ key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  return key === 'Tab' && !altKey && !ctrlKey && !metaKey;
}

/**
 * The box stands at the end of the page or of its dialog. Tab moves as if it stood after its button. Radix closes it
 * when focus has left, and would else keep Tab inside.
 */
function leaveByTab(
  event: Pressed,
  box: HTMLElement,
  anchor: HTMLElement,
  onClose: () => void,
): void {
  if (!isTab(event)) return;
  const { activeElement } = document;
  const inside = tabStops(box);
  if (event.shiftKey) {
    if (activeElement !== box && activeElement !== inside[0]) return;
    event.preventDefault();
    anchor.focus();
    return;
  }
  if (activeElement !== inside.at(-1)) return;
  const dialog = anchor.closest<HTMLElement>(dialogs);
  const around = tabStops(dialog ?? document.body).filter(
    (stop) => !box.contains(stop) && !stop.matches('[data-radix-focus-guard]'),
  );
  const next = around[around.indexOf(anchor) + 1] ?? (dialog === null ? undefined : around[0]);
  event.preventDefault();
  // At the end of the page focus goes back to the button. Radix does not close the box for that.
  if (next === undefined) onClose();
  (next ?? anchor).focus();
}
