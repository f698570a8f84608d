import { type Browser, launch, type Page } from 'puppeteer-core';

import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';
import type { Desktop } from './desktop.ts';

export type BrowserName = 'firefox' | 'chromium';

/** In bytes per second, and milliseconds. */
const quickLine = { download: 4_000_000, upload: 1_000_000, latency: 150 };

/** A browser in a window of the desktop, as a Swedish customer has it. Only its address is set from outside; all else is keys. */
export async function openBrowser(
  name: BrowserName,
  executablePath: string,
  desktop: Desktop,
): Promise<{ readonly browser: Browser; readonly page: Page; readonly version: string }> {
  const browser = await launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: false,
    defaultViewport: null,
    // It would end this process at once, and leave the desktop.
    handleSIGINT: false,
    handleSIGTERM: false,
    env: { ...desktop.environment, GTK_MODULES: 'gail:atk-bridge' },
    // Its bar would take the first focus.
    ignoreDefaultArgs: ['--enable-automation'],
    args:
      name === 'firefox'
        ? ['--width', '1280', '--height', '900']
        : [
            ...chromiumLaunch().args,
            '--force-renderer-accessibility',
            '--disable-features=Translate',
            '--lang=sv',
            '--window-size=1280,900',
            '--window-position=0,0',
          ],
    ...(name === 'firefox'
      ? {
          extraPrefsFirefox: {
            'accessibility.force_disabled': -1,
            'focusmanager.testmode': false,
            'intl.accept_languages': 'sv-SE, sv',
            'intl.locale.requested': 'sv-SE',
          },
        }
      : {}),
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  // A page that comes from the same machine has loaded before Orca hears that it loads. In Chromium, Orca then takes the
  // wrong order of the two for a page that never ends to load, and leaves out what changes in it.
  if (name === 'chromium') await page.emulateNetworkConditions(quickLine);
  return { browser, page, version: await browser.version() };
}
