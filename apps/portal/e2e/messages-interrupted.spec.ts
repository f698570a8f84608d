import { Messages } from './pages/Messages.ts';
import { ReplyForm } from './pages/ReplyForm.ts';
import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import { sentMessages } from './support/sentMessages.ts';
import { slowUploads } from './support/slowUploads.ts';
import { customers, expect, test } from './support/test.ts';

const path = '/api/Communication/PostMessageToConversation';
const text = 'Här kommer bilderna från verkstaden.';
const picture = { name: 'bild.png', size: 4_000_000 };
const receipt = { name: 'kvitto.pdf', size: 2000 };
const failed = 'Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.';
const unknown = 'Vi vet inte om ditt meddelande kom fram';
const sent = 'Ditt svar är skickat';
const stopped = 'Svaret skickades inte. Det du har skrivit finns kvar.';

test(
  'sending files shows progress, can be stopped and started again',
  { tag: ['@Z10', '@M08', '@M09'] },
  async ({ page, sandbox, openAs, announcements }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    const setSpeed = await slowUploads(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(picture);

    await test.step('stopped on the way', async () => {
      await setSpeed(400_000);
      await reply.sendButton.click();
      await reply.expectPartlySent();
      await expect(reply.field).not.toBeEditable();
      await expect(reply.files).toBeDisabled();
      await reply.cancelButton.focus();
      await page.keyboard.press('Enter');
      await expect(reply.bar).toHaveCount(0);
      await expect(reply.files).toBeFocused();
      await expect(reply.field).toHaveValue(text);
      await expect(reply.field).toBeEditable();
      await expect(reply.chosen).toContainText(['bild.png']);
      await expect.poll(announcements).toContain(stopped);
      expect(await sentMessages(sandbox, customers.maja, text)).toEqual([]);
    });

    await setSpeed(4_000_000);
    await reply.sendButton.click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['bild.png']]);
    const said = await announcements();
    for (const words of [stopped, 'Hälften av filerna är skickad.']) {
      expect(said.filter((one) => one === words).length, words).toBe(1);
    }
  },
);

test(
  'a customer who stops an upload that has left entirely is told that it may have arrived',
  { tag: ['@Z10', '@Q25'] },
  async ({ page, sandbox, openAs, announcements }) => {
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(receipt);
    // Longer than the journey: the server has received everything and does not answer.
    await sandbox.addFault({ path, delayMs: 120_000, times: 1 });
    await reply.sendButton.click();
    await expect(reply.bar).toHaveAttribute('value', '1');
    await reply.cancelButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
    await expect(reply.sendAgainButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['kvitto.pdf']]);
    expect(await announcements()).not.toContain(stopped);
  },
);

