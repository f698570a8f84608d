/** What the browser tells of itself and of the device. */
interface BrowserFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** How the customer comes back from the BankID app to the browser that started it. */
export type WayBack =
  /** The app opens this address. */
  | { readonly kind: 'address'; readonly address: string }
  /** The system shows the browser again. */
  | { readonly kind: 'byItself' }
  /** Nobody but the customer can show the browser again. */
  | { readonly kind: 'byHand' };

/** Safari and nothing more: browsers that are built on it add their names. */
const safari = / Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/u;

/**
 * The way back from the BankID app (row Z43). Only iPhones and iPads must be told one, and there every https address opens
 * Safari. Chrome and Firefox have addresses of their own, without a page: they show the page that was left, where the login
 * is under way, and would open another one in a new tab.
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
