import { findHeadlessShell } from './headlessShell.ts';

/** How Playwright starts Chromium everywhere in this repository. */
export type ChromiumLaunch = {
  readonly executablePath?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly args: string[];
};

/** The browser that the test command found, without updates and telemetry. */
export function chromiumLaunch(): ChromiumLaunch {
  return launchOf(process.env['CHROMIUM_PATH'] ?? '');
}

/** The headless shell if there is one: without a window it takes half the time. It has no PDF viewer. */
export function headlessShellLaunch(): ChromiumLaunch {
  return launchOf(findHeadlessShell() ?? process.env['CHROMIUM_PATH'] ?? '');
}

/** The browser of a Swedish customer at a computer, without movements: the `use` of every Playwright configuration. */
export function testBrowser() {
  const launch = headlessShellLaunch();
  // A new process for each page that a journey opens costs as much of the processor as the page itself.
  const args: string[] = [...launch.args, '--process-per-site'];
  return {
    browserName: 'chromium',
    launchOptions: { ...launch, args },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  } as const;
}

/**
 * What Playwright records. Recording costs time, so it is done where a failure cannot be played again by hand: on the build
 * server, and by `npm run flake`. Without pictures of the page after each action, which cost a quarter more of the processor.
 */
export const traceOfFailures =
  (process.env['CI'] ?? process.env['TRACE'] ?? '') === ''
    ? ('off' as const)
    : ({
        mode: 'retain-on-failure',
        screenshots: false,
        sources: false,
        snapshots: false,
      } as const);

function launchOf(executablePath: string): ChromiumLaunch {
  // Chromium refuses to run its sandbox as root, and containers run as root.
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath === '' ? {} : { executablePath }),
    // Where the locale is not UTF-8, Chromium calls every download with an "ä" in its name "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
