import { type Frame, launch, type Page } from 'puppeteer-core';

import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';
import type { Engine, Look, WebPage } from './webPage.ts';

const firefoxPreferences = {
  ordinary: {},
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  forcedColors: { 'browser.display.document_color_use': 2 },
} as const;

const chromiumArguments = {
  ordinary: [],
  dark: ['--blink-settings=preferredColorScheme=0'],
  forcedColors: ['--force-high-contrast'],
} as const;

/** Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
  look: Look,
): Promise<Engine> {
  const browser = await launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: name === 'firefox' ? true : 'shell',
    args:
      name === 'firefox'
        ? []
        : [...chromiumLaunch().args, '--lang=sv-SE', ...chromiumArguments[look]],
    ...(name === 'firefox'
      ? {
          extraPrefsFirefox: {
            'intl.accept_languages': 'sv-SE, sv',
            'ui.prefersReducedMotion': 1,
            ...firefoxPreferences[look],
          },
        }
      : {}),
  });
  return {
    openPage: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      return drive(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function drive(page: Page, close: () => Promise<void>): WebPage {
  let frame: Frame | null = null;
  const here = () => frame ?? page.mainFrame();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content-Security-Policy'))
      complaints.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  const found = async (selector: string) => {
    const element = await here().$(selector);
    if (element === null) throw new Error(`nothing matches ${selector}`);
    return element;
  };
  return {
    open: async (url) => {
      frame = null;
      await page.goto(url, { waitUntil: 'domcontentloaded' }).catch((reason: unknown) => {
        // In Firefox a page that loads itself anew, as one does whose code is late, ends the wait for its first load.
        if (!String(reason).includes('NS_BINDING_ABORTED')) throw reason;
      });
    },
    back: async () => {
      await page.evaluate(() => history.back());
    },
    reload: async () => {
      frame = null;
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => here().evaluate(expression),
    enterFrame: async (selector) => {
      frame = null;
      if (selector !== null) frame = (await (await found(selector)).contentFrame()) ?? null;
    },
    click: async (selector) => (await found(selector)).click(),
    type: async (selector, text) => (await found(selector)).type(text),
    key: (key) => page.keyboard.press(key),
    choose: async (files) => {
      await (await here().$('input[type="file"]'))?.uploadFile(...files);
    },
    tabs: async () => (await page.browserContext().pages()).map((tab) => tab.url()),
    print: async () => Buffer.from(await page.pdf({ format: 'a4' })),
    complaints: () => Promise.resolve(complaints),
    close,
  };
}
