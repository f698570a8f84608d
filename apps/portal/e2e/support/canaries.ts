import type { Page, Request } from '@playwright/test';

import { findPersonalData } from './personalData.ts';

type Place =
  | 'log'
  | 'address'
  | 'title'
  | 'error report'
  | 'local storage'
  | 'storage after log-out';

interface Trace {
  readonly place: Place;
  readonly text: string;
}

/** The places where personal data is allowed, each with its reason. */
const allowed: readonly {
  readonly place: Place;
  readonly pattern: RegExp;
  readonly why: string;
}[] = [
  {
    place: 'address',
    pattern: /^https?:\/\/[^/]+\/sandbox(?:\/|$|\?)/u,
    why: 'the sandbox’s page is the provider’s side, not the portal',
  },
  {
    place: 'storage after log-out',
    pattern: /^drafts: /u,
    why: 'row Z02: what was being written is there again for the same customer',
  },
  {
    place: 'storage after log-out',
    pattern: /^extract(?:Contact|Order): /u,
    why: 'row Z02 as well: where to reach the customer about an extract that is not ordered yet',
  },
];

/**
 * Records everything that the browser logs, requests, reports, stores, and shows as address and title, in all tabs of
 * the journey.
 *
 * @returns a function that finds what identifies the customer or was written by them (row Z21)
 */
export async function watchPersonalData(page: Page): Promise<() => Promise<readonly string[]>> {
  const context = page.context();
  const traces: Trace[] = [];
  const typed = new Set<string>();
  await context.exposeBinding('tellCanary', (_source, kind: 'title' | 'typed', text: string) => {
    if (kind === 'typed') typed.add(text.trim());
    else traces.push({ place: 'title', text });
  });
  await context.addInitScript(tellTitlesAndTyping);
  context.on('console', (message) => traces.push({ place: 'log', text: message.text() }));
  context.on('request', (request) => traces.push(...tracesOf(request)));

  return async () => {
    for (const tab of context.pages()) {
      traces.push({ place: 'address', text: tab.url() }, ...(await storageOf(tab)));
    }
    const found = traces.flatMap(({ place, text }) => {
      if (allowed.some((each) => each.place === place && each.pattern.test(text))) return [];
      const data = findPersonalData(text, typed);
      return data === null ? [] : [`${place}: ‘${data}’ in ‘${text.slice(0, 300)}’`];
    });
    return [...new Set(found)];
  };
}

function tracesOf(request: Request): readonly Trace[] {
  const url = request.url();
  if (!url.startsWith('http')) return [];
  const address: Trace = { place: 'address', text: url };
  if (!url.endsWith('/api/Exception/LogError')) return [address];
  return [address, { place: 'error report', text: request.postData() ?? '' }];
}

/** What the tab stores: local storage, and session storage after a log-out. */
async function storageOf(tab: Page): Promise<readonly Trace[]> {
  if (!tab.url().startsWith('http')) return [];
  const isLoggedOut = /\/logg(?:aut|ain)$/u.test(tab.url());
  // A page that is being left does not answer.
  const [local, session] = await tab
    .evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)] as const)
    .catch(() => [[], []] as const);
  const toTraces = (entries: readonly (readonly [string, string])[], place: Place): Trace[] =>
    entries.map(([key, value]) => ({ place, text: `${key}: ${value}` }));
  return [
    ...toTraces(local, 'local storage'),
    ...(isLoggedOut ? toTraces(session, 'storage after log-out') : []),
  ];
}

declare global {
  var tellCanary: ((kind: 'title' | 'typed', text: string) => Promise<void>) | undefined;
}

/** Runs in the page. Reports each title, and what is typed as e-mail address, phone number and message. */
function tellTitlesAndTyping(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => own?.get?.call(document) as unknown,
    set: (title: string) => {
      own?.set?.call(document, title);
      void globalThis.tellCanary?.('title', title);
    },
  });
  addEventListener(
    'change',
    ({ target }) => {
      const isMessage = target instanceof HTMLTextAreaElement;
      const isContact =
        target instanceof HTMLInputElement && ['email', 'tel'].includes(target.type);
      if (isMessage || isContact) void globalThis.tellCanary?.('typed', target.value);
    },
    { capture: true },
  );
}
