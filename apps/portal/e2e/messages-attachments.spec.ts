import { Messages } from './pages/Messages.ts';
import { callsOf } from './support/liveConnection.ts';
import { Provider } from './support/provider.ts';
import { customers, expect, test } from './support/test.ts';

const { maja } = customers;
const paths = {
  list: '/api/Communication/GetAttachmentsMetadata',
  file: '/Communication/DownloadAttachedFile',
} as const;

test(
  'a file of a message is saved under its name, also after its connection was lost, and only messages with files are asked about them',
  { tag: ['@A11', '@Z11', '@Q27', '@Q31'] },
  async ({ page, sandbox, openAs, announcements, expectedErrors }) => {
    expectedErrors.push(/net::ERR_/u);
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
    await page.unrouteAll({ behavior: 'wait' });

    // A lost connection affects nothing but the file.
    await sandbox.addFault({ path: paths.file, abort: true });
    await file.press('Enter');
    await expect(file).toHaveAccessibleDescription('Filen kunde inte hämtas. Försök igen.');
    await expect.poll(announcements).toContain('Filen kunde inte hämtas. Försök igen.');
    await expect(messages.heading).toBeVisible();
    await expect(file).toBeFocused();
    await sandbox.clearFaults();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(again.suggestedFilename()).toBe('bekraftelse-avstallning.pdf');
    await expect(file).not.toHaveAccessibleDescription('Filen kunde inte hämtas. Försök igen.');
  },
);
