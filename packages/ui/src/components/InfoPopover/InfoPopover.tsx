'use client';

import { type ReactNode, useId, useState } from 'react';

import { formatText } from '../../private/formatText.ts';
import { useLayers } from '../../private/useLayers.ts';
import { InfoIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InfoPopover.css.ts';

export interface InfoPopoverProps {
  /**
   * The word that is explained, which stands in the text before the button: the button shows only its icon. Part of the
   * button's accessible name, and the name of the popover.
   */
  readonly term: string;
  /** The explanation: text and links, but no paragraphs or lists, because it is printed in a line of text. */
  readonly children: ReactNode;
}

/**
 * A button after a word that explains it: `harbour fee <InfoPopover term="harbour fee">…</InfoPopover>`. It is not modal: the page stays readable, and the explanation comes next in the tab order.
 * Escape, a press outside or moving focus away closes it. On paper, or if the code of the box cannot be fetched, the
 * explanation stands in parentheses after the word.
 */
export function InfoPopover({ term, children, ...given }: InfoPopoverProps): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isAskedFor = anchor !== undefined;
  const layers = useLayers(isAskedFor);
  const id = useId();
  const texts = useUiTexts();
  const isOpen = isAskedFor && layers !== undefined;
  const isInLine = layers === 'lost';

  return (
    <>
      <button
        {...given}
        aria-busy={isAskedFor && !isOpen ? true : undefined}
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        aria-haspopup={isInLine ? undefined : 'dialog'}
        className={styles.trigger}
        onClick={({ currentTarget }) => {
          setAnchor(isAskedFor ? undefined : currentTarget);
        }}
        type="button"
      >
        {isAskedFor && !isOpen ? <span className={styles.ring} /> : <InfoIcon />}
        <VisuallyHidden>{formatText(texts.moreInformationAbout, { term })}</VisuallyHidden>
      </button>
      {anchor === undefined || layers === undefined || layers === 'lost' ? (
        <span
          className={styles.inLine}
          data-state={isOpen ? 'open' : 'closed'}
          id={isOpen ? id : undefined}
        >
          {children}
        </span>
      ) : (
        <layers.PopoverLayer
          anchor={anchor}
          id={id}
          onClose={() => {
            setAnchor(undefined);
          }}
          term={term}
        >
          {children}
        </layers.PopoverLayer>
      )}
    </>
  );
}
