import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type Clock,
  createPortalClient,
  createXhrUpload,
  protocol,
  systemClock,
} from '@mina-sidor/api-client';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { expect, inject } from 'vitest';

import { askEarly, earlyCallsSettings } from '../../../earlyCalls.ts';
import { type Customer, customers } from '../../../e2e/support/customers.ts';
import { Sandbox } from '../../../e2e/support/sandbox.ts';
import { createRouter } from '../../app/router.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { showLoggedOutPage } from '../../app/showLoggedOutPage.ts';
import { Portal } from '../../app/start.tsx';
import { createApplication } from '../../customer/createApplication.ts';
import { pageNeeds } from '../../allFeatures.ts';
import { isCheckoutPath, paths } from '../../paths.ts';
import { parseConfig } from '../../platform/config.ts';
import { readCookie } from '../../platform/cookies.ts';
import { takeEarlyAnswer } from '../../platform/earlyAnswers.ts';
import { createErrorLog } from '../../platform/errors/errorLog.ts';
import { createProviderTime } from '../../platform/providerTime.ts';
import { forgetAnnouncements } from './announced.ts';

declare global {
  /** The part of the tests' browser that vitest provides and tests of pages use. */
  var jsdom: {
    readonly window: object;
    readonly reconfigure: (settings: { readonly url: string }) => void;
    readonly cookieJar: {
      readonly removeAllCookiesSync: () => void;
      readonly getCookieStringSync: (url: string) => string;
      readonly setCookieSync: (cookie: string, url: string) => unknown;
    };
  };
}

class PageSandbox extends Sandbox {
  /** Waits until the page has its answers: a call that is still on its way would be counted among those that follow. */
  override async forgetCalls(): Promise<void> {
    await expect.poll(isAnswered).toBe(true);
    await super.forgetCalls();
  }
}

/** The sandbox of this worker, reset for each test. Workers are counted from 1. */
export const sandbox = new PageSandbox(
  inject('sandboxUrls')[Number(process.env['VITEST_POOL_ID']) - 1] ?? 'no sandbox',
);

const config = parseConfig(
  /id="config">(?<json>.*?)<\/script>/su.exec(
    readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8'),
  )?.groups?.['json'] ?? '',
);

let close = () => {};

/** The calls since the page was opened: how many there are, and the paths of those whose answers it has read. */
interface Calls {
  made: number;
  readonly answered: string[];
}
const noCalls = (): Calls => ({ made: 0, answered: [] });
let calls = noCalls();

/** How many answers to this call the page has read: for what it keeps in mind and does not show. */
export const answersTo = (path: string): number =>
  calls.answered.filter((each) => each === path).length;

/** Whether the page waits for no answer. */
export const isAnswered = (): boolean => calls.answered.length === calls.made;

/** The log-out that was asked for last. Until it is answered the portal keeps it in mind, and makes it up on its next start. */
let loggingOut: Promise<unknown> = Promise.resolve();

/** Before each test. */
export async function beginAnew(): Promise<void> {
  await sandbox.reset();
  // Not earlier: a page that has just closed may still write down an answer that it was reading.
  localStorage.clear();
  sessionStorage.clear();
  forgetAnnouncements();
  globalThis.jsdom.cookieJar.removeAllCookiesSync();
  document.cookie = `cookieInfoVersion=${config.cookieInfoVersion}`;
}

/** After each test. */
export function leave(): void {
  close();
}

const quickUpTo = (longest: number): Clock => ({
  ...systemClock,
  setTimeout: (callback, milliseconds) =>
    systemClock.setTimeout(callback, milliseconds <= longest ? milliseconds / 20 : milliseconds),
});

/**
 * Shortens the pauses before a call is repeated, so that a page which fails says so at once. How long a page waits for an
 * answer stays, or it would give up on a busy machine.
 */
const quickClock = quickUpTo(1000);

/** Shortens longer waiting too: for the login, which asks every two seconds. */
const impatientClock = quickUpTo(5000);

const usualClock = (path: string) => (path.startsWith(paths.login) ? impatientClock : quickClock);

interface Opening {
  /** @default the standard sample customer; null for a visitor */
  readonly as?: Customer | null;
  /** @default the machine's clock, with shorter pauses between calls */
  readonly clock?: Clock;
}

/**
 * Logs the customer in and opens the page, as a new document would: the whole portal, drawn without a browser, with the
 * sandbox behind it. For what customers see and hear on one page. What only a browser has (layout, several tabs, downloads,
 * reloads, the payment frame) belongs in a journey.
 */
