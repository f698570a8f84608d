import { DamagesPage } from './pages/DamagesPage.ts';
import { DocumentsPage } from './pages/DocumentsPage.ts';
import { Messages } from './pages/Messages.ts';
import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts';
import { customers, expect, test } from './support/test.ts';

test(
  'nothing moves on the overview when what to do comes late, or with the rest',
  { tag: ['@Z76', '@Z23'] },
  async ({ page, openAs }) => {
    const { main } = new Shell(page);
    await recordLayoutShift(page);
    for (const [customer, first, late] of [
      [customers.ivar, 'Ditt fordon är oförsäkrat', 'Betala 1 122 kr'],
      [customers.maja, 'Läs två olästa meddelanden', 'Betala 450 kr senast 30 november'],
      [customers.elsa, 'Att göra', 'Du har inget att göra just nu.'],
    ] as const) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const where = `${customer.fullName} at ${String(width)} px`;
        const letThrough = await holdCalls(page, '/api/Insurance/GetReferenceNumberBasePackage');
        await openAs(customer, '/oversikt');
        await expect(main.getByText('Hämtar vad du har att göra')).toBeVisible();
        await expect(main.getByText(first).first()).toBeVisible();
        await expect(main.getByText(late)).toHaveCount(0);
        letThrough();
        await expect(main.getByText(late)).toBeVisible();
        expect(await layoutShift(page), `late: ${where}`).toBeLessThan(0.02);
        await page.unrouteAll();

        await page.reload();
        await expect(main.getByRole('heading', { level: 2, name: 'Dokument' })).toBeVisible();
        expect(await layoutShift(page), `in time: ${where}`).toBeLessThan(0.02);
      }
    }
  },
);

test(
  'nothing moves when few or many conversations, the damages and the documents arrive',
  { tag: ['@Z23', '@K01'] },
  async ({ page, openAs }) => {
    const messages = new Messages(page);
    const documents = new DocumentsPage(page);
    await recordLayoutShift(page);
    const loading = page.getByRole('main').locator('[aria-busy="true"]');

    for (const customer of [customers.maja, customers.gunnar]) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const letThrough = await holdCalls(page, '/api/Communication/GetConversations');
        await openAs(customer, '/meddelanden');
        await expect(loading).toHaveCount(1);
        letThrough();
        await expect(messages.headings.first()).toBeVisible();
        const shift = await layoutShift(page);
        expect(shift, `${customer.fullName} at ${String(width)} px`).toBeLessThan(0.02);
        await page.unrouteAll();
      }
    }

    await test.step('the damages', async () => {
      const damages = new DamagesPage(page);
      const letThrough = await holdCalls(page, '/api/PortalDamage/GetDamages');
      await openAs(customers.maja, '/skador');
      await expect(loading).toBeVisible();
      letThrough();
      await expect(damages.rows).toHaveCount(3);
      await expect(damages.report).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });

    await test.step('the documents, whose sections keep their place', async () => {
      const { demands, agreements, ordered, extracts } = documents;
      const letThrough = await holdCalls(page, '/api/Communication/');
      await openAs(customers.maja, '/dokument');
      for (const { root } of [demands, agreements, ordered, extracts]) {
        await expect(root).toBeVisible();
      }
      await expect(page.getByText('Du har inga')).toHaveCount(0);
      await expect(demands.filter).toHaveCount(0);
      letThrough();
      await expect(demands.rows).toHaveCount(10);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });

    await test.step('the few documents of others', async () => {
      for (const [customer, shown] of [
        [customers.elsa, 'Du har inga'],
        [customers.karl, 'Registerutdrag'],
        [customers.oskar, 'Du har inga dokument här än'],
      ] as const) {
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const letThrough = await holdCalls(page, '/api/Communication/');
          await openAs(customer, '/dokument');
          await expect(page.getByRole('heading', { level: 1, name: /^Dokument/u })).toBeVisible();
          letThrough();
          await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
          await expect(loading).toHaveCount(0);
          const shift = await layoutShift(page);
          expect(shift, `${customer.fullName} at ${String(width)} px`).toBeLessThan(0.02);
          await page.unrouteAll();
        }
      }
    });
  },
);
