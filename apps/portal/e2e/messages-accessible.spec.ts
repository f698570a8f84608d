import { Messages } from './pages/Messages.ts';
import { expectAccessible } from './support/accessible.ts';
import { customers, expect, test } from './support/test.ts';

const filesPath = '/api/Communication/GetAttachmentsMetadata';
const messagesPage = { title: /^Meddelanden – Mina sidor$/u, heading: 'Meddelanden' };

test(
  'open conversations with files in every state are accessible',
  { tag: ['@Z16', '@Z17'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const messages = new Messages(page);
    expectedErrors.push(/status of 500/u);
    await sandbox.addFault({ path: filesPath, status: 500, times: 3 });
    await openAs(customers.maja, '/meddelanden');
    await messages.conversation('Trafikförsäkringsavgift').click();
    await expect(messages.thread('Trafikförsäkringsavgift')).toContainText('Något gick fel!');
    await messages.conversation('Skada').click();
    await messages.conversation('Övrigt').click();
    await expectAccessible(page, {
      ...messagesPage,
      shows: async () => {
        await expect(messages.thread('Trafikförsäkringsavgift')).toContainText('Något gick fel!');
        await expect(messages.thread('Skada')).toContainText('Några bifogade filer');
        await expect(messages.thread('Övrigt')).toContainText('GDPR');
      },
    });
  },
);
