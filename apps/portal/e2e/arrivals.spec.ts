import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import { layoutShift, recordLayoutShift } from './support/layoutShift.ts';
import { customers, expect, test } from './support/test.ts';

/** How long the overview waits to show everything at once, in milliseconds. */
const patience = 2500;

test(
  'nothing moves on the overview when what to do comes late, or with the rest',
  { tag: ['@Z76', '@Z23'] },
  async ({ page, openAs }) => {
    const { main } = new Shell(page);
    await page.clock.install();
    await recordLayoutShift(page);
    for (const [customer, widths, first, late] of [
      [customers.ivar, [390], 'Ditt fordon är oförsäkrat', 'Betala 1 122 kr'],
      [
        customers.maja,
        [1280, 390],
        'Läs två olästa meddelanden',
        'Betala 450 kr senast 30 november',
      ],
      [customers.elsa, [390], 'Att göra', 'Du har inget att göra just nu.'],
    ] as const) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const where = `${customer.fullName} at ${String(width)} px`;
        const letThrough = await holdCalls(page, '/api/Insurance/GetReferenceNumberBasePackage');
        await openAs(customer, '/oversikt');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await page.clock.fastForward(patience);
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
