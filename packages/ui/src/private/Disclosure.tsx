import { type ReactNode, useEffect, useRef } from 'react';

import { classNames } from './classNames.ts';
import * as styles from './disclosure.css.ts';

interface DisclosureProps {
  /** An address that ends in `#` and this name opens the part. */
  readonly id?: string | undefined;
  readonly isInitiallyOpen: boolean;
  /** What stands in the summary: always in sight, opens and closes. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly rootClass?: string | undefined;
  readonly summaryClass: string;
  readonly contentClass: string;
}

/**
 * The native element: Enter and Space, the state in the accessibility tree and find in page, which opens what it
 * finds something in, are the browser's. Ours are the address that opens and the print that shows all.
 */
export function Disclosure({
  id,
  isInitiallyOpen,
  summary,
  children,
  rootClass,
  summaryClass,
  contentClass,
}: DisclosureProps): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (id === undefined) return undefined;
    const openWhenMeant = (): void => {
      // Browsers open a part that holds the target of an address, not one that is the target itself.
      if (ref.current !== null && [`#${id}`, `#${encodeURIComponent(id)}`].includes(location.hash))
        ref.current.open = true;
    };
    openWhenMeant();
    window.addEventListener('hashchange', openWhenMeant);
    return () => {
      window.removeEventListener('hashchange', openWhenMeant);
    };
  }, [id]);

  return (
    <details
      className={classNames(styles.printsOpen, rootClass)}
      id={id}
      open={isInitiallyOpen}
      ref={ref}
    >
      <summary className={classNames(styles.summary, summaryClass)}>{summary}</summary>
      <div className={contentClass}>{children}</div>
    </details>
  );
}
