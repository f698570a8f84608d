import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { sentMessages } from '../../../e2e/support/sentMessages.ts';
import { announced } from '../../testing/pages/announced.ts';
import {
  alerts,
  attach,
  chosen,
  chosenFile,
  conversation,
  isLocked,
  press,
  replyField,
  statuses,
  thread,
  write,
} from '../../testing/pages/messagesPage.ts';
import { follow, pressLink } from '../../testing/pages/parts.ts';
import { isAnswered, openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';
import { cutUpload, holdUploads, loseAnswer, recordForms } from '../../testing/pages/uploads.ts';

const { maja } = customers;
const path = '/api/Communication/PostMessageToConversation';
const text = 'Här kommer kvittot från verkstaden.';
const failed = 'Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.';
const unknown = 'Vi vet inte om ditt meddelande kom fram';
const sent = 'Ditt svar är skickat';

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const pressButton = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const stored = (words = text) => sentMessages(sandbox, maja, words);
/** Without what is only announced. */
const mainText = () => shownText(screen.queryByRole('main'));
const focused = () => shownText(document.activeElement);

async function openReply(): Promise<void> {
  await openPortal('/meddelanden');
  await press('Skada');
  await screen.findByRole('textbox', { name: 'Svara' });
}

describe('a reply', () => {
  beforeEach(openReply);

  it('that is refused keeps its files and shows the reason, and is stored once when sent again [E12, M08, Q25, A13]', async () => {
    const forms = recordForms(path);
    await write(replyField(), text);
    await attach(chosenFile('kvitto.pdf'));
    for (const [index, status] of [400, 500].entries()) {
      await sandbox.addFault({ path, status, times: 1 });
      await pressButton('Skicka svar');
      await expect.poll(() => forms.length).toBe(index + 1);
      await expect.poll(alerts).toContain(failed);
      await expect.poll(() => isLocked(replyField())).toBe(false);
      expect(replyField().value).toBe(text);
      expect(chosen()).toEqual([expect.stringContaining('kvitto.pdf')]);
      expect(focused()).toBe('Skicka svar');
      expect(await stored()).toEqual([]);
    }
    await pressButton('Skicka svar');
    await expect.poll(statuses).toContain(sent);
    expect(alerts()).not.toContain(failed);
    expect(await stored()).toEqual([['kvitto.pdf']]);
    const ids = new Set(forms.map((form) => form['clientMessageId']));
    expect([...ids]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/u)]);
  });

  it('is locked when the line is cut after it is stored, says so, and is stored once when sent again [Q25, M08, M09]', async () => {
    await write(replyField(), text);
    await attach(chosenFile('kvitto.pdf'));
    loseAnswer(path);
    await pressButton('Skicka svar');
    await expect.poll(alerts).toContain(unknown);
    expect(alerts()).not.toContain(failed);
    expect(replyField().value).toBe(text);
    expect(isLocked(replyField())).toBe(true);
    expect(isLocked(screen.getByLabelText('Bifoga filer'))).toBe(true);
    expect(chosen()).toEqual([expect.stringContaining('kvitto.pdf')]);
    await expect.poll(focused).toBe('Skicka igen');
    expect(await stored()).toHaveLength(1);

    await userEvent.keyboard('{Enter}');
    await expect.poll(statuses).toContain(sent);
    expect(alerts()).not.toContain(unknown);
    expect(replyField().value).toBe('');
    await expect.poll(focused).toBe('Skicka svar');
    expect(await stored()).toEqual([['kvitto.pdf']]);
  });

  it('whose repeat fails is still unknown, and a refused repeat settles it [E12, Q25]', async () => {
    await write(replyField(), text);
    cutUpload(path);
    await pressButton('Skicka svar');
    await expect.poll(alerts).toContain(unknown);
    await sandbox.addFault({ path, status: 500, times: 1 });
    await pressButton('Skicka igen');
    await expect.poll(alerts).toContain('Det gick inte nu heller. Försök igen om en stund.');
    await expect.poll(alerts).toContain(unknown);
    await sandbox.addFault({ path, status: 400, times: 1 });
    await pressButton('Skicka igen');
    await expect.poll(alerts).toContain(failed);
    expect(isLocked(replyField())).toBe(false);
    expect(await stored()).toEqual([]);
  });

  it('that is unknown can be given up: the customer writes another message or discards the draft [Q25, M08]', async () => {
    const [first, second] = ['Det första jag skrev.', 'Det andra jag skrev.'];
    const perhaps = () => screen.queryByText(/^Ditt första meddelande kan ha kommit fram/u);
    await write(replyField(), first);
    loseAnswer(path);
    await pressButton('Skicka svar');
    await pressButton('Ändra texten');
    await expect.poll(() => document.activeElement).toBe(replyField());
    expect(replyField().value).toBe(first);

    // Unchanged it is still the same message.
    await expect.poll(perhaps).not.toBeNull();
    loseAnswer(path);
    await pressButton('Skicka igen');
    await pressButton('Ändra texten');
    expect(await stored(first)).toEqual([[]]);

    await write(replyField(), second);
    await expect.poll(perhaps).toBeNull();
    loseAnswer(path);
    await pressButton('Skicka svar');
    await pressButton('Ta bort utkastet');
    await expect.poll(() => document.activeElement).toBe(replyField());
    expect(replyField().value).toBe('');
    for (const words of [first, second]) expect(await stored(words)).toEqual([[]]);
  });

  it('says of which file the content is another than its name says, and everything that was written stays [E12, M07]', async () => {
    await write(replyField(), text);
    await attach(chosenFile('kvitto.pdf'), chosenFile('bild.png', '<script>alert(1)</script>'));
    await pressButton('Skicka svar');
    const notice = 'Ditt meddelande skickades inte';
    await expect.poll(alerts).toContain(notice);
    await expect
      .poll(alerts)
      .toContain(
        'Innehållet i bild.png stämmer inte med filtypen i namnet. Spara om i rätt format och välj igen, eller fortsätt utan.',
      );
    expect(replyField().value).toBe(text);
    expect(chosen()).toEqual([expect.stringContaining('kvitto.pdf')]);
    expect(await stored()).toEqual([]);

    // After it has been replaced by a file in the right format, everything is sent.
    await attach(chosenFile('bild.png'));
    await expect.poll(alerts).not.toContain(notice);
    await pressButton('Skicka svar');
    await expect.poll(statuses).toContain('skickat');
    expect(await stored()).toEqual([['kvitto.pdf', 'bild.png']]);
  });

  it('says that messages are switched off during sending, and is still there when they return [E12, A14]', async () => {
    await write(replyField(), text);
    await attach(chosenFile('kvitto.pdf'));
    await sandbox.setSystems({ attachedFiles: false });
    await pressButton('Skicka svar');
    await expect.poll(alerts).toContain('Filer kan inte skickas just nu');
    await expect.poll(alerts).toContain('Du har valt kvitto.pdf.');
    await screen.findByText(
      'Just nu går det inte att bifoga filer. Du kan ändå skicka ditt meddelande.',
    );
    expect(alerts()).not.toContain(failed);
    expect(screen.queryByLabelText('Bifoga filer')).toBeNull();
    expect(replyField().value).toBe(text);

    await pressButton('Fortsätt utan filen');
    await expect.poll(focused).toBe('Skicka svar');
    await sandbox.setSystems({ communication: false });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe('/oversikt');
    await expect.poll(alerts).toContain('Ditt meddelande skickades inte');
    await expect.poll(alerts).toContain('Texten finns kvar.');
    expect(alerts()).not.toContain('Filerna finns kvar');
    expect(alerts()).not.toContain(failed);
    expect(screen.queryByRole('link', { name: 'Till dina meddelanden' })).toBeNull();

    await sandbox.setSystems({ communication: true });
    await openPortal('/meddelanden');
    await screen.findByText('Ditt meddelande skickades inte');
    expect(screen.getByText('Texten finns kvar.')).toBeDefined();
    expect(replyField().value).toBe(text);
    await pressButton('Skicka svar');
    await expect.poll(statuses).toContain(sent);
    expect(await stored()).toEqual([[]]);
  });

  it('goes on while the customer visits another page, which says once how it ended [M07, M08, E12]', async () => {
    await write(replyField(), text);
    const letThrough = holdUploads(path);
    await pressButton('Skicka svar');
    await follow('Översikt');
    await screen.findByRole('heading', { level: 1, name: 'Hej Maja' });
    letThrough();
    await expect.poll(statuses).toContain('Ditt meddelande är skickat');
    expect(await stored()).toEqual([[]]);
    await follow('Dokument');
    await expect.poll(mainText).toContain('Ditt meddelande är skickat');
    await follow('Till dina meddelanden');
    await expect.poll(() => thread('Skada')).toContain(text);
    expect(replyField().value).toBe('');
    expect(statuses()).not.toContain(sent);
    await follow('Översikt');
    await screen.findByRole('heading', { level: 1, name: 'Hej Maja' });
    expect(mainText()).not.toContain('Ditt meddelande är skickat');
  });

  it('that ends in a folded conversation or behind the other tab says there how, also after a reload [M08, E12]', async () => {
    const forms = recordForms(path);
    await write(replyField(), 'Det här går inte fram.');
    await sandbox.addFault({ path, status: 500, times: 1 });
    const letThrough = holdUploads(path);
    await pressButton('Skicka svar');
    await press('Skada');
    await expect.poll(() => conversation('Skada .*Skickas$')).not.toBeNull();
    letThrough();
    await expect.poll(() => conversation('Skada .*Utkast, inte skickat$')).not.toBeNull();
    await expect.poll(() => announced()).toContain('Ditt meddelande skickades inte');

    await press('Skada');
    const cut = holdUploads(path, { isCut: true });
    await pressButton('Skicka svar');
    await expect.poll(() => forms.length).toBe(2);
    await userEvent.click(screen.getByRole('tab', { name: 'Ställ en ny fråga' }));
    await screen.findByRole('tab', { name: 'Ställ en ny fråga', selected: true });
    cut();
    await expect.poll(() => announced()).toContain(unknown);
    await userEvent.click(screen.getByRole('tab', { name: /^Startade/u }));
    await press('Skada');
    await expect.poll(() => conversation('Skada .*Kanske inte skickat$')).not.toBeNull();

    await follow('Översikt');
    await screen.findByRole('heading', { level: 1, name: 'Hej Maja' });
    expect(mainText()).not.toContain(unknown);
    reload();
    await expect.poll(alerts).toContain(unknown);
    await follow('Till dina meddelanden');
    await expect.poll(() => button('Skicka igen')).not.toBeNull();
  });
});

