import { afterEach, describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { hubConnectionOf } from '../testing/connectToHub.ts';
import { messaging } from '../testing/messaging.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox({ processingMs: 0 });
const { control } = sandbox;
const [maja, ivar] = ['198704129843', '197509239831'];

const events = [
  'onPublishConversationStarted',
  'onPublishRepliedToConversation',
  'onPublishCustomerRepliedToConversation',
  'onPublishConversationReadByCustomer',
  'onPublishFileSentToMFiles',
];
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A page of the customer with a live connection, and what it has heard. */
async function listening(personalNumber = maja) {
  const browser = await sandbox.loggedIn(personalNumber);
  const heard: unknown[] = [];
  const connection = hubConnectionOf(sandbox.url(), browser);
  for (const event of events) {
    connection.on(event, (payload: unknown) => heard.push([event, payload]));
  }
  await connection.start();
  stops.push(() => connection.stop());
  return { browser, heard };
}
const hears = (heard: readonly unknown[], expected: readonly unknown[]) =>
  expect.poll(() => heard).toEqual(expected);

describe('the provider', () => {
  it.each([
    ['damage', 'standard-2', 'damage'],
    ['customerCentre', 'standard-2', 'other'],
    ['customerCentre', 'standard-1', 'insurance'],
    ['damage', 'standard-3', 'damage'],
  ])('replies as %s in %s, and the message is of %s [M05]', async (from, id, messageSubject) => {
    const { browser, heard } = await listening();
    await messaging.markAsRead(browser, id);
    heard.length = 0;
    const before = await messaging.unread(browser);

    const answer = await control('POST', `conversations/${id}/reply`, { message: 'Hej!', from });

    expect(answer.json).toMatchObject({
      message: 'Hej!',
      createdByIdentity: false,
      messageSubject,
    });
    expect(await messaging.unread(browser)).toBe(Number(before) + 1);
    const [first] = await messaging.list(browser);
    expect(first).toMatchObject({ conversationId: id, readByCustomer: false });
    await hears(heard, [['onPublishRepliedToConversation', { conversationId: id }]]);
  });

  it('begins a conversation with files, which can be fetched at once', async () => {
    const { browser, heard } = await listening();
    const { json } = await control('POST', 'conversations', {
      personalNumber: maja,
      subject: 'damage',
      referenceNumber: '2026/9',
      message: 'Här är beslutet.',
      from: 'damage',
      files: [{ name: 'beslut.pdf', kilobytes: 30 }, { name: 'bild.png' }],
    });
    const conversationId = String(field(json, 'conversationId'));
    const id = String(field(json, 'id'));
    await hears(heard, [['onPublishConversationStarted', { conversationId }]]);
    expect(await messaging.unread(browser)).toBe(3);
    const files = await messaging.files(browser, { conversationId, id });
    expect(files).toMatchObject([
      { fileName: 'beslut.pdf', fileSize: 30_000 },
      { extension: 'png' },
    ]);
    expect((await messaging.download(browser, files[0]?.token)).status).toBe(200);
  });

  it.each([
    ['conversations', { personalNumber: '199402289913', message: 'Hej!' }, 404],
    ['conversations', { personalNumber: maja }, 400],
    ['conversations/nothing/reply', { message: 'Hej!' }, 404],
    ['conversations/standard-1/reply', { message: 'Hej!', from: 'mars' }, 400],
    ['conversations/standard-1/reply', { message: 'Hej!', files: [{ name: 'a.exe' }] }, 400],
    ['attachments/nothing/process', undefined, 404],
    ['attachments/nothing/remove', undefined, 404],
  ])('is told by %s what cannot be: %j', async (path, body, status) => {
    expect((await control('POST', path, body)).status).toBe(status);
  });
});

describe('the pages of a customer hear', () => {
  it('of everything that happens to their messages, and nobody else does [H06, H07, H08]', async () => {
    const { browser, heard } = await listening();
    const other = await listening(ivar);

    const asked = await messaging.stored(messaging.ask(browser));
    const started = { conversationId: asked.conversationId };
    await hears(heard, [['onPublishConversationStarted', started]]);

    await messaging.reply(browser, 'standard-3', {}, [messaging.pdf()]);
    const third = { conversationId: 'standard-3' };
    await hears(heard, [
      ['onPublishConversationStarted', started],
      ['onPublishCustomerRepliedToConversation', third],
      ['onPublishFileSentToMFiles', third],
    ]);

    heard.length = 0;
    await messaging.markAsRead(browser, 'standard-1');
    await messaging.markAsRead(browser, 'standard-1');
    await messaging.ask(browser, { message: 'Hej igen!' });
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard[0]).toEqual([
      'onPublishConversationReadByCustomer',
      { conversationId: 'standard-1' },
    ]);
    expect(other.heard).toEqual([]);
  });

  it('once of a message that is sent twice [Q25]', async () => {
    const { browser, heard } = await listening();
    const clientMessageId = '0b7c9a52-4b5e-4d0c-9d4f-2f6f3b1c7a10';
    await messaging.reply(browser, 'standard-1', { clientMessageId });
    await messaging.reply(browser, 'standard-1', { clientMessageId });
    await messaging.markAsRead(browser, 'standard-1');
    const about = { conversationId: 'standard-1' };
    await hears(heard, [
      ['onPublishCustomerRepliedToConversation', about],
      ['onPublishConversationReadByCustomer', about],
    ]);
  });

  it('of a file that is made ready by hand, once [H08]', async () => {
    const { browser, heard } = await listening();
    for (const _time of [1, 2]) await control('POST', 'attachments/standard-2-1-2/process');
    await messaging.markAsRead(browser, 'standard-2');
    const about = { conversationId: 'standard-2' };
    await hears(heard, [
      ['onPublishFileSentToMFiles', about],
      ['onPublishConversationReadByCustomer', about],
    ]);
    const of = { conversationId: 'standard-2', id: 'standard-2-1' };
    expect(await messaging.files(browser, of)).toHaveLength(2);
  });
});
