import type { Page } from '@playwright/test';

import { type Customer, customers } from './support/customers.ts';
import { holdCalls } from './support/holdCalls.ts';
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts';
import { expect, test } from './support/test.ts';

/** The calls of every page. */
const shared: ReadonlySet<string> = new Set([
  '/api/PortalIdentity/GetUser',
  '/api/PortalIdentity/SendBrowserAlive',
  '/api/PortalSiteState/GetSiteCurrentState',
  '/api/PortalSiteState/GetSiteInformationText',
  '/api/Communication/GetNumberOfUnreadConversations',
]);

/** The overview waits for its answers in a way of its own: see `arrivals.spec.ts`. */
const pages: readonly (readonly [path: string, customer: Customer, shows: string])[] = [
  ['/oversikt', customers.karl, 'Dokument'],
  ['/krav', customers.maja, 'Betalningshistorik'],
  ['/krav', customers.johan, 'Att betala i november'],
  ['/krav', customers.birgitta, 'Betalningshistorik'],
  ['/krav', customers.ivar, 'Betalningshistorik'],
  ['/krav/47110023918', customers.maja, 'Om du inte betalar i tid'],
  ['/krav/47110018203', customers.maja, 'Det som har hänt'],
  ['/krav/47110020666', customers.maja, 'Det som har hänt'],
  ['/krav/47150061842', customers.birgitta, 'Så slutar skulden att öka'],
  ['/krav/47160027415', customers.johan, 'Betala senast'],
  ['/dokument', customers.maja, 'Kravbrev'],
  ['/dokument', customers.elsa, 'Du har inga'],
  ['/dokument', customers.karl, 'Registerutdrag'],
  ['/dokument', customers.oskar, 'Du har inga dokument här än'],
  ['/meddelanden', customers.maja, 'Trafikförsäkringsavgift'],
  ['/meddelanden', customers.gunnar, 'Trafikförsäkringsavgift'],
  ['/skador', customers.maja, '2026/1187'],
  ['/registerutdrag', customers.maja, 'E-postadress'],
];

/** Watches the calls to the server: which there have been, and which have no answer yet. */
function watchCalls(page: Page) {
  const all = new Set<string>();
  const open = new Map<unknown, string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    all.add(pathname);
    open.set(request, pathname);
  });
  page.on('response', (response) => open.delete(response.request()));
  page.on('requestfailed', (request) => open.delete(request));
  return { all, open: () => [...new Set(open.values())] };
}

for (const [path, customer, shows] of pages) {
  test(
    `nothing moves on ${path} of ${customer.fullName} when one of its answers is late`,
    { tag: ['@Z90', '@Z23'] },
    async ({ page, openAs }) => {
      const main = page.getByRole('main');
      const expectShown = async () => {
        await expect(main.getByText(shows).first()).toBeAttached();
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      };
      const calls = watchCalls(page);
      await recordLayoutShift(page);
      await openAs(customer, path);
      await expectShown();
      const late = [...calls.all].filter((call) => path === '/oversikt' || !shared.has(call));
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const call of late) {
          await page.goto('about:blank');
          const letThrough = await holdCalls(page, call);
          await page.goto(path);
          await expect.poll(calls.open).toEqual([call]);
          letThrough();
          await expectShown();
          const shift = await layoutShift(page);
          expect(shift, `${call} at ${String(width)} px`).toBeLessThan(0.02);
          await page.unrouteAll();
        }
      }
    },
  );
}
