import type { Page } from '@playwright/test';

/**
 * Holds the page's calls of one path, so that the journey can check the page while they are pending. That needs no
 * time limits, on a slow machine either.
 *
 * @returns a function that releases them, and lets later ones through
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

/** An answer that the server has sent but the page has not received. */
interface HeldAnswer {
  /** Resolves when the server has answered. */
  readonly isGiven: Promise<void>;
  readonly letThrough: () => void;
}

/** Holds the answer to the page's next call of one path. */
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

/** The server carries out the page's next call of one path, but its answer is lost. */
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
