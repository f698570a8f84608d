import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { edgeOrnament } from '../../private/edgeOrnament.css.ts';
import { container } from '../Layout/Layout.css.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's main heading. */
  readonly heading: ReactNode;
  /** Lets other code focus the heading after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** What the user can do here, in a sentence. */
  readonly lead: ReactNode;
  /** The card with the page's main task. It overlaps the band. */
  readonly main: ReactNode;
  /** An explanation, in a `Card`, because half of it lies on the band: next to the task from 992 px, below it in narrower windows. */
  readonly aside: ReactNode;
}

/** The top of the start page: a brand band with the greeting, the theme's ornament along its edge, and the task card on top of it. */
export function Hero({ heading, headingRef, lead, main, aside, ...given }: HeroProps): ReactNode {
  return (
    <>
      <div {...given} className={styles.band}>
        <div className={classNames(container, styles.words)}>
          <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
            {heading}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div aria-hidden="true" className={edgeOrnament} />
      </div>
      <div className={container}>
        <div className={styles.body}>
          <div>{main}</div>
          <div>{aside}</div>
        </div>
      </div>
    </>
  );
}
