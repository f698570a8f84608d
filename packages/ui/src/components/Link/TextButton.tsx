import type { MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Link.css.ts';

export interface TextButtonProps {
  /** Called when the button is pressed. */
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The label. */
  readonly children: ReactNode;
  /**
   * `onBrand` is for a brand background, `inherit` takes the colour of the surrounding text.
   * @default 'brand'
   */
  readonly tone?: 'brand' | 'onBrand' | 'inherit' | undefined;
  /** Language of the label when it differs from the page's. */
  readonly lang?: string | undefined;
  /** Lets other code focus the button. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button for use among links or in running text. It looks like a link, but does something on the page. */
export function TextButton({
  tone = 'brand',
  children,
  ...attributes
}: TextButtonProps): ReactNode {
  return (
    <button
      {...attributes}
      className={classNames(styles.tone[tone], styles.textButton)}
      type="button"
    >
      {children}
    </button>
  );
}
