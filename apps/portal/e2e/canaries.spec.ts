import { watchPersonalData } from './support/canaries.ts';
import { expect, test } from './support/test.ts';

// Every journey ends by searching for personal data (support/test.ts). This one proves that the search finds it.
test(
  'personal data is found in the log, in addresses, titles and error reports, and in what a tab keeps',
  { tag: ['@Z21'] },
  async ({ browser, sandbox }) => {
    const context = await browser.newContext({ baseURL: sandbox.url });
    const page = await context.newPage();
    const find = await watchPersonalData(page);
    await page.goto('/loggain');
    expect(await find()).toEqual([]);

    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    await page.locator('textarea').fill('Jag har flyttat.');
    await page.locator('textarea').blur();
    await page.evaluate(async () => {
      // oxlint-disable-next-line no-console -- the log is what this is about
      console.info('customer 870412-9843');
      document.title = 'OCR 4711002391835';
      localStorage.setItem('last', '198704129843');
      sessionStorage.setItem('message', 'Jag har flyttat.');
      sessionStorage.setItem('drafts', 'Jag har flyttat.');
      await fetch('/api/PortalSiteState/GetSiteCurrentState?who=maja%40example.se');
      const body = JSON.stringify({ stack: '', message: 'Jag har flyttat.' });
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/Exception/LogError', { method: 'POST', body, headers });
    });

    const places = (await find()).map((trace) => trace.replace(/ in ‘[^]*/u, ''));
    expect(places.toSorted()).toEqual([
      'address: ‘maja@example.se’',
      'error report: ‘Jag har flyttat.’',
      'local storage: ‘198704129843’',
      'log: ‘870412-9843’',
      'storage after log-out: ‘Jag har flyttat.’',
      'title: ‘4711002391835’',
    ]);
    await context.close();
  },
);
