import type { Page } from '@playwright/test';

import type { Fault, Sandbox } from './sandbox.ts';

/** A text in every failed answer, which no page may ever show (row E26). */
export const serverWords = 'Traceback 0x5EC2E7';

const body = { title: serverWords, detail: `at Db.Query (${serverWords})` };

/** How a call can fail, and the faults that cause it. */
const faults = {
  '400': { status: 400, body },
  '401': { status: 401, body },
  '403': { status: 403, body },
  '404': { status: 404, body },
  '409': { status: 409, body },
  '500': { status: 500, body },
  '503, unknown system': { status: 503, headers: { 'service-unavailable': 'coffee' }, body },
  '503, no system': { status: 503, body },
  'not JSON': { status: 200, headers: { 'content-type': 'text/html' }, body: `<h1>${serverWords}` },
  'field missing': { status: 200, body: '[{}]' },
  'field of a wrong type': { status: 200, body: `{"0":"${serverWords}"}` },
  cut: { abort: true },
} as const satisfies Readonly<Record<string, Omit<Fault, 'path'>>>;

/** Every way in which a call can fail. */
export const situations = [
  '400',
  '401',
  '401, token expired',
  '403',
  '404',
  '409',
  '500',
  '503, known system',
  '503, unknown system',
  '503, no system',
  'not JSON',
  'field missing',
  'field of a wrong type',
  'slower than 60 s',
  'cut',
  'refused',
] as const;
export type Situation = (typeof situations)[number];

/** The path of a call and its system. */
export interface Target {
  readonly path: string;
  readonly system: string;
}

/** Makes the call fail in this way until `clear`. */
export async function plant(
  { page, sandbox }: { readonly page: Page; readonly sandbox: Sandbox },
  situation: Situation,
  { path, system }: Target,
): Promise<void> {
  switch (situation) {
    case '401, token expired':
      await sandbox.addFault({ path, status: 401, headers: { 'token-expired': 'true' }, times: 1 });
      return;
    case '503, known system':
      await sandbox.addFault({
        path,
        status: 503,
        headers: { 'service-unavailable': system },
        body,
      });
      return;
    case 'slower than 60 s':
      // Longer than any journey; the test moves the page's clock instead.
      await sandbox.addFault({ path, delayMs: 120_000 });
      return;
    case 'refused':
      await page.route(
        ({ pathname }) => pathname === path,
        (route) => route.abort('connectionrefused'),
      );
      return;
    default:
      await sandbox.addFault({ path, ...faults[situation] });
  }
}

/** Gives every call its real answer again. */
export async function clear({
  page,
  sandbox,
}: {
  readonly page: Page;
  readonly sandbox: Sandbox;
}): Promise<void> {
  await sandbox.clearFaults();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Removes the pauses between retries. Call it before the page is opened. */
export async function retryAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pauses: ReadonlySet<unknown> = new Set([300, 1000]);
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = Object.assign(
      (handler: () => void, ms?: number) => wait(handler, pauses.has(ms) ? 0 : ms),
      wait,
    );
  });
}