export async function openPortal(
  path: string,
  { as = customers.maja, clock = usualClock(path) }: Opening = {},
): Promise<void> {
  // Nobody is so quick to log in again.
  await loggingOut;
  close();
  globalThis.jsdom.reconfigure({ url: sandbox.url + path });
  // Otherwise its uploads would go to another origin than that of the page.
  Reflect.set(globalThis.jsdom.window, '_origin', new URL(sandbox.url).origin);
  // An address that is entered has no state, whatever page was open before.
  history.replaceState(null, '');
  if (as !== null) {
    const { personalNumber } = as;
    await browserFetch('/sandbox/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ personalNumber }),
    });
  }
  draw(clock);
}

const untilReplaced = () => new Promise<never>(() => {});

/** When the portal has read the answer that has come. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Draws the current address anew, as a reload does. */
export function reload(): void {
  close();
  draw(usualClock(location.pathname));
}

function draw(timers: Clock): void {
  const closing = new AbortController();
  // A page that closes takes its timers with it, or it would write into the storage of the next test.
  const clock: Clock = {
    ...timers,
    setTimeout: (callback, milliseconds) =>
      timers.setTimeout(() => {
        if (!closing.signal.aborted) callback();
      }, milliseconds),
  };
  const mine = noCalls();
  calls = mine;
  // A page that closes stops what it was asking, which the next test would find among its calls, and hears of no answer.
  const send = async (url: string, init: RequestInit) => {
    const { signal } = closing;
    if (signal.aborted) return untilReplaced();
    const isLogOut = url.endsWith('/Logout');
    const signals = init.signal ? [signal, init.signal] : [signal];
    const asked = browserFetch(
      url,
      isLogOut ? init : { ...init, signal: AbortSignal.any(signals) },
    );
    if (isLogOut) loggingOut = asked.then(nextTask, nextTask);
    const answer = await asked.catch((reason: unknown) => {
      if (signal.aborted) return untilReplaced();
      throw reason;
    });
    return signal.aborted ? untilReplaced() : answer;
  };
  const read = async (url: string, coming: Promise<Response>) => {
    mine.made += 1;
    const count = () => mine.answered.push(new URL(url, sandbox.url).pathname);
    const answer = await coming.catch((reason: unknown) => {
      count();
      throw reason;
    });
    answer.clone().arrayBuffer().then(nextTask).then(count, count);
    return answer;
  };
  const time = createProviderTime(clock);
  const sessionMark = () => readCookie(document.cookie, protocol.antiForgeryCookie);
  const client = createPortalClient({
    baseUrl: '',
    fetch: (url, init) =>
      time.readFrom(() => read(url, takeEarlyAnswer(url, init, sessionMark()) ?? send(url, init))),
    upload: createXhrUpload(),
    readCookie: (name) => readCookie(document.cookie, name),
    clock,
  });
  globalThis.earlyAnswers = undefined;
  askEarly(earlyCallsSettings(), send);
  const application = createApplication({
    client,
    clock,
    now: time.now,
    config,
    environment: 'local',
    needs: pageNeeds,
    deviceKind: 'desktop',
    documentKind: isCheckoutPath(location.pathname) ? 'checkout' : 'page',
    errorLog: createErrorLog((body) => client.logError({ body })),
    sessionMark,
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const router = createRouter(application);
  showLoggedOutPage(application, router);
  root.render(
    <Portal application={application} linkComponent={RouterLink}>
      <RouterProvider router={router} />
    </Portal>,
  );
  close = () => {
    closing.abort();
    calls = noCalls();
    close = () => {};
    root.unmount();
    router.dispose();
    keepStored(() => application.session.store.get().scope.dispose());
    element.remove();
    // Scripts that the page has loaded.
    document.head.replaceChildren();
  };
}

/** Disposing is for a log-out, which forgets. A document that ends leaves to the next one what the browser keeps. */
function keepStored(work: () => void): void {
  const storages = [localStorage, sessionStorage].map((storage) => ({
    storage,
    kept: { ...storage },
  }));
  work();
  for (const { storage, kept } of storages) Object.assign(storage, kept);
}

/** Sends the browser's cookies and keeps those of the answer, which Node's own fetch does not. */
async function browserFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const { cookieJar } = globalThis.jsdom;
  const address = new URL(url, sandbox.url).href;
  const headers = new Headers(init.headers);
  headers.set('cookie', cookieJar.getCookieStringSync(address));
  const response = await fetch(address, { ...init, headers });
  for (const cookie of response.headers.getSetCookie()) cookieJar.setCookieSync(cookie, address);
  return response;
}
