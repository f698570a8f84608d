import { globSync } from 'node:fs';
import { findOnPath, isExecutable } from './executables.ts';
import { findHeadlessShell } from './headlessShell.ts';

type Engine = {
  /** The Debian packages that bring it. */
  readonly packages: readonly string[];
  /** The programs that run it, or nothing if one is missing. */
  readonly find: () => readonly string[] | undefined;
};

/** The engines of the browsers that the login page names. */
export const browserEngines = {
  chromium: {
    packages: ['chromium-headless-shell'],
    find: () => allOf(findHeadlessShell()),
  },
  firefox: {
    packages: ['firefox-esr'],
    find: () => allOf(findOnPath(['firefox-esr', 'firefox'])),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    // It has no mode without a screen.
    find: () =>
      allOf(
        globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser').find(isExecutable),
        findOnPath(['WebKitWebDriver']),
        findOnPath(['xvfb-run']),
      ),
  },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof browserEngines;

export const isEngineName = (name: string): name is EngineName =>
  Object.hasOwn(browserEngines, name);

function allOf(...paths: readonly (string | undefined)[]): readonly string[] | undefined {
  const found = paths.filter((path) => path !== undefined);
  return found.length === paths.length ? found : undefined;
}
