import { expect, type Page } from '@playwright/test';

const start = new Date('2026-11-20T10:42:00+01:00');

/** Puts the page's timers in the hands of the test; to be called before the page is opened. */
export async function takeOverTime(page: Page): Promise<void> {
  await page.clock.install({ time: start });
}

/** Stops time, a minute after the page was opened. From here on only the test lets it pass. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}

/** Stops time a few seconds from where it is, before anything that happens now and then is due. */
export async function stopTimeHere(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + 5000));
}

/** Lets time pass in small steps until the condition holds, for what waits on both a timer and the server. */
export async function passTimeUntil(
  page: Page,
  condition: () => boolean | Promise<boolean>,
  step = 100,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        return condition();
      },
      { intervals: [20], timeout: 15_000 },
    )
    .toBe(true);
}

/** Lets time pass until an alert says something: its words come a moment after its place on the page. */
export async function passTimeUntilAlert(page: Page): Promise<void> {
  await passTimeUntil(page, async () => {
    const said = await page.getByRole('alert').allTextContents();
    return said.join('') !== '';
  });
}
