import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { Provider } from '../../../e2e/support/provider.ts';
import { announced } from '../../testing/pages/announced.ts';
import {
  expectJoined,
  setVisible,
  withLiveConnection,
} from '../../testing/pages/liveConnection.ts';
import {
  articles,
  badge,
  conversation,
  press,
  replyField,
  subjects,
  thread,
  write,
} from '../../testing/pages/messagesPage.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';

const { maja } = customers;
const provider = new Provider(sandbox);
const filesPath = '/api/Communication/GetAttachmentsMetadata';
const callsOf = async (end: string) =>
  (await sandbox.calls()).filter(({ path }) => path === `/api/Communication/${end}`).length;
const heard = () => announced().filter((text) => text.startsWith('Nytt meddelande'));

withLiveConnection();
afterEach(() => setVisible(true));

async function openSkada(): Promise<void> {
  await openPortal('/meddelanden');
  await expectJoined();
  await press('Skada');
  await expect.poll(() => articles().length).toBe(3);
}

it('a reply appears in the open conversation, is announced once, and leaves the text being written alone [H07, M10, Q23, M03, Z104]', async () => {
  await openSkada();
  await write(replyField(), 'Jag undrar en sak');
  const { conversationId } = await provider.conversation(maja, 'damage');
  await expect.poll(badge).toContain('1 oläst meddelande');
  await sandbox.forgetCalls();

  await provider.reply(conversationId, { from: 'damage', message: 'Vi har bedömt skadan.' });
  await expect.poll(() => articles().length).toBe(4);
  await expect.poll(() => shownText(articles().at(-1))).toContain('Vi har bedömt skadan.');
  expect(replyField().value).toBe('Jag undrar en sak');
  expect(document.activeElement).toBe(replyField());
  // The conversation with the newest activity would come first, but does not move while a reply is being written.
  expect(subjects()).toEqual(['Trafikförsäkringsavgift', 'Skada', 'Övrigt']);
  await expect.poll(() => callsOf('MarkConversationAsReadByCustomer')).toBe(1);
  await expect.poll(() => conversation('Skada 2026/1187$')).not.toBeNull();
  expect(await callsOf('GetConversations')).toBe(0);
  await expect.poll(heard).toEqual(['Nytt meddelande från Skadeavdelningen i Skada']);

  // A conversation that the provider starts comes first. It is not opened automatically.
  await provider.start(maja, 'none', { message: 'Hej! Vi behöver din adress.' });
  await expect.poll(subjects).toHaveLength(4);
  expect(subjects()[0]).toBe('Meddelande');
  expect(conversation('Meddelande .*Oläst$')).not.toBeNull();
  expect(articles()).toHaveLength(4);
  expect(replyField().value).toBe('Jag undrar en sak');

  // When nothing is open, the newest activity comes first at once.
  await press('Skada');
  await provider.replyAbout(maja, 'other', 'Hej igen!');
  await expect.poll(() => subjects()[0]).toBe('Övrigt');
});

it('a file in processing appears when that is done, and an erased file says why it is gone [A12, E15, H08, Q27]', async () => {
  await openPortal('/meddelanden');
  await expectJoined();
  await press('Övrigt');
  const erased = await screen.findByRole('group', { name: 'Bifogade filer' });
  await expect
    .poll(() => shownText(erased))
    .toContain('Filen är borttagen enligt dataskyddsförordningen (GDPR).');
  await expect.poll(() => shownText(erased)).toContain('läkarintyg.pdf');
  expect(erased.querySelector('button, a')).toBeNull();
  await press('Övrigt');

  await press('Skada');
  const waiting = () => screen.queryByText(/^Några bifogade filer är under behandling/u);
  const file = (name: string) =>
    screen.queryByRole('button', { name: new RegExp(`^Ladda ner ${name}`, 'u') });
  await expect.poll(waiting).not.toBeNull();
  expect(file('skada-höger-dörr.png')).not.toBeNull();
  expect(file('skadeanmälan.pdf')).toBeNull();

  const { conversationMessages } = await provider.conversation(maja, 'damage');
  const token = conversationMessages
    .flatMap(({ files }) => files)
    .find(({ fileName }) => fileName === 'skadeanmälan.pdf')?.token;
  await sandbox.forgetCalls();
  await provider.finishFile(token ?? '');
  await expect.poll(() => file('skadeanmälan.pdf')).not.toBeNull();
  expect(waiting()).toBeNull();
  // Only the list of the file's conversation is fetched.
  expect((await sandbox.calls()).filter(({ path }) => path === filesPath)).toHaveLength(1);

  // A file that was erased after the page had loaded cannot be fetched, and its place says why.
  await provider.removeFile(token ?? '');
  await userEvent.click(file('skadeanmälan.pdf') ?? document.body);
  await expect.poll(() => file('skadeanmälan.pdf')).toBeNull();
  expect(thread('Skada')).toContain('Filen är borttagen enligt dataskyddsförordningen (GDPR).');
});
