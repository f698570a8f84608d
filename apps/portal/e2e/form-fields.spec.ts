import { DummyLogin } from './pages/DummyLogin.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { expect, test } from './support/test.ts';

test(
  'a field with an error exposes the error to screen readers',
  { tag: ['@V15'] },
  async ({ page }) => {
    const login = new LoginPage(page);
    const dummy = new DummyLogin(page);
    await login.open();
    await expect(login.consent).not.toHaveAttribute('aria-invalid');
    await login.startButton.click();
    await expect(login.consent).toBeFocused();
    await expect(login.consent).toHaveAttribute('aria-invalid', 'true');
    await expect(login.consent).toHaveAccessibleDescription(
      /Du måste godkänna villkoren för att kunna starta inloggningen\./u,
    );
    await login.consent.check();
    await expect(login.consent).not.toHaveAttribute('aria-invalid');
    await expect(login.consent).not.toHaveAccessibleDescription(/Du måste godkänna/u);

    await dummy.logIn('12');
    await expect(dummy.personalNumber).toHaveAttribute('aria-invalid', 'true');
    await expect(dummy.personalNumber).toHaveAccessibleDescription(
      /Kontrollera personnummer och försök igen/u,
    );
  },
);
