import { endpoints, protocol } from '@mina-sidor/api-client/contract';

import { type CallAhead, callsAheadName } from './src/customer/callsAhead.ts';
import { entriesOf } from './src/domain/record.ts';
import type { CustomerFeature } from './src/feature.ts';
import { customerPages } from './src/features.ts';
import { type CustomerPageName, paths } from './src/paths.ts';

/** A call of a page: its name, its address, and the part of the query that is the `:id` of the page's address. */
type Call = readonly [name: CallAhead, path: string, id?: string];

interface Settings {
  /** The calls of each page, with a pattern of its address. */
  readonly pages: readonly (readonly [pattern: string, calls: readonly Call[]])[];
  /** The addresses that every document asks first. */
  readonly first: readonly string[];
  readonly cookie: string;
  readonly header: string;
  /** The name in the storage of the calls that the customer may make. */
  readonly allowed: string;
  /** The page that ends the session before it asks whose it is. */
  readonly loggedOut: string;
}

/**
 * A script for the head of every document. It asks what each page needs to know before it can show, and what the page at
 * this address shows, while the code of the portal is still on its way (`platform/earlyAnswers.ts` takes the answers). It must
 * stand alone in its file, so that it is there at once.
 */
export function earlyCallsScript(): string {
  return `(${askEarly.toString()})(${JSON.stringify(earlyCallsSettings())});\n`;
}

/** The one table of what each page asks, from what the features say. */
export function earlyCallsSettings(): Settings {
  return {
    pages: entriesOf<CustomerPageName, CustomerFeature>(customerPages).map(
      ([page, { asks = [] }]) => [
        `^${paths[page].replace(':id', '([^/]+)')}/?$`,
        (['getSiteCurrentState', ...asks] as const).map(callOf),
      ],
    ),
    first: [endpoints.getUser.path, endpoints.getSiteCurrentState.path],
    cookie: protocol.antiForgeryCookie,
    header: protocol.antiForgeryHeader,
    allowed: callsAheadName,
    loggedOut: paths.loggedOut,
  };
}

function callOf(name: CallAhead): Call {
  const { path } = endpoints[name];
  return name === 'getCase' ? [name, path, 'referenceNumber'] : [name, path];
}

/**
 * Runs in the browser as its own text, so it can use nothing from outside.
 *
 * @param send the browser's `fetch`
 */
export function askEarly(
  { pages, first, cookie, header, allowed, loggedOut }: Settings,
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
  const ask = (urls: readonly string[]) => {
    const mark = markNow();
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      ...(mark === null ? {} : { [header]: decoded(mark) }),
    };
    const now = Date.now();
    const last = globalThis.earlyAnswers;
    // A redirect goes on with what the page before it has asked just now.
    const isGoingOn = last !== undefined && last.mark === mark && now - last.askedAt < 1000;
    const early = isGoingOn
      ? last
      : { askedAt: now, mark, answers: new Map<string, Promise<Response>>() };
    for (const url of urls) {
      if (early.answers.has(url)) continue;
      const answer = send(url, { headers });
      // Whoever takes the answer hears of the failure.
      answer.catch(() => undefined);
      early.answers.set(url, answer);
    }
    globalThis.earlyAnswers = early;
  };
  const callsOf = (pathname: string, names: readonly string[]) => {
    for (const [pattern, calls] of pages) {
      const match = new RegExp(pattern, 'iu').exec(pathname);
      if (match !== null)
        return calls
          .filter(([name]) => names.includes(name))
          .map(([, path, id]) =>
            id === undefined
              ? path
              : `${path}?${String(new URLSearchParams({ [id]: decoded(match[1] ?? '') }))}`,
          );
    }
    return [];
  };
  globalThis.askPageAhead = (pathname, names) => ask(callsOf(pathname, names));

  const { pathname } = location;
  if (pathname.startsWith(loggedOut)) return;
  let names: readonly string[] = [];
  try {
    // Without a session nobody may make them.
    if (markNow() !== null) names = localStorage.getItem(allowed)?.split(' ') ?? [];
  } catch {
    // The storage is forbidden, and the page asks for itself.
  }
  ask([...first, ...callsOf(pathname, names)]);
}
