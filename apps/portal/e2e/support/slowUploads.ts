import type { Page } from '@playwright/test';

/**
 * Takes over how fast the page can send.
 *
 * @returns sets the speed, in bytes a second; `full` as fast as it gets
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
