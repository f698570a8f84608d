import { LoginPage } from './pages/LoginPage.ts';
import { stopTime, takeOverTime } from './support/fakeTime.ts';
import { loginPaths } from './support/loginPaths.ts';
import { countOf, recordCalls } from './support/recordCalls.ts';
import { customers, expect, test } from './support/test.ts';

test.describe('before the login is started', () => {
  test('a visitor is welcomed and finds the login', { tag: ['@L01'] }, async ({ page }) => {
    await page.goto('/loggain');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Välkommen\s+till\s+Mina\s+sidor$/u,
    );
    await expect(
      page.getByText(
        'Här ser du din skuld och dina ärenden, betalar, läser dokument och skriver till oss.',
      ),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Logga in med BankID' }),
    ).toBeVisible();
  });

  test(
    'a visitor reads what the portal offers and how to write without an account',
    { tag: ['@L02', '@L03'] },
    async ({ page }) => {
      await page.goto('/loggain');
      await expect(page.getByRole('heading', { name: 'Om Mina sidor' })).toBeVisible();
      const facts = page.getByRole('main').getByRole('listitem');
      await expect(facts).toHaveCount(3);
      await expect(facts.nth(0)).toContainText(
        'skicka meddelanden och bifoga filer, även om du inte är kund',
      );
      await expect(facts.nth(0)).toContainText('Logga in med e-legitimation');
      await expect(facts.nth(1)).toContainText('Har du ett krav ser du din skuld och ditt ärende.');
      await expect(facts.nth(1)).toContainText(
        'betala med Swish, se registrerade betalningar och ladda ner dokument',
      );
      await expect(facts.nth(2)).toContainText(
        'Har du anmält en skada ser du att den är registrerad.',
      );
      await expect(facts.nth(2)).toContainText('Du får information och kan komplettera anmälan.');
      await expect(
        facts.nth(0).getByRole('link', { name: /kontakta oss på annat sätt/u }),
      ).toHaveAttribute('href', 'https://trafikfonden.example/kontakt');
      await expect(page.locator('textarea, input[type="file"], input[type="email"]')).toHaveCount(
        0,
      );
    },
  );

  test(
    'a visitor can open the system requirements, which are closed at first',
    { tag: ['@L04'] },
    async ({ page }) => {
      await page.goto('/loggain');
      const browsers = page.getByText('Mina sidor fungerar i Chrome, Firefox, Edge och Safari.');
      await expect(page.getByRole('heading', { name: 'Systemkrav' })).toBeVisible();
      await expect(browsers).toBeHidden();
      await page.getByText('Systemkrav').click();
      await expect(browsers).toBeVisible();
      await expect(page.getByText(/operativsystem uppdaterat/u)).toBeVisible();
    },
  );

  test(
    'a visitor who has not consented is told so at the box, and nothing is sent',
    { tag: ['@L05', '@V15'] },
    async ({ page }) => {
      const login = new LoginPage(page);
      await login.open();
      const calls = recordCalls(page);
      await expect(login.consent).not.toHaveAttribute('aria-invalid');
      await login.startButton.click();
      await expect(login.consent).toHaveAttribute('aria-invalid', 'true');
      await expect(login.consent).toHaveAccessibleDescription(
        'Du måste godkänna villkoren för att kunna starta inloggningen.',
      );
      await expect(login.consent).toBeFocused();
      await login.consent.check();
      await expect(
        page.getByText('Du måste godkänna villkoren för att kunna starta inloggningen.'),
      ).toHaveCount(0);
      await expect(login.consent).toHaveAccessibleDescription('');
      await expect(login.consent).not.toHaveAttribute('aria-invalid');
      expect(calls).toEqual([]);
    },
  );

  test('a visitor can read about cookies at the consent', { tag: ['@L06'] }, async ({ page }) => {
    await page.goto('/loggain');
    const opener = page.getByRole('main').getByRole('button', { name: 'Läs om kakor' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Om kakor' });
    await expect(dialog).toContainText('bara kakor och lagring som behövs');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test(
  'a customer at a computer starts with one button, sees how to read the QR code and can cancel',
  { tag: ['@L07', '@L11', '@Q06'] },
  async ({ page, sandbox }) => {
    await takeOverTime(page);
    const login = new LoginPage(page);
    await login.open();
    const calls = recordCalls(page);
    await expect(
      page.getByRole('main').getByRole('button', { name: /Starta|BankID på/u }),
    ).toHaveText(['Starta inloggning']);

    await login.startQr();
    expect(calls[0]).toMatchObject({ method: 'GET', path: loginPaths.startQr });
    await expect(page.getByRole('img', { name: 'QR-kod för BankID' })).toBeVisible();
    await expect(
      page.getByRole('list').filter({ hasText: 'QR-ikonen' }).getByRole('listitem'),
    ).toHaveText([
      /Öppna BankID-appen i mobilen\.$/u,
      /Tryck på QR-ikonen i appen\.$/u,
      /Rikta kameran mot QR-koden\.$/u,
    ]);

    await page.waitForRequest((request) => request.url().endsWith(loginPaths.status));
    await stopTime(page);
    await login.cancel.click();
    await expect(login.startButton).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Logga in med BankID' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const asked = countOf(calls, loginPaths.status);
    await page.clock.runFor(20_000);
    await sandbox.calls();
    expect(countOf(calls, loginPaths.status)).toBe(asked);
  },
);

test(
  'a customer sees what to do in each step, is logged in and comes to the overview',
  { tag: ['@L13', '@L15', '@Q08', '@Q09'] },
  async ({ page, sandbox, announcements }) => {
    const login = new LoginPage(page);
    await login.open();
    const calls = recordCalls(page);
    await login.startQr();
    for (const [action, words] of [
      ['open', 'Söker efter BankID i appen.'],
      ['noClient', 'Väntar på BankID …'],
      ['userMrtd', 'Fotografera och läs av din ID-handling med BankID-appen.'],
    ] as const) {
      await sandbox.phone(action);
      await expect(page.getByRole('status')).toContainText(words);
      await expect(login.qrHeading).toBeVisible();
    }

    await sandbox.phone('sign');
    await expect(page.getByRole('heading', { name: 'Legitimera dig i appen' })).toBeFocused();
    await expect(
      page
        .getByRole('main')
        .getByText('Skriv in din säkerhetskod i BankID-appen och välj Identifiera.'),
    ).toBeVisible();
    await expect(login.qrHeading).toHaveCount(0);
    await expect(
      page.getByRole('list', { name: 'Inloggningens steg' }).locator('[aria-current="step"]'),
    ).toContainText('Legitimera dig');

    await sandbox.addFault({ path: loginPaths.finalize, delayMs: 1500 });
    await sandbox.phone('complete', customers.maja.personalNumber);
    await expect(page.getByRole('heading', { name: 'Du är legitimerad' })).toBeFocused();
    await expect(
      page.getByRole('main').getByText('Vi loggar in dig. Det tar bara ett ögonblick.'),
    ).toBeVisible();
    expect(await announcements()).toContain('Vi loggar in dig. Det tar bara ett ögonblick.');

    await expect(page).toHaveURL('/oversikt');
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeFocused();
    const afterStatus = calls.slice(
      calls.findLastIndex(({ path }) => path === loginPaths.status) + 1,
    );
    expect(afterStatus[0]).toMatchObject({
      method: 'POST',
      path: loginPaths.finalize,
      body: { loginTicket: expect.stringMatching(/./u) },
    });
    expect(afterStatus[1]).toMatchObject({ method: 'GET', path: loginPaths.user });
  },
);

test(
  'the login is polled every two seconds while it runs, and at no other time',
  { tag: ['@L16'] },
  async ({ page }) => {
    await takeOverTime(page);
    const login = new LoginPage(page);
    await page.goto('/finns-inte');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Logga in och skicka meddelande' })
      .click();
    await login.consent.check();
    const calls = recordCalls(page);
    const asked = () => countOf(calls, loginPaths.status);
    await stopTime(page);
    await page.clock.runFor(10_000);
    expect(asked()).toBe(0);

    await login.startButton.click();
    await expect(login.qrHeading).toBeVisible();
    for (const turn of [1, 2, 3]) {
      await page.clock.runFor(1900);
      expect(asked()).toBe(turn - 1);
      const answered = page.waitForResponse((response) =>
        response.url().endsWith(loginPaths.status),
      );
      await page.clock.runFor(110);
      await (await answered).finished();
      expect(asked()).toBe(turn);
    }

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Oj, fel sida!' })).toBeVisible();
    const askedBefore = asked();
    await page.clock.runFor(10_000);
    expect(asked()).toBe(askedBefore);
  },
);
