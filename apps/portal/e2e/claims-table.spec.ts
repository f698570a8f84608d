import { ClaimsPage } from './pages/ClaimsPage.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'states and large amounts stay on one line, and no header breaks, at every width of the table',
  { tag: ['@C10', '@C12'] },
  async ({ page, sandbox, openAs }) => {
    const claims = new ClaimsPage(page);
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { '47110023918': { amountToPay: '124 350,50' } },
    });
    await openAs(customers.maja, '/krav');
    await expect(claims.rows()).toHaveCount(10);
    for (const width of [1280, 1200, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await claims.caseTable.evaluate((table) =>
        [
          ...table.querySelectorAll('th button'),
          ...[...table.querySelectorAll('td, td > *')].filter(({ textContent }) =>
            /^Tillfälligt erbjudande$|^124\s350,50\skr$/u.test(textContent),
          ),
        ].flatMap((element) => {
          const range = document.createRange();
          const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
          range.selectNodeContents(words ?? element);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [element.textContent] : [];
        }),
      );
      expect(broken, `${String(width)} px`).toEqual([]);
    }
  },
);
