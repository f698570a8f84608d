import type { Page } from '@playwright/test';

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Records every API request that the page sends from now on, in order. */
export function recordCalls(page: Page): readonly RecordedCall[] {
  const calls: RecordedCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({
      method: request.method(),
      path: pathname,
      headers: request.headers(),
      body: request.postData() === null ? null : (request.postDataJSON() as unknown),
    });
  });
  return calls;
}

export function countOf(calls: readonly RecordedCall[], path: string): number {
  return calls.filter((call) => call.path === path).length;
}
