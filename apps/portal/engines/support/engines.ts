import { globSync } from 'node:fs';

import { findOnPath, isExecutable } from '../../../../scripts/lib/executables.ts';
import { findHeadlessShell } from '../../../../scripts/lib/headlessShell.ts';
import type { Engine } from './webPage.ts';
import { startWithPuppeteer } from './withPuppeteer.ts';
import { startWithSelenium } from './withSelenium.ts';

type Installation = {
  /** The Debian packages that bring the engine. */
  readonly packages: readonly string[];
  /** Starts it, if it is on this machine. */
  readonly find: () => (() => Promise<Engine>) | undefined;
};

/** The engines of the browsers that the login page names. */
export const engines = {
  chromium: {
    packages: ['chromium-headless-shell'],
    find: () => {
      const path = findHeadlessShell();
      return path === undefined ? undefined : () => startWithPuppeteer('chromium', path);
    },
  },
  firefox: {
    packages: ['firefox-esr'],
    find: () => {
      const path = findOnPath(['firefox-esr', 'firefox']);
      return path === undefined ? undefined : () => startWithPuppeteer('firefox', path);
    },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => {
      const driver = findOnPath(['WebKitWebDriver']);
      const [browser] = globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser').filter(isExecutable);
      const screen = findOnPath(['xvfb-run']);
      return driver === undefined || browser === undefined || screen === undefined
        ? undefined
        : () => startWithSelenium(browser, driver);
    },
  },
} as const satisfies Record<string, Installation>;

export type EngineName = keyof typeof engines;

export const isEngineName = (name: string): name is EngineName => name in engines;
