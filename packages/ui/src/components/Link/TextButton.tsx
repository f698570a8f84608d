import type { MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Link.css.ts';

export interface TextButtonProps {
  /** Called when the button is activated. */
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The words of the button. */
  readonly children: ReactNode;
  /**
   * `onBrand` on a brand ground, `inherit` to take the colour of the text around it.
   * @default 'brand'
   */
  readonly tone?: 'brand' | 'onBrand' | 'inherit' | undefined;
  /** Language of the words when it differs from the page's. */
  readonly lang?: string | undefined;
  /** Lets focus be set from outside. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button among links or in running text: looks like a link, does something on the page. */
export function TextButton({
  tone = 'brand',
  children,
  ...attributes
}: TextButtonProps): ReactNode {
  return (
    <button
      {...attributes}
      className={classNames(styles.link, styles.tone[tone], styles.textButton)}
      type="button"
    >
      {children}
    </button>
  );
}
