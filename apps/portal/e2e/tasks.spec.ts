import { CheckoutPage } from './pages/CheckoutPage.ts';
import { DocumentsPage } from './pages/DocumentsPage.ts';
import { QuestionForm } from './pages/QuestionForm.ts';
import { expectJoined } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';
import { wholeBrowser } from './support/wholeBrowser.ts';

test.use({ ...wholeBrowser, viewport: { width: 390, height: 844 } });

test(
  'from a letter to its case, to the payment, to a confirmation that can be kept',
  { tag: ['@Z84', '@Z87'] },
  async ({ page, openAs }) => {
    await page.addInitScript('globalThis.print = () => { globalThis.isPrinted = true; }');
    await openAs(customers.maja, '/dokument');
    const letter = new DocumentsPage(page).demands.rows.filter({
      has: page.getByRole('link', { name: /4 7 1 1, 0 0 2 3, 9 1 8|4711\s0023\s918/u }),
    });
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      letter
        .first()
        .getByRole('button', { name: /^Ladda ner/u })
        .click(),
    ]);
    await tab.waitForURL(/GetInsuranceDocument\?index=\d+$/u);
    await tab.close();
    await letter.first().getByRole('link').click();

    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
    await new CheckoutPage(page).pay();
    const kept = page.getByRole('main');
    for (const fact of [/4\s350\skr/u, /4711\s?0023\s?918/u, 'Betalningsnummer']) {
      await expect(kept.getByText(fact).first()).toBeVisible();
    }
    await page.reload();
    await expect(new CheckoutPage(page).thanks).toBeVisible();
    await page.getByRole('button', { name: 'Skriv ut eller spara som PDF' }).click();
    await expect.poll(() => page.evaluate('globalThis.isPrinted')).toBe(true);
  },
);

test(
  'from a case to a question about it, to the answer',
  { tag: ['@Z80'] },
  async ({ page, openAs, sandbox }) => {
    const { signe } = customers;
    await openAs(signe, '/krav/47130040118');
    await expectJoined(sandbox);
    await page.getByRole('main').getByRole('link', { name: 'Skicka meddelande' }).click();
    const form = new QuestionForm(page);
    await form.message.fill('Kan jag få en vecka till?');
    await form.email.fill('signe@example.se');
    await form.sendButton.click();
    await form.showButton.click();
    const messages = page.getByRole('article');
    await expect(messages.filter({ hasText: 'Kan jag få en vecka till?' })).toBeVisible();

    const provider = new Provider(sandbox);
    const [asked] = await provider.conversations(signe);
    await provider.reply(asked?.conversationId ?? '', { message: 'Ja, till den sjunde.' });
    await expect(messages.filter({ hasText: 'Ja, till den sjunde.' })).toBeVisible();
  },
);

test(
  'from the overview to both ways to stop a debt that grows',
  { tag: ['@Z76', '@Z78'] },
  async ({ page, openAs }) => {
    await openAs(customers.ivar, '/oversikt');
    await page.getByRole('link', { name: /^Se hur du stoppar avgiften/u }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Så slutar skulden att öka' }),
    ).toBeInViewport();
    const insure = page.getByRole('link', { name: /^Hitta försäkringsbolag/u });
    const takeOffRoad = page.getByRole('link', { name: /^Till Transportstyrelsen/u });
    await expect(insure).toBeVisible();
    await expect(takeOffRoad).toHaveAttribute('href', 'https://www.transportstyrelsen.se/');
  },
);
