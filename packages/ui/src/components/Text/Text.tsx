import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  /**
   * Element that holds the text.
   * @default 'p'
   */
  readonly as?: 'p' | 'span' | 'div' | undefined;
  /**
   * `soft` for what explains, `default` takes the colour of its ground.
   * @default 'default'
   */
  readonly tone?: 'default' | 'soft' | undefined;
  /**
   * How large the words are.
   * @default 'body'; a `span` keeps the size around it
   */
  readonly size?: 'small' | 'body' | 'lead' | undefined;
  /**
   * How heavy the strokes are.
   * @default the weight around it
   */
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Lets another part be described by the text. */
  readonly id?: string | undefined;
  /** What is read. */
  readonly children: ReactNode;
}

/** Running text, at most 70 characters a line. */
export function Text({
  as: Element = 'p',
  tone = 'default',
  size = Element === 'span' ? undefined : 'body',
  weight,
  id,
  children,
}: TextProps): ReactNode {
  return (
    <Element
      className={classNames(
        styles.text,
        styles.tone[tone],
        size && styles.size[size],
        weight && styles.weight[weight],
      )}
      id={id}
    >
      {children}
    </Element>
  );
}
