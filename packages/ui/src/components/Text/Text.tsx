import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import * as styles from './Text.css.ts';

export interface TextProps {
  /**
   * The HTML element of the text.
   * @default 'p'
   */
  readonly as?: 'p' | 'span' | 'div' | undefined;
  /**
   * `soft` is for explanations, `default` is the normal text colour of its background.
   * @default 'default'
   */
  readonly tone?: 'default' | 'soft' | undefined;
  /**
   * The text size. `amount` is for the one sum that its page is about.
   * @default 'body'; a `span` keeps the size around it
   */
  readonly size?: 'small' | 'body' | 'lead' | 'amount' | undefined;
  /**
   * The font weight.
   * @default the weight around it
   */
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined;
  /**
   * A rule before it sets it off from the text around it: the one sentence that says what to do.
   * @default false
   */
  readonly isSetOff?: boolean | undefined;
  /** An `id`, so that the text can describe another element. */
  readonly id?: string | undefined;
  /** Language of the text when it differs from the page's. */
  readonly lang?: string | undefined;
  /** The content. */
  readonly children: ReactNode;
}

/** Running text, at most 70 characters a line. */
export function Text({
  as: Element = 'p',
  tone = 'default',
  size = Element === 'span' ? undefined : 'body',
  weight,
  isSetOff = false,
  id,
  lang,
  children,
  ...given
}: TextProps): ReactNode {
  return (
    <Element
      {...given}
      className={classNames(
        styles.text,
        styles.tone[tone],
        size && styles.size[size],
        weight && styles.weight[weight],
        isSetOff && styles.setOff,
      )}
      id={id}
      lang={lang}
    >
      {unbroken(children)}
    </Element>
  );
}
