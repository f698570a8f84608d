import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useContext, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { CloseIcon } from '../Icon/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Dialog.css.ts';
import { InsideDialog } from './insideDialog.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface DialogProps {
  /** Whether the dialog shows. */
  readonly isOpen: boolean;
  /** Called when the reader closes it: by the close button, Escape or a press outside. */
  readonly onClose: () => void;
  /** Names the dialog. Stays in sight while long content scrolls. */
  readonly title: string;
  /** What the dialog says. */
  readonly children: ReactNode;
  /** Buttons at the end, the main one first. */
  readonly actions?: ReactNode;
  /**
   * Greatest width.
   * @default 'medium'
   */
  readonly size?: 'medium' | 'large' | undefined;
  /** Language of title and content when it differs from the page's. */
  readonly lang?: string | undefined;
}

/**
 * Asks or tells something that must be dealt with before the page. Holds focus while it is open and gives it back to
 * where it came from.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'medium',
  lang,
}: DialogProps): ReactNode {
  const opener = useRef<Element | null>(null);
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  useScrollLock(isOpen);

  return (
    <Root
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      open={isOpen}
    >
      <Portal>
        {/* Not Radix's overlay: it injects a style element, which the security policy forbids. */}
        <div className={styles.backdrop} data-state={isOpen ? 'open' : 'closed'} />
        <Content
          // Radix hides the rest of the page; the attribute says so to the screen readers that go by it.
          aria-modal="true"
          aria-describedby={undefined}
          className={classNames(styles.content, styles.size[size])}
          lang={lang}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener.current);
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
        >
          <InsideDialog value>
            <div className={styles.header}>
              <Title className={styles.title}>{title}</Title>
              <Close className={styles.close} lang={lang === undefined ? undefined : locale}>
                <CloseIcon />
                {texts.close}
              </Close>
            </div>
            <div className={styles.body}>{children}</div>
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </InsideDialog>
        </Content>
      </Portal>
    </Root>
  );
}

/** The opener may have left the page meanwhile, as a menu's link does; focus then goes to the page's main part. */
function giveFocusBack(opener: Element | null): void {
  const hasOpener = opener !== null && opener !== document.body && opener.isConnected;
  const target = hasOpener ? opener : document.querySelector('main');
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
}
