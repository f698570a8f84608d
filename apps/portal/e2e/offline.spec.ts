import { CheckoutPage } from './pages/CheckoutPage.ts';
import { ClaimsPage } from './pages/ClaimsPage.ts';
import { QuestionForm } from './pages/QuestionForm.ts';
import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';
import { chosenFile } from './support/fileContent.ts';

const title = 'Du är inte uppkopplad till internet';
const connectionText = 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.';
const picture = chosenFile('skada.png');
const written = 'Hur betalar jag när jag är på resa?';

test(
  'a customer who goes offline is told so, gets a fresh page when back online, and loses nothing',
  { tag: ['@Z14', '@E06', '@E08'] },
  async ({ page, context, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/u);
    const shell = new Shell(page);
    const claims = new ClaimsPage(page);
    const question = new QuestionForm(page);
    const heading = page.getByRole('heading', { level: 1 });
    const notice = page.locator('[data-announced="status"]').filter({ hasText: title });

    await openAs(customers.maja, '/meddelanden');
    await question.tab.click();
    await question.fill('Övrigt', written);
    await question.files.setInputFiles(picture);
    await expect(question.chosen).toHaveCount(1);

    await test.step('what a page shows is asked for anew', async () => {
      await shell.item('Krav').click();
      await page.getByRole('button', { name: 'Lämna sidan' }).click();
      const amount = claims.caseTable.getByText(/^1\s234\skr$/u);
      await expect(claims.caseLink('47110023918')).toBeVisible();
      await context.setOffline(true);
      await expect(notice).toContainText('Det du har skrivit finns kvar.');
      // The notice stays visible after scrolling, unless the window is so low that the page needs the space.
      for (const [width, height, isInSight] of [
        [320, 256, false],
        [390, 844, true],
        [1280, 900, true],
      ] as const) {
        await page.setViewportSize({ width, height });
        // A page that has just been entered or resized may still scroll to its top.
        await expect(async () => {
          await page.evaluate('scrollTo(0, 700)');
          if (isInSight) await expect(notice).toBeInViewport({ ratio: 1, timeout: 1000 });
          else await expect(notice).not.toBeInViewport({ timeout: 1000 });
        }).toPass();
      }
      await sandbox.changeCustomer(customers.maja.personalNumber, {
        cases: { '47110023918': { amountToPay: '1 234' } },
      });
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await expect(amount).toBeVisible();
      await expect.poll(announcements).toContain('Du är uppkopplad igen.');
    });

    await test.step('a page that could not be fetched comes by itself', async () => {
      await shell.item('Översikt').click();
      await expect(heading).toHaveText('Hej Maja');
      await context.setOffline(true);
      await shell.item('Krav').click();
      await expect(heading).toHaveText(connectionText);
      await expect(heading).toBeFocused();
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
      await expect(notice).toHaveCount(0);
      expect(await sandbox.errorReports()).toEqual([]);
    });

    await test.step('trying again meanwhile never leads out of the portal', async () => {
      await context.setOffline(true);
      await shell.item('Skador').click();
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Försök igen' });
      await tryAgain.click();
      await expect(tryAgain).not.toHaveAttribute('aria-disabled', 'true');
      await expect(tryAgain).toBeFocused();
      await expect
        .poll(announcements)
        .toContain(
          'Något gick fel! Vi kan inte hämta dina skador just nu. Försök igen om en stund.',
        );
      await context.setOffline(false);
    });

    await shell.item('Meddelanden').click();
    await expect(question.message).toHaveValue(written);
    await expect(question.chosen).toHaveCount(1);
  },
);

test(
  'a customer who logs out offline is told so, and is logged out when the network is back',
  { tag: ['@L25', '@Z14'] },
  async ({ page, context, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/u);
    await openAs(customers.maja, '/krav');
    // The code of this page and of the logged-out page.
    const codeOfPages = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/route-'))
            .length,
      );
    await expect.poll(codeOfPages).toBeGreaterThan(1);
    await context.setOffline(true);
    await new Shell(page).logOut.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await expect(
      page.getByRole('main').getByText(/Vi kunde inte nå servern för att logga ut dig helt\./u),
    ).toBeVisible();
    await expect(page.locator('[data-announced]').getByText(title)).toBeVisible();
    await expect(page.getByText('Det du har skrivit finns kvar.')).toHaveCount(0);
    await expect(page.getByText('47110023918')).toHaveCount(0);
    const logInAgain = page.getByRole('link', { name: 'Logga in igen' });
    await logInAgain.focus();
    await context.setOffline(false);
    await expect(page.getByText(/Vi kunde inte nå servern/u)).toHaveCount(0);
    await expect(logInAgain).toBeFocused();
    await page.goto('/krav');
    await expect(page).toHaveURL('/loggain');
  },
);

test(
  'a customer who logs out in the checkout offline is told so, and is logged out when the network is back',
  { tag: ['@L25', '@Z14', '@Z19', '@Z64'] },
  async ({ page, context, openAs, expectedErrors }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/u);
    await openAs(customers.maja, '/krav/47110023918');
    await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
    await expect(new CheckoutPage(page).phoneNumber).toBeVisible();
    const hasLoggedOutPage = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('loggedOut')),
      );
    await expect.poll(hasLoggedOutPage).toBe(true);
    await context.setOffline(true);
    await new Shell(page).logOut.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Vi kunde inte nå servern för att logga ut dig helt.');
    await expect(main).toContainText('Du hade påbörjat en betalning');
    await context.setOffline(false);
    await expect(page.getByText(/Vi kunde inte nå servern/u)).toHaveCount(0);
    await expect(main).toContainText('Du hade påbörjat en betalning');
    await page.goto('/krav');
    await expect(page).toHaveURL('/loggain');
  },
);
