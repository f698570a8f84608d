import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { type ReactNode, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Dialog.css.ts';
import { DialogFrame } from './DialogFrame.tsx';
import type { LayerProps } from './layerProps.ts';
import { useScrollLock } from './useScrollLock.ts';

/** The dialog box that holds focus. Loaded lazily, because no page needs it before it is used. */
export function DialogLayer(props: LayerProps): ReactNode {
  const { isOpen, onClose, size, lang, isBrief = false, initialFocus, giveFocusBack } = props;
  const titleId = useId();
  const bodyId = useId();
  useScrollLock(isOpen);
  return (
    <Root
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      open={isOpen}
    >
      <Portal>
        {/* Radix's own overlay injects a style element, which the content security policy forbids. */}
        <div className={styles.backdrop} data-state={isOpen ? 'open' : 'closed'} />
        <Content
          // Radix hides the rest of the page with `aria-hidden`; some screen readers look at `aria-modal` instead.
          aria-modal="true"
          aria-describedby={isBrief ? bodyId : undefined}
          aria-labelledby={titleId}
          className={classNames(styles.content, styles.box, styles.size[size])}
          lang={lang}
          onFocus={({ currentTarget, target }) => {
            showInside(currentTarget, target);
          }}
          onOpenAutoFocus={(event) => {
            if (initialFocus?.current === undefined || initialFocus.current === null) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack();
          }}
        >
          <DialogFrame {...props} bodyId={bodyId} titleId={titleId} />
        </Content>
      </Portal>
    </Root>
  );
}

/** Radix moves focus from the last control to the first, and back, without scrolling to it. */
function showInside(box: Element, control: Element): void {
  if (control === box) return;
  const seen = box.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom) control.scrollIntoView({ block: 'nearest' });
}
