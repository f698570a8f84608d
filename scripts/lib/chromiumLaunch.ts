/** How Playwright starts Chromium everywhere in this repository. */
export type ChromiumLaunch = { readonly executablePath?: string; readonly args: string[] };

/** The browser that the test command found, started so that it neither updates itself nor calls home. */
export function chromiumLaunch(): ChromiumLaunch {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '';
  // Chromium refuses to run its sandbox as root, which is how containers run.
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath === '' ? {} : { executablePath }),
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
