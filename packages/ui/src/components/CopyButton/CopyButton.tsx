import { type ReactNode, type RefObject, useEffect, useState } from 'react';

import { durations } from '../../theme/tokens.ts';
import { Button } from '../Button/index.ts';
import { CheckIcon } from '../Icon/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { copyText, digitsOf, selectContent } from './copyDigits.ts';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** The number. Its digits alone reach the clipboard. */
  readonly value: string;
  /** Words of the button, with what it copies: `Kopiera OCR-nummer`. */
  readonly label: string;
  /** Shows on the button for two seconds after copying, and is announced: `OCR-numret är kopierat`. */
  readonly copiedLabel: string;
  /** Element that shows the number: its text is selected when the browser refuses to copy. */
  readonly numberRef: RefObject<HTMLElement | null>;
  /** Read after the words, not seen: whose number it is where several have the same words. */
  readonly context?: string | undefined;
}

/** Copies a number for the bank's app, and says in words whether it did. */
export function CopyButton({
  value,
  label,
  copiedLabel,
  numberRef,
  context,
}: CopyButtonProps): ReactNode {
  const announce = useAnnounce();
  const texts = useUiTexts();
  /** How many times it has copied since it last rested, so that each time counts the two seconds anew. */
  const [timesCopied, setTimesCopied] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (timesCopied === 0) return undefined;
    const timer = setTimeout(() => {
      setTimesCopied(0);
    }, durations.confirmation);
    return () => {
      clearTimeout(timer);
    };
  }, [timesCopied]);

  async function copy(): Promise<void> {
    const isCopied = await copyText(digitsOf(value));
    setHasFailed(!isCopied);
    setTimesCopied((times) => (isCopied ? times + 1 : 0));
    announce(isCopied ? copiedLabel : texts.copyFailed);
    if (!isCopied && numberRef.current !== null) selectContent(numberRef.current);
  }

  return (
    <div className={styles.root}>
      <div className={styles.button}>
        <Button
          context={context}
          onClick={() => {
            void copy();
          }}
          size="small"
          variant="secondary"
        >
          <span
            className={styles.words}
            data-state={timesCopied > 0 ? 'copied' : hasFailed ? 'failed' : 'ready'}
          >
            <span className={styles.label}>{label}</span>
            <span aria-hidden="true" className={styles.copied}>
              <CheckIcon size="small" />
              {copiedLabel}
            </span>
          </span>
        </Button>
      </div>
      {hasFailed ? <p className={styles.failed}>{texts.copyFailed}</p> : null}
    </div>
  );
}
