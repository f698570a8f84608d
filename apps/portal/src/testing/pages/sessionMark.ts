import { expect } from 'vitest';

import { isAnswered } from './openPortal.tsx';

/**
 * Does what another tab does that renews the session or logs in: the anti-forgery token is another one. Waits for
 * the page's answers first: a later one would make the portal ask whose the session is, and accept the new token.
 *
 * @returns gives the first one back
 */
export async function replaceSessionMark(): Promise<() => void> {
  await expect.poll(isAnswered).toBe(true);
  const [first = ''] = /XSRF-TOKEN=[^;]*/u.exec(document.cookie) ?? [];
  document.cookie = 'XSRF-TOKEN=another; path=/';
  return () => {
    document.cookie = `${first}; path=/`;
  };
}
