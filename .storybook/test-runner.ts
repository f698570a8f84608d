import type { Page } from '@playwright/test';
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';

import { findBrokenIdRefs } from '../packages/ui/src/testers/idReferences.ts';
import { findDocsFaults, isDocsDue } from './docsPage.ts';
import { axeScript, findViolations } from './findViolations.ts';
import { openPreview, sizeWindow, sizeWindowFor } from './previewPage.ts';
import { findSidewaysScroll } from './sidewaysScroll.ts';

// The test-runner loads this file twice: `prepare` runs outside the sandbox of the test file, the visits run inside.
declare const jestPlaywright: { resetPage(): Promise<void> };
declare global {
  var page: Page;
  interface Window {
    readonly findInvalidHtml: () => Promise<string[]>;
  }
}

/** Nothing but colours changes with the scheme: axe has judged names, roles and structure in light. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What the console and the page complain about during a visit. */
const errors: string[] = [];
let watchedPage: Page | undefined;
let isPageClean = true;

const configuration: TestRunnerConfig = {
  async prepare({ page }) {
    // Outside the sandbox, html-validate is loaded once and not for every test file.
    const { findInvalidHtml } = await import('./validHtml.ts');
    await page.exposeBinding('findInvalidHtml', ({ page: caller }) => findInvalidHtml(caller));
    await page.addInitScript({ path: axeScript });
    // Browsers ask for it when they like; it is no fault of a story that there is none.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await openPreview(page);
  },

  async preVisit(_, { id }) {
    if (!isPageClean) await renewPage();
    isPageClean = false;
    watchErrors(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await sizeWindowFor(page, id);
  },

  async postVisit(_, { hasFailure, ...story }) {
    if (hasFailure) return;
    const found: Record<string, readonly string[]> = {};
    found['axe in light'] = await findViolations(page);
    found['id references'] = await page.evaluate(findBrokenIdRefs);
    found['movement'] = await page.evaluate(findMovements);
    found['HTML'] = await page.evaluate(() => window.findInvalidHtml());
    await page.emulateMedia({ colorScheme: 'dark' });
    found['axe in dark'] = await findViolations(page, { rules: colourRules });
    await page.emulateMedia({ colorScheme: 'light' });
    await sizeWindow(page, 'smallest');
    await page.evaluate(waitForLayout);
    found['axe at 320 px'] = await findViolations(page);
    found['sideways scroll at 320 px'] = await page.evaluate(findSidewaysScroll);
    found['console'] = [...errors];
    const isDocsVisit = await isDocsDue(page, story);
    if (isDocsVisit) {
      await sizeWindow(page, 'wide');
      found['docs page'] = await findDocsFaults(page, story);
    }
    const faults = Object.entries(found).flatMap(([check, list]) =>
      list.map((fault) => `${check}: ${fault}`),
    );
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
    isPageClean = !isDocsVisit;
  },

  // Testing Library prints the whole document after its message.
  errorMessageFormatter: (message) => message.split('Ignored nodes:')[0] ?? message,
};

/** What a failed story or a docs page leaves behind must not fail the next one. */
async function renewPage(): Promise<void> {
  await jestPlaywright.resetPage();
  await setupPage(page, page.context());
}

function watchErrors(current: Page): void {
  errors.length = 0;
  if (current === watchedPage) return;
  watchedPage = current;
  current.on('pageerror', (error) => errors.push(error.message));
  current.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

/** Runs in the browser, which asks for reduced motion. Lists what still moves; an animation that only waits has no duration. */
function findMovements(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '',
    );
}

/** Runs in the browser: observers of sizes answer after the frame in which the window changed. */
function waitForLayout(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

// oxlint-disable-next-line import/no-default-export -- the test-runner asks for it
export default configuration;
