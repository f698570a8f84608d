import { endpoints, protocol } from '@mina-sidor/api-client/contract';

import type { CallAhead } from './src/customer/callsAhead.ts';
import { entriesOf } from './src/domain/record.ts';
import type { CustomerFeature } from './src/featureTypes.ts';
import { customerPages } from './src/allFeatures.ts';
import { type CustomerPageName, paths } from './src/paths.ts';
import { callsAheadName } from './src/platform/earlyAnswers.ts';

interface Settings {
  /** Each page with a pattern of its address and the names of its calls. */
  readonly pages: readonly (readonly [
    page: CustomerPageName,
    pattern: string,
    calls: readonly CallAhead[],
  ])[];
  /** The addresses of the calls; `:id` stands for that of the page's address. */
  readonly addresses: Readonly<Partial<Record<CallAhead, string>>>;
  readonly cookie: string;
  readonly header: string;
  /** The name in the storage of the calls that the customer may make. */
  readonly allowed: string;
  /** The page that ends the session before it asks whose it is. */
  readonly loggedOut: string;
}

/**
 * A script for the head of every document. It asks what each page needs to know before it can show, and what the page at
 * this address shows, while the code of the portal is still on its way (`platform/earlyAnswers.ts` takes the answers). It also
 * fetches the code of that page, whose files its element names. It must stand alone in its file, so that it is there at once.
 */
export function earlyCallsScript(): string {
  return `(${askEarly.toString()})(${JSON.stringify(earlyCallsSettings())});\n`;
}

/** The one table of what each page asks, from what the features say. */
export function earlyCallsSettings(): Settings {
  const pages = entriesOf<CustomerPageName, CustomerFeature>(customerPages);
  const names = new Set<CallAhead>(['getUser', 'getSiteCurrentState']);
  for (const [, { asks = [] }] of pages) for (const name of asks) names.add(name);
  return {
    pages: pages.map(([page, { asks = [] }]) => [
      page,
      // Another `:id` would stand in the address of a call as the client encodes it. Its page asks for itself.
      `^${paths[page].replace(':id', String.raw`([\w-]+)`)}/?$`,
      asks,
    ]),
    addresses: Object.fromEntries([...names].map((name) => [name, addressOf(name)])),
    cookie: protocol.antiForgeryCookie,
    header: protocol.antiForgeryHeader,
    allowed: callsAheadName,
    loggedOut: paths.loggedOut,
  };
}

function addressOf(name: CallAhead): string {
  const { path } = endpoints[name];
  return name === 'getCase' ? `${path}?referenceNumber=:id` : path;
}

/**
 * Runs in the browser as its own text, so it can use nothing from outside.
 *
 * @param send the browser's `fetch`
 */
export function askEarly(
  { pages, addresses, cookie, header, allowed, loggedOut }: Settings,
  send = (url: string, init: RequestInit) => fetch(url, init),
) {
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const markNow = () =>
    new RegExp(`(?:^|; )${cookie}=([^;]*)`, 'u').exec(document.cookie)?.[1] ?? null;

  const ask = (
    pathname: string,
    first: readonly CallAhead[],
    names: readonly string[],
    isGoingOn: boolean,
  ) => {
    if (pathname.startsWith(loggedOut)) return;
    const mark = markNow();
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      ...(mark === null ? {} : { [header]: decoded(mark) }),
    };
    const askedAt = Date.now();
    const last = globalThis.earlyAnswers;
    const early =
      isGoingOn && last?.mark === mark
        ? last
        : { askedAt, mark, answers: new Map<string, Promise<Response>>() };
    globalThis.earlyAnswers = early;
    const isAt = (pattern: string) => new RegExp(pattern, 'iu').exec(pathname);
    const [page, pattern = '', calls = []] = pages.find(([, each]) => isAt(each)) ?? [];
    for (const name of [...first, ...calls.filter((each) => names.includes(each))]) {
      const url = (addresses[name] ?? '').replace(':id', isAt(pattern)?.[1] ?? '');
      if (early.answers.has(url)) continue;
      const answer = send(url, { headers });
      // Read to its end, or the request stays open when nobody takes the answer. Whoever takes it hears of a failure.
      answer.then((response) => response.clone().blob()).catch(() => undefined);
      early.answers.set(url, answer);
    }
    return page;
  };
  globalThis.askPageAhead = (pathname, names, isGoingOn) => {
    ask(pathname, ['getSiteCurrentState'], names, isGoingOn);
  };

  // Without a session nobody may see a page.
  const isCustomer = markNow() !== null;
  let names: readonly string[] = [];
  try {
    if (isCustomer) names = localStorage.getItem(allowed)?.split(' ') ?? [];
  } catch {
    // The storage is forbidden, and the page asks for itself.
  }
  const page = ask(location.pathname, ['getUser', 'getSiteCurrentState'], names, false);
  const files = page && document.currentScript?.getAttribute(`data-${page.toLowerCase()}`);
  for (const href of (isCustomer && files?.split(' ')) || []) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: 'low' }),
    );
  }
}
