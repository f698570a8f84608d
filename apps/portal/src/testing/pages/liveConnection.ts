import { afterAll, beforeAll, expect } from 'vitest';

import { sandbox } from './openPortal.tsx';

const { release } = process;
let plainFetch = globalThis.fetch;
const sockets = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket') ?? {};

/**
 * A file that calls this gets the live connection, by long polling: the sockets of jsdom do not reach the sandbox. Its client must not notice that there is Node
 * beneath the page, because it would then look for modules of its own.
 */
export function withLiveConnection(): void {
  beforeAll(() => {
    setRelease({ ...release, name: 'a browser' });
    Reflect.deleteProperty(globalThis, 'WebSocket');
    plainFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/portalHub')) return plainFetch(input, init);
      const headers = new Headers(init?.headers);
      headers.set('cookie', globalThis.jsdom.cookieJar.getCookieStringSync(url));
      return plainFetch(input, { ...init, headers });
    };
  });
  afterAll(() => {
    setRelease(release);
    Object.defineProperty(globalThis, 'WebSocket', sockets);
    globalThis.fetch = plainFetch;
  });
}

function setRelease(value: NodeJS.ProcessRelease): void {
  Object.defineProperty(process, 'release', { value, configurable: true });
}

/** Waits until the only live connection is open and has joined this many times in all. */
export async function expectJoined(times = 1): Promise<void> {
  await expect
    .poll(async () => {
      const { connections, joinings } = await sandbox.hub();
      return [connections.length, joinings.length];
    })
    .toEqual([1, times]);
}

/** Hides the page or makes it visible, as when the customer switches windows. */
export function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
