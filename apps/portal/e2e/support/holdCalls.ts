import type { Page } from '@playwright/test';

/**
 * Keeps the page's calls of one path on their way, for as long as the journey looks at what is shown meanwhile: no
 * machine is too slow to see it, and none waits longer than it needs.
 *
 * @returns lets them through, and those that come after
 */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

/** An answer that the server has given and the page has not got yet. */
interface HeldAnswer {
  /** The server has answered. */
  readonly isGiven: Promise<void>;
  readonly letThrough: () => void;
}

/** Keeps the answer to the page's next call of one path on its way. */
export async function holdAnswer(page: Page, path: string): Promise<HeldAnswer> {
  let give: () => void = () => undefined;
  let letThrough: () => void = () => undefined;
  const isGiven = new Promise<void>((resolve) => {
    give = resolve;
  });
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(
    `**${path}*`,
    async (route) => {
      const response = await route.fetch();
      give();
      await isLetThrough;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { isGiven, letThrough };
}

/** The server carries out the page's next call of one path, and its answer is lost on the way. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
