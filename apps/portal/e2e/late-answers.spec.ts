import type { Page } from '@playwright/test';

import { type Customer, customers } from './support/customers.ts';
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

/**
 * The customers of each kind of page, who share one browser: it keeps the code of the pages. The overview waits for its
 * answers in a way of its own: see `arrivals.spec.ts`.
 */
const pages: Readonly<
  Record<string, readonly (readonly [path: string, customer: Customer, shows: string])[]>
> = {
  'the overview': [['/oversikt', customers.karl, 'Dokument']],
  'the claims': [
    ['/krav', customers.maja, 'Betalningshistorik'],
    ['/krav', customers.johan, 'Att betala i november'],
    ['/krav', customers.elsa, 'Betalningshistorik'],
    ['/krav', customers.birgitta, 'Betalningshistorik'],
    ['/krav', customers.ivar, 'Betalningshistorik'],
  ],
  'a case': [
    ['/krav/47110023918', customers.maja, 'Om du inte betalar i tid'],
    ['/krav/47110018203', customers.maja, 'Det som har hänt'],
    ['/krav/47110020666', customers.maja, 'Det som har hänt'],
    ['/krav/47150061842', customers.birgitta, 'Så slutar skulden att öka'],
    ['/krav/47160027415', customers.johan, 'Betala senast'],
  ],
  'the documents': [
    // Whoever may see more comes later: the browser knows what the one before might ask for.
    ['/dokument', customers.karl, 'Registerutdrag'],
    ['/dokument', customers.oskar, 'Du har inga dokument här än'],
    ['/dokument', customers.elsa, 'Du har inga'],
    ['/dokument', customers.maja, 'Kravbrev'],
  ],
  'the messages, the damages and the register extract': [
    ['/meddelanden', customers.maja, 'Trafikförsäkringsavgift'],
    ['/meddelanden', customers.gunnar, 'Trafikförsäkringsavgift'],
    ['/skador', customers.maja, '2026/1187'],
    ['/registerutdrag', customers.maja, 'E-postadress'],
  ],
};

/** Holds the answers to the page's calls. */
async function holdAnswers(page: Page, isHeld: (call: string) => boolean) {
  const held: { readonly call: string; readonly letThrough: () => void }[] = [];
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && isHeld(pathname),
    async (route) => {
      const { pathname: call } = new URL(route.request().url());
      await new Promise<void>((letThrough) => held.push({ call, letThrough }));
      await route.continue();
    },
  );
  return held;
}

/** Opens the page at both widths, and lets its answers come one after the other: at one width in another order. */
async function expectStillPage(
  page: Page,
  openAs: (customer: Customer, path: string) => Promise<void>,
  [path, customer, shows]: readonly [path: string, customer: Customer, shows: string],
): Promise<void> {
  const main = page.getByRole('main');
  const isShown = async () =>
    (await main.getByText(shows).count()) > 0 &&
    (await main.locator('[aria-busy="true"]').count()) === 0;
  const held = await holdAnswers(page, (call) => path === '/oversikt' || !shared.has(call));
  for (const [width, next] of [
    [1280, () => held.shift()],
    [390, () => held.pop()],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    // The page before must not be taken for this one.
    await page.goto('about:blank');
    held.length = 0;
    const opened = openAs(customer, path);
    const expectStill = async (after: string) => {
      const shift = await layoutShift(page);
      expect(shift, `${after} at ${String(width)} px`).toBeLessThan(0.02);
    };
    for (;;) {
      await expect.poll(async () => held.length > 0 || (await isShown())).toBe(true);
      const answer = next();
      if (answer === undefined) break;
      const { call, letThrough } = answer;
      const comes = page.waitForResponse((response) => response.url().includes(call));
      letThrough();
      await comes;
      await expectStill(call);
    }
    await expectStill('the last answer');
    await opened;
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const [kind, visits] of Object.entries(pages)) {
  test(
    `nothing moves on ${kind} when the answers come one after the other`,
    { tag: ['@Z90', '@Z23'] },
    async ({ page, openAs }) => {
      await recordLayoutShift(page);
      for (const visit of visits) {
        const [path, customer] = visit;
        await test.step(`${path} of ${customer.fullName}`, async () => {
          await expectStillPage(page, openAs, visit);
        });
      }
    },
  );
}
