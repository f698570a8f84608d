import type { Page } from '@playwright/test';

declare global {
  var layoutShift: number;
}

/** Adds up the layout shifts that the customer did not cause. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          globalThis.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum after two more frames. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(globalThis.layoutShift);
          });
        });
      }),
  );
}