it('a session that ends while a reply is sent keeps the text for the same customer’s next login, and for nobody else [Z02, E12]', async () => {
  const later = 'Och här är en sak till.';
  await openReply();
  await write(replyField(), text);
  // A session that can be renewed is, and the reply is sent.
  await sandbox.expireSession(maja.personalNumber, 'access');
  await pressButton('Skicka svar');
  await expect.poll(statuses).toContain(sent);
  expect(await stored()).toEqual([[]]);

  await write(replyField(), later);
  await attach(chosenFile('kvitto.pdf'));
  // The reply is what meets the end of the session.
  await expect.poll(isAnswered).toBe(true);
  await sandbox.expireSession(maja.personalNumber, 'all');
  await pressButton('Skicka svar');
  await screen.findByRole('heading', { level: 1, name: 'Du är utloggad' });
  expect(shownText()).not.toContain(later);
  await expect.poll(statuses).toContain('Texten finns kvar om du loggar in igen i den här fliken.');

  await openPortal('/oversikt');
  await follow('Till dina meddelanden');
  await screen.findByRole('textbox', { name: 'Svara' });
  await expect.poll(() => shownText()).toContain('Ditt meddelande skickades inte');
  expect(shownText()).not.toContain(failed);
  expect(replyField().value).toBe(later);
  expect(
    screen.getByRole('button', {
      name: 'Skicka svar',
      description: 'Bifoga igen eller fortsätt utan.',
    }),
  ).toBeDefined();
  await pressButton('Fortsätt utan filen');
  await expect.poll(focused).toBe('Skicka svar');

  await openPortal('/oversikt', { as: customers.ivar });
  await expect.poll(() => shownText()).toContain('Ivar Sandström');
  expect(sessionStorage.getItem('drafts')).toBeNull();
  await openReply();
  expect(replyField().value).toBe('');
  for (const customer of [maja, customers.ivar]) {
    expect(await sentMessages(sandbox, customer, later)).toEqual([]);
  }
});

it('a chosen log-out asks about chosen files; a forced log-out does not, and keeps the text [Z15, Z02]', async () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Det du har bifogat är inte skickat' });
  await openReply();
  await write(replyField(), text);
  await attach(chosenFile('kvitto.pdf'));
  await pressLink('Logga ut');
  await expect.poll(dialog).not.toBeNull();
  await pressButton('Stanna kvar');
  await expect.poll(dialog).toBeNull();
  expect(replyField().value).toBe(text);

  // The form is still open when the session has ended.
  await sandbox.expireSession(maja.personalNumber, 'all');
  await press('Trafikförsäkringsavgift');
  await screen.findByRole('heading', { level: 1, name: 'Du är utloggad' });
  expect(dialog()).toBeNull();
  expect(shownText()).not.toContain(text);

  await openReply();
  expect(replyField().value).toBe(text);
});
