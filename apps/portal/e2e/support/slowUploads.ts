import type { Page } from '@playwright/test';

/**
 * Limits how fast the page can send.
 *
 * @returns a function that sets the speed in bytes per second; `full` removes the limit
 */
export async function slowUploads(page: Page): Promise<(speed: number | 'full') => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (speed) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: speed === 'full' ? -1 : speed,
    });
  };
}
