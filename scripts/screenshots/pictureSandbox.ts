import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { Page } from '@playwright/test';

import { fromRoot } from '../lib/paths.ts';
import { asObject, asText } from '../rows/json.ts';

/** The day of the pictures, so that amounts and dates are the same each time they are taken. */
const pictureDay = '2026-11-20T10:42:00+01:00';

/** A sample customer, as the sandbox lists them. */
export type Persona = {
  readonly key: string;
  readonly personalNumber: string;
  readonly fullName: string;
  readonly summary: string;
};

/** Starts a sandbox on a free port with data of its own, and waits until it says its address. */
export async function startSandbox(): Promise<{
  readonly address: string;
  readonly stop: () => void;
}> {
  const child = spawn(process.execPath, ['--conditions=source', 'apps/sandbox/src/main.ts'], {
    cwd: fromRoot(),
    env: { ...process.env, PORT: '0', SANDBOX_DATA: ':memory:', SANDBOX_CLOCK: pictureDay },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Mina sidor: (http\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, stop: () => child.kill() };
  }
  throw new Error('The sandbox ended before it had an address.');
}

/** All sample customers, in the sandbox's order. */
export async function readPersonas(address: string): Promise<readonly Persona[]> {
  const answer: unknown = await (await fetch(`${address}/sandbox/api/personas`)).json();
  return (Array.isArray(answer) ? answer : []).map((one) => {
    const persona = asObject(one);
    return {
      key: asText(persona['key']),
      personalNumber: asText(persona['personalNumber']),
      fullName: asText(persona['fullName']),
      summary: asText(persona['summary']),
    };
  });
}

/** Logs the customer in without playing the login. */
export async function logIn(page: Page, { personalNumber }: Persona): Promise<void> {
  await page.request.post('/sandbox/api/login', { data: { personalNumber } });
}

/** How a picture's window differs from any other: a phone is more than a narrow window. */
export function windowOf(viewport: { readonly width: number; readonly height: number }) {
  const isPhone = viewport.width < 500;
  return {
    viewport,
    // Device kind is found from user agent and touch points, not from the window's width.
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
  } as const;
}
