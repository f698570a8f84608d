import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';
import { provider } from './support/thisProvider.ts';

test(
  'the English information says in English where to get help, holds the focus, and each way to close it works',
  { tag: ['@N19', '@U03', '@Z100'] },
  async ({ page, openAs }) => {
    const shell = new Shell(page);
    await openAs(customers.maja, '/oversikt');
    await shell.english.focus();
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Information in English' });
    await expect(dialog).toContainText('Mina sidor is only available in Swedish.');
    await expect(dialog).toHaveAttribute('lang', 'en');
    const contact = dialog.getByRole('link', { name: /^Contact us in English/u });
    await expect(contact).toHaveAttribute('href', provider.links.contactInEnglish);

    await expect(contact.locator('[lang="sv"]')).toHaveText('(öppnas i ny flik)');

    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contact).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(contact).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(shell.english).toBeFocused();
    await shell.english.click();
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(shell.english).toBeFocused();
    await shell.english.click();
    await expect(dialog).toBeFocused();
    // Radix takes note of a press outside one task after it has moved focus.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.mouse.click(20, 450);
    await expect(dialog).toHaveCount(0);
    await expect(shell.english).toBeFocused();

    // The dialog closes with the page that it was opened on.
    await shell.item('Krav').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Krav' })).toBeFocused();
    await shell.english.press('Enter');
    await expect(dialog).toBeFocused();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeFocused();
  },
);
