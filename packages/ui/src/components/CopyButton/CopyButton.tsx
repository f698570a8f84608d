'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';

import { durations } from '../../theme/tokens.ts';
import { Button } from '../Button/index.ts';
import { CheckIcon, CopyIcon } from '../Icon/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { copyText, lettersAndDigits, selectContent } from './copyText.ts';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** What is copied. */
  readonly value: string;
  /**
   * What the value is. Of a `number` the letters and digits are copied, its spaces and hyphens are not: banks refuse them.
   * A `text`, such as a link, is copied as it is written.
   * @default 'number'
   */
  readonly kind?: 'number' | 'text' | undefined;
  /** What the value is called, read by screen readers after the visible `copy` of `UiTexts`: `OCR-nummer`. */
  readonly name: string;
  /** Announced after copying: `OCR-numret är kopierat`. The button shows `copied` of `UiTexts` for two seconds. */
  readonly copiedLabel: string;
  /** The element that shows the value. Its text is selected when the browser refuses to copy. */
  readonly numberRef: RefObject<HTMLElement | null>;
  /** Read by screen readers after the name: whose value it is, when several buttons have the same label. */
  readonly context?: string | undefined;
}

/** Copies a number for the bank's app, or a text, and says whether it worked. */
export function CopyButton({
  value,
  kind = 'number',
  name,
  copiedLabel,
  numberRef,
  context,
  ...given
}: CopyButtonProps): ReactNode {
  const announce = useAnnounce();
  const texts = useUiTexts();
  /** Number of copies since the last reset. Each copy restarts the two seconds. */
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
    const isCopied = await copyText(kind === 'number' ? lettersAndDigits(value) : value);
    setHasFailed(!isCopied);
    setTimesCopied((times) => (isCopied ? times + 1 : 0));
    announce(isCopied ? copiedLabel : texts.copyFailed);
    if (!isCopied && numberRef.current !== null) selectContent(numberRef.current);
  }

  return (
    <div {...given} className={styles.root}>
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
          <span className={styles.ready}>
            <CopyIcon size="small" />
            <span aria-hidden="true">{texts.copy}</span>
            <VisuallyHidden>{`${texts.copy} ${name}`}</VisuallyHidden>
          </span>
          <span aria-hidden="true" className={styles.copied}>
            <CheckIcon size="small" />
            {texts.copied}
          </span>
        </span>
      </Button>
      {hasFailed ? <p className={styles.failed}>{texts.copyFailed}</p> : null}
    </div>
  );
}
