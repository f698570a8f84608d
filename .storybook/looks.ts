import type { Page } from '@playwright/test';

/** The ways in which a story is looked at, one after the other in the same document. */
type Look = {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** The rules of axe that can judge differently than in the look before; all of them when left out. */
  readonly rules?: readonly string[];
};

const narrowest = { width: 320, height: 640 };

/** As the story asks for, which is how its play function runs. */
export async function showLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What a played story is switched to without being drawn anew. */
export const furtherLooks: readonly Look[] = [
  {
    name: 'dark',
    show: (page) => page.emulateMedia({ colorScheme: 'dark' }),
    // Nothing but colours changes with the scheme: names, roles and structure have just been judged.
    rules: ['color-contrast', 'link-in-text-block'],
  },
  {
    name: '320 px',
    show: async (page) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(narrowest);
      await page.evaluate(waitForLayout);
    },
  },
];

/** Runs in the browser: observers of sizes answer after the frame in which the window changed. */
function waitForLayout(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Runs in the browser: how far the page reaches beyond the window, and what does. */
export function findSidewaysScroll(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .slice(0, 3)
    .map((element) => element.cloneNode(false))
    .map((element) => (element instanceof Element ? element.outerHTML : ''));
  return [`${String(document.documentElement.scrollWidth)} px wide\n${wide.join('\n')}`];
}
