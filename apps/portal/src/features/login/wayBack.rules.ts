interface BrowserFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** How the customer returns from the BankID app to the browser. */
export type WayBack =
  /** The app opens this address. */
  | { readonly kind: 'address'; readonly address: string }
  /** The operating system returns to the browser. */
  | { readonly kind: 'byItself' }
  /** Only the customer can switch back to the browser. */
  | { readonly kind: 'byHand' };

/** Matches Safari only: browsers built on it add their own names, before, among or after Safari's. */
const safari = /\) Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/u;

/**
 * How to return from the BankID app (row Z43). Only iPhones and iPads need an address, and there every https address
 * opens Safari. Chrome and Firefox have addresses of their own without a page: these show the tab that was left,
 * where the login is running. An address with a page would open a new tab.
 *
 * @param page the address of the login page
 */
export function wayBackOf({ userAgent, maxTouchPoints }: BrowserFacts, page: URL): WayBack {
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  const isApple =
    /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);
  if (!isApple) return { kind: 'byItself' };
  if (userAgent.includes('CriOS/')) {
    const scheme = page.protocol === 'http:' ? 'googlechrome' : 'googlechromes';
    return { kind: 'address', address: `${scheme}://` };
  }
  if (userAgent.includes('FxiOS/')) return { kind: 'address', address: 'firefox://' };
  if (safari.test(userAgent)) return { kind: 'address', address: page.origin + page.pathname };
  return { kind: 'byHand' };
}
