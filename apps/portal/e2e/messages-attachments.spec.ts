import { Messages } from './pages/Messages.ts';
import { tabTo } from './support/keyboard.ts';
import { callsOf, expectJoined } from './support/liveConnection.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;
const paths = {
  list: '/api/Communication/GetAttachmentsMetadata',
  file: '/Communication/DownloadAttachedFile',
} as const;

test(
  'a file of a message is saved under its name, and only messages with files are asked about them',
  { tag: ['@A11', '@Z11', '@Q27', '@Q31'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const messages = new Messages(page);
    const provider = new Provider(sandbox);
    await openAs(maja, '/meddelanden');
    await expect(messages.headings).toHaveCount(3);
    expect(await callsOf(sandbox, paths.list)).toBe(0);

    await messages.conversation('Trafikförsäkringsavgift').click();
    const { conversationId, conversationMessages } = await provider.conversation(maja, 'insurance');
    const file = messages.file('bekraftelse-avstallning.pdf');
    await expect(file).toHaveAccessibleName('Ladda ner bekraftelse-avstallning.pdf 209 kB');
    const asked = (await sandbox.calls()).filter(({ path }) => path === paths.list);
    const messageId = conversationMessages.find(({ files }) => files.length > 0)?.id ?? '';
    expect(asked.map(({ query }) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { conversationId, messageId },
    ]);

    await messages.reply('Trafikförsäkringsavgift').fill('Jag skriver medan filen kommer');
    await file.focus();
    const [download, answer] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForResponse((response) => new URL(response.url()).pathname === paths.file),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('bekraftelse-avstallning.pdf');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(new URL(answer.url()).search).toMatch(/^\?token=[\w-]+$/u);
    await expect(file).toBeFocused();
    await expect(page).toHaveURL('/meddelanden');
    await expect(messages.reply('Trafikförsäkringsavgift')).toHaveValue(
      'Jag skriver medan filen kommer',
    );
    await expect.poll(announcements).toContain('Hämtar filen');

    // The file's own name wins over the list's.
    await page.route(`**${paths.file}*`, async (route) => {
      const response = await route.fetch();
      const name = "attachment; filename*=UTF-8''Bekr%C3%A4ftelse.pdf";
      const headers = { ...response.headers(), 'content-disposition': name };
      await route.fulfill({ response, headers });
    });
    const [renamed] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(renamed.suggestedFilename()).toBe('Bekräftelse.pdf');
  },
);

test(
  'files in processing appear when that is done, and an erased file says why it is gone',
  { tag: ['@A12', '@E15', '@H08', '@Q27'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const messages = new Messages(page);
    const provider = new Provider(sandbox);
    expectedErrors.push(/status of 404/u);
    await openAs(maja, '/meddelanden');
    await expectJoined(sandbox);
    await messages.conversation('Övrigt').click();
    const erased = messages.thread('Övrigt').getByRole('group', { name: 'Bifogade filer' });
    await expect(erased).toContainText('Filen är borttagen enligt dataskyddsförordningen (GDPR).');
    await expect(erased).toContainText('läkarintyg.pdf');
    await expect(erased.getByRole('button')).toHaveCount(0);
    await expect(erased.getByRole('link')).toHaveCount(0);

    await messages.conversation('Skada').click();
    const waiting = messages
      .thread('Skada')
      .getByText(/^Några bifogade filer är under behandling/u);
    await expect(waiting).toBeVisible();
    await expect(messages.file('skada-höger-dörr.png')).toBeVisible();
    await expect(messages.file('skadeanmälan.pdf')).toHaveCount(0);
    await pictureOfError(page, 'E15', waiting);

    const { conversationMessages } = await provider.conversation(maja, 'damage');
    const held = conversationMessages
      .flatMap(({ files }) => files)
      .find(({ fileName }) => fileName === 'skadeanmälan.pdf');
    await sandbox.forgetCalls();
    await provider.finishFile(held?.token ?? '');
    await expect(messages.file('skadeanmälan.pdf')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    // Only the list of the file's conversation is fetched.
    expect(await callsOf(sandbox, paths.list)).toBe(1);

    // A file that was erased after the page had loaded cannot be fetched, and the page says so at the file.
    await provider.removeFile(held?.token ?? '');
    await messages.file('skadeanmälan.pdf').click();
    await expect(messages.file('skadeanmälan.pdf')).toHaveAccessibleDescription(
      'Filen kunde inte hämtas. Försök igen.',
    );
  },
);

test(
  'files that cannot be listed or fetched say so in their place, and can be tried again',
  { tag: ['@E14', '@Z11'] },
  async ({ page, sandbox, openAs, expectedErrors, announcements }) => {
    const messages = new Messages(page);
    expectedErrors.push(/status of 500/u, /net::ERR_/u);
    await sandbox.addFault({ path: paths.list, status: 500, times: 6 });
    await openAs(maja, '/meddelanden');
    await messages.conversation('Trafikförsäkringsavgift').click();
    const thread = messages.thread('Trafikförsäkringsavgift');
    const failure = 'Något gick fel! Dina bifogade filer kan tyvärr inte visas just nu.';
    await expect(thread).toContainText(failure);
    await pictureOfError(page, 'E14', thread.getByText(failure));
    await expect(messages.messages).toHaveCount(4);
    await expect(messages.reply('Trafikförsäkringsavgift')).toBeVisible();
    const retry = thread.getByRole('button', { name: 'Försök igen' });
    await retry.click();
    await expect.poll(announcements).toContain(failure);
    await tabTo(page, retry);
    await page.keyboard.press('Enter');
    const file = messages.file('bekraftelse-avstallning.pdf');
    await expect(file).toBeVisible();
    await expect(thread).not.toContainText('Något gick fel!');
    await page.keyboard.press('Tab');
    await expect(file).toBeFocused();

    // A lost connection affects nothing but the file.
    await sandbox.addFault({ path: paths.file, abort: true });
    await page.keyboard.press('Enter');
    await expect(file).toHaveAccessibleDescription('Filen kunde inte hämtas. Försök igen.');
    await expect.poll(announcements).toContain('Filen kunde inte hämtas. Försök igen.');
    await expect(messages.heading).toBeVisible();
    await expect(file).toBeFocused();
    await sandbox.clearFaults();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('bekraftelse-avstallning.pdf');
    await expect(thread).not.toContainText('Filen kunde inte hämtas');
  },
);
