'use client';

import { type ReactNode, useEffect, useRef } from 'react';

import { classNames } from './classNames.ts';
import * as styles from './disclosure.css.ts';
import { given } from './given.ts';
import type { OpenProps } from './useOpen.ts';
import { useOpenDetails } from './useOpenDetails.ts';

type DisclosureProps = OpenProps & {
  /** Makes the part a link target: an address that ends in `#<id>` opens it. */
  readonly id?: string | undefined;
  /** The summary: always visible. Pressing it opens and closes the content. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly rootClass?: string | undefined;
  readonly summaryClass: string;
  readonly contentClass: string;
};

/**
 * The native `details` element. The browser provides Enter and Space, the state for assistive technology, and find in
 * page that opens what it finds. We add opening by address and printing all content.
 */
export function Disclosure({
  id,
  summary,
  children,
  rootClass,
  summaryClass,
  contentClass,
  ...held
}: DisclosureProps): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  const details = useOpenDetails(held, ref);

  useEffect(() => {
    if (id === undefined) return undefined;
    // Browsers open a `details` that contains the target of an address, but not one that is the target.
    const openIfMeant = (hash: string): void => {
      if (ref.current !== null && [`#${id}`, `#${encodeURIComponent(id)}`].includes(hash))
        ref.current.open = true;
    };
    const onHashChange = (): void => {
      openIfMeant(location.hash);
    };
    // A router's link changes the address without that event, and the same link pressed again changes nothing.
    const onClick = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname === location.pathname) openIfMeant(link.hash);
    };
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      document.removeEventListener('click', onClick);
    };
  }, [id]);

  return (
    <details
      {...given(held)}
      {...details}
      className={classNames(styles.printsOpen, rootClass)}
      id={id}
      ref={ref}
    >
      <summary className={classNames(styles.summary, summaryClass)}>{summary}</summary>
      <div className={contentClass}>{children}</div>
    </details>
  );
}