test(
  'a reply interrupted by a reload shows as possibly arrived, and is stored once with its files',
  { tag: ['@Z02', '@Q25', '@Z15'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(receipt);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await holdCalls(page, path);
    await reply.sendButton.click();
    await expect(reply.bar).toBeVisible();
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await reply.open('Skada');
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(
      page.getByText('Bifoga samma filer för att skicka igen: kvitto.pdf.'),
    ).toBeVisible();
    await expect(reply.field).toHaveValue(text);
    await expect(reply.field).not.toBeEditable();
    await expect(reply.sendAgainButton).toHaveAccessibleDescription('Bifoga samma filer först.');
    const other = { name: 'annat.pdf', size: 10 };
    const refusal = 'Bara samma filer som förut kan bifogas (kvitto.pdf): annat.pdf';
    await reply.attach(other);
    await expect(page.getByText(refusal, { exact: true })).toBeVisible();
    await expect.poll(announcements).toContain(`0 av 10 filer. ${refusal}.`);
    await reply.attach(other, receipt);
    await expect(reply.chosen).toHaveCount(1);
    await reply.sendAgainButton.click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([['kvitto.pdf']]);
  },
);

test(
  'a session that ends while a reply is sent keeps the text for the same customer’s next login, and for nobody else',
  { tag: ['@Z02', '@E12'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/u);
    page.on('dialog', (dialog) => void dialog.accept());
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);

    await test.step('a session that can be renewed is, and the reply is sent', async () => {
      await sandbox.expireSession(customers.maja.personalNumber, 'access');
      await reply.sendButton.click();
      await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
      expect(await sentMessages(sandbox, customers.maja, text)).toEqual([[]]);
    });

    const later = 'Och här är en sak till.';
    await reply.field.fill(later);
    await reply.attach(receipt);
    await sandbox.expireSession(customers.maja.personalNumber, 'all');
    await reply.sendButton.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du är utloggad' })).toBeVisible();
    await expect(page.getByText(later)).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({ hasText: 'Ditt meddelande skickades inte' }),
    ).toContainText('Texten finns kvar om du loggar in igen i den här fliken.');

    await openAs(customers.maja, '/oversikt');
    const notice = page.getByRole('alert').filter({ hasText: 'Ditt meddelande skickades inte' });
    await page.getByRole('link', { name: 'Till dina meddelanden' }).click();
    await expect(page).toHaveURL('/meddelanden');
    await expect(notice).toHaveCount(0);
    await reply.open('Skada');
    await expect(page.getByText('Ditt meddelande skickades inte')).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect(reply.field).toHaveValue(later);
    await expect(reply.sendButton).toHaveAccessibleDescription(
      'Bifoga filerna igen eller fortsätt utan dem.',
    );
    await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
    await expect(reply.sendButton).toBeFocused();

    await openAs(customers.ivar, '/oversikt');
    await expect(page.getByText('Ivar Sandström').first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
    await openAs(customers.maja, '/meddelanden');
    await reply.open('Skada');
    await expect(reply.field).toHaveValue('');

    await test.step('nor becomes another customer’s message who has logged in elsewhere meanwhile', async () => {
      await reply.field.fill(later);
      await page.request.post(`${sandbox.url}/sandbox/api/login`, {
        data: { personalNumber: customers.ivar.personalNumber },
      });
      await reply.sendButton.click();
      await expect(page.getByText('Ivar Sandström').first()).toBeVisible();
      await expect(page.getByText(later)).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
    });
    for (const customer of [customers.maja, customers.ivar]) {
      expect(await sentMessages(sandbox, customer, later)).toEqual([]);
    }
  },
);

