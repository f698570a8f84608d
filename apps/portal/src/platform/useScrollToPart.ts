import { useEffect } from 'react';

/** Brings the part into view that the address names, if the page has it. */
export function showNamedPart(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'nearest' });
}

/**
 * The same for a part that appears later than its page, because it is about what the page asks for. A page that the
 * customer has begun to read stays where it is.
 */
export function useScrollToPart(id: string): void {
  useEffect(() => {
    if (location.hash === `#${id}` && globalThis.scrollY === 0) showNamedPart();
  }, [id]);
}
