import { expect } from 'vitest';

import { isAnswered } from './openPortal.tsx';

/**
 * Does what another tab does that renews the session or logs in: the anti-forgery token is another one. An answer that came
 * afterwards would make the portal ask whose it is, and learn it.
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
