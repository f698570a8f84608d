import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { formatText } from '../../private/formatText.ts';
import { CloseIcon, InfoIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InfoPopover.css.ts';
import { showPopoverLayer } from './popoverLayer.ts';

export interface InfoPopoverProps {
  /** The word that is explained. Part of the button's accessible name, and the name of the popover. */
  readonly term: string;
  /** The explanation: text and links, but no paragraphs or lists, because it stands in a line of text. */
  readonly children: ReactNode;
}

/**
 * Explains a word in place. It is not modal: the page stays readable, and the explanation comes next in the tab order.
 * Escape, a press outside or moving focus away closes it. On paper the explanation is printed after the word.
 */
export function InfoPopover({ term, children }: InfoPopoverProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const id = useId();
  const texts = useUiTexts();
  useEffect(() => {
    if (!isOpen || button.current === null || popover.current === null) return undefined;
    return showPopoverLayer(button.current, popover.current, () => {
      setIsOpen(false);
    });
  }, [isOpen]);
  const state = isOpen ? 'open' : 'closed';

  return (
    <>
      <button
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={styles.trigger}
        data-state={state}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        ref={button}
        type="button"
      >
        <InfoIcon />
        <VisuallyHidden>{formatText(texts.moreInformationAbout, { term })}</VisuallyHidden>
      </button>
      {/* These are spans because they stand in a line of text. They are rendered also while closed, for printing. */}
      <span
        aria-describedby={`${id}-text`}
        aria-label={term}
        className={styles.content}
        data-state={state}
        hidden={!isOpen}
        id={id}
        ref={popover}
        role="dialog"
        // Focus on the box makes screen readers read the explanation. Focus on its first button would read only
        // "close".
        tabIndex={-1}
      >
        <span className={styles.text} id={`${id}-text`}>
          {children}
        </span>
        <button
          className={styles.close}
          onClick={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
          type="button"
        >
          <CloseIcon />
          <VisuallyHidden>{texts.close}</VisuallyHidden>
        </button>
      </span>
    </>
  );
}
