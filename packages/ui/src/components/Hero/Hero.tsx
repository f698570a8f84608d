import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { dashes } from '../../private/dashes.css.ts';
import { container } from '../Layout/Layout.css.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's first heading. */
  readonly heading: ReactNode;
  /** Lets the heading take focus after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** What one can do here, in a sentence. */
  readonly lead: ReactNode;
  /** The card with the page's one task. It overlaps the band. */
  readonly main: ReactNode;
  /** What explains it: beside from 992 px, below under that. */
  readonly aside: ReactNode;
}

/** The way in: a brand band with the greeting, its edge marked as a road, and the task lying over it. */
export function Hero({ heading, headingRef, lead, main, aside }: HeroProps): ReactNode {
  return (
    <>
      <div className={styles.band}>
        <div className={classNames(container, styles.words)}>
          <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
            {heading}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div aria-hidden="true" className={dashes} />
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
