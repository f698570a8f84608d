import type { Browser, Page } from '@playwright/test';

import type { Customer } from './customers.ts';
import type { Sandbox } from './sandbox.ts';

/** Opens the path in another browser in which the customer is logged in, too. */
export async function openElsewhere(
  browser: Browser,
  sandbox: Sandbox,
  { personalNumber }: Customer,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: sandbox.url });
  await context.request.post(`${sandbox.url}/sandbox/api/login`, { data: { personalNumber } });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
