'use client';

import {
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useContext,
  useId,
  useState,
} from 'react';

import { classNames } from '../../private/classNames.ts';
import { ForeignWords } from '../../private/foreignWords.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { useLayers } from '../../private/useLayers.ts';
import { CloseIcon } from '../Icon/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Dialog.css.ts';
import type { BoxProps } from './DialogLayer.tsx';
import { NativeDialog } from './NativeDialog.tsx';
import { useOpener } from './useOpener.ts';

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /**
   * Called with `false` when the user closes it: with the close button, Escape or a press outside. It stays open until
   * `open` is false.
   */
  readonly onOpenChange: (open: boolean) => void;
  /** The title, which names the dialog. It stays visible while long content scrolls. */
  readonly title: string;
  /** The content. */
  readonly children: ReactNode;
  /**
   * The content is a sentence or two that do not change, and is read in full when the dialog opens.
   * @default false: the title is read, and the first paragraph
   */
  readonly isBrief?: boolean | undefined;
  /** Buttons at the end, the main action first. */
  readonly actions?: ReactNode;
  /**
   * Maximum width.
   * @default 'medium'
   */
  readonly size?: 'medium' | 'large' | undefined;
  /** Language of the title and the content, when it differs from the page's. */
  readonly lang?: string | undefined;
  /**
   * The words of the close button, in the language of the content.
   * @default the provider's word, in the page's language
   */
  readonly closeLabel?: string | undefined;
  /**
   * The element that takes focus when the dialog opens, also above another dialog. Give it only for a field in which the
   * user will write: some screen readers then say the field alone, without the title.
   * @default the dialog itself, which makes screen readers say its title and how it begins
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element that takes focus after closing if the button that opened the dialog is gone from the page.
   * @default the page's `main`
   */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A question or message that the user must deal with before continuing. It holds focus while open and gives it back to
 * the opener on close.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  children,
  isBrief = false,
  actions,
  size = 'medium',
  lang,
  closeLabel,
  initialFocus,
  returnFocusTo,
  ...given
}: DialogProps): ReactNode {
  const id = useId();
  const close = (): void => {
    onOpenChange(false);
  };
  const layers = useLayers(open);
  const giveFocusBack = useOpener(open, returnFocusTo);
  const [beginning, setBeginning] = useState<string>();

  if (layers === undefined) return open ? <Waiting /> : null;
  const box: BoxProps = {
    // Without a value, Radix would refer to a description that is not there.
    'aria-describedby': isBrief ? `${id}-body` : undefined,
    'aria-description': isBrief ? undefined : beginning,
    ...given,
    'aria-labelledby': `${id}-title`,
    className: classNames(styles.box, styles.size[size]),
    lang,
    onClose: close,
    initialFocus,
    giveFocusBack,
    children: (
      <Frame
        actions={actions}
        bodyRef={(body) => {
          if (body !== null) setBeginning(beginningOf(body));
        }}
        id={id}
        closeLabel={closeLabel}
        lang={lang}
        onClose={close}
        title={title}
      >
        {children}
      </Frame>
    ),
  };
  if (layers === 'lost') return open ? <NativeDialog {...box} /> : null;
  // Rendered also while closed, to animate out and to give focus back.
  return <layers.DialogLayer {...box} open={open} />;
}

/**
 * The first paragraph of a content that begins with text. Described by all of a long content, the dialog would be read to
 * its end at once, without a way to stop at a link or to go back a line.
 */
function beginningOf(body: HTMLElement): string | undefined {
  const first =
    body.childElementCount === 0
      ? body
      : body.querySelector('p, a, button, input, select, textarea, iframe');
  return first === body || first?.matches('p') === true
    ? (first.textContent ?? undefined)
    : undefined;
}

/** The content of a dialog's box: title, closing button, body and buttons. */
function Frame({
  id,
  title,
  lang,
  closeLabel,
  onClose,
  children,
  actions,
  bodyRef,
}: Pick<DialogProps, 'title' | 'lang' | 'closeLabel' | 'children' | 'actions'> & {
  readonly onClose: () => void;
  /** Begins the ids of the title and the body. */
  readonly id: string;
  readonly bodyRef: Ref<HTMLDivElement>;
}): ReactNode {
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title} id={`${id}-title`}>
          {unbroken(title)}
        </h2>
        <button
          className={styles.close}
          lang={lang === undefined || closeLabel !== undefined ? undefined : locale}
          onClick={onClose}
          type="button"
        >
          <CloseIcon />
          {closeLabel ?? texts.close}
        </button>
      </div>
      <div className={styles.body} id={`${id}-body`} ref={bodyRef}>
        {/* Without a box, the page would be hidden and locked, and nothing would close it. */}
        <Suspense fallback={<span aria-hidden="true" className={styles.ring} />}>
          <ForeignWords value={lang !== undefined}>{children}</ForeignWords>
        </Suspense>
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </>
  );
}

/** Confirms the press on screen while the code is fetched, usually for too short a time to be seen. */
function Waiting(): ReactNode {
  return (
    <div aria-hidden="true" className={styles.waiting}>
      <span className={styles.ring} />
    </div>
  );
}