test(
  'messages that are switched off during sending say so, and the reply is still there when they return',
  { tag: ['@E12', '@A14'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    expectedErrors.push(/status of 503/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    await reply.open('Skada');
    await reply.field.fill(text);
    await reply.attach(receipt);
    await test.step('files cannot be attached any more', async () => {
      await sandbox.setSystems({ attachedFiles: false });
      await reply.sendButton.click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Dina filer kan inte skickas just nu' }),
      ).toContainText('Du har valt kvitto.pdf.');
      await expect(
        page.getByText(
          'Just nu går det inte att bifoga filer. Du kan ändå skicka ditt meddelande.',
        ),
      ).toBeVisible();
      await expect(page.getByText(failed)).toHaveCount(0);
      await expect(reply.files).toHaveCount(0);
      await expect(reply.field).toHaveValue(text);
    });

    await test.step('nor messages be sent', async () => {
      await page.getByRole('button', { name: 'Fortsätt utan filen' }).click();
      await expect(reply.sendButton).toBeFocused();
      await sandbox.setSystems({ communication: false });
      await reply.sendButton.click();
      await expect(page).toHaveURL('/oversikt');
      await expect(page.getByText(failed)).toHaveCount(0);
      const notice = page.getByRole('alert').filter({ hasText: 'Ditt meddelande skickades inte' });
      await expect(notice).toContainText('Texten finns kvar.');
      await expect(notice).not.toContainText('Filerna finns kvar');
      await expect(page.getByRole('link', { name: 'Till dina meddelanden' })).toHaveCount(0);
    });

    await sandbox.setSystems({ communication: true });
    await page.goto('/meddelanden');
    await reply.open('Skada');
    await expect(reply.field).toHaveValue(text);
    await expect(page.getByText('Ditt meddelande skickades inte')).toBeVisible();
    await expect(page.getByText('Texten finns kvar.', { exact: true })).toBeVisible();
    await reply.sendButton.click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(await sentMessages(sandbox, customers.maja, text)).toEqual([[]]);
  },
);

test(
  'sending continues while the customer visits another page, which says once how it ended',
  { tag: ['@M07', '@M08', '@E12'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u, /status of 500/u);
    await openAs(customers.maja, '/meddelanden');
    const reply = new ReplyForm(page);
    const messages = new Messages(page);
    const menu = new Shell(page);
    const elsewhere = (words: string) =>
      page.getByRole('main').getByText(words, { exact: false }).first();
    await reply.open('Skada');
    await reply.field.fill(text);

    await test.step('on another page, sent', async () => {
      const letThrough = await holdCalls(page, path);
      await reply.sendButton.click();
      await menu.item('Översikt').click();
      await expect(page).toHaveURL('/oversikt');
      letThrough();
      await expect(
        page.getByRole('status').filter({ hasText: 'Ditt meddelande är skickat' }),
      ).toBeVisible();
      expect(await sentMessages(sandbox, customers.maja, text)).toEqual([[]]);
      await menu.item('Dokument').click();
      await expect(elsewhere('Ditt meddelande är skickat')).toBeVisible();
      await page.getByRole('link', { name: 'Till dina meddelanden' }).click();
      await expect(messages.thread('Skada').getByText(text)).toBeVisible();
      await expect(reply.field).toHaveValue('');
      await expect(page.getByText(sent)).toHaveCount(0);
      await menu.item('Översikt').click();
      await expect(page.getByText('Ditt meddelande är skickat')).toHaveCount(0);
      await menu.item('Meddelanden').click();
    });

    await test.step('in a folded conversation, failed', async () => {
      await page.unrouteAll({ behavior: 'wait' });
      await reply.field.fill('Det här går inte fram.');
      await sandbox.addFault({ path, status: 500, times: 1 });
      const letThrough = await holdCalls(page, path);
      await reply.sendButton.click();
      await messages.conversation('Skada').click();
      await expect(messages.conversation('Skada')).toHaveAccessibleName(/Skickas$/u);
      letThrough();
      await expect(messages.conversation('Skada')).toHaveAccessibleName(/Utkast, inte skickat$/u);
      await expect.poll(announcements).toContain('Ditt meddelande skickades inte');
    });

    await test.step('while the other tab shows, unknown', async () => {
      await page.unrouteAll({ behavior: 'wait' });
      await reply.open('Skada');
      let cut = (): void => undefined;
      const isCut = new Promise<void>((resolve) => {
        cut = resolve;
      });
      await page.route(`**${path}`, async (route) => {
        await isCut;
        await route.abort('connectionreset');
      });
      await reply.sendButton.click();
      await messages.newQuestionTab.click();
      cut();
      await expect.poll(announcements).toContain('Vi vet inte om ditt meddelande kom fram');
      await messages.startedTab.click();
      await messages.conversation('Skada').click();
      await expect(messages.conversation('Skada')).toHaveAccessibleName(/Kanske inte skickat$/u);
    });

    await test.step('on another page, after a reload', async () => {
      page.on('dialog', (dialog) => void dialog.accept());
      await menu.item('Översikt').click();
      await expect(page.getByText('Vi vet inte om ditt meddelande kom fram')).toHaveCount(0);
      await page.reload();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Vi vet inte om ditt meddelande kom fram' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Till dina meddelanden' }).click();
      await expect(reply.sendAgainButton).toBeVisible();
    });
  },
);
