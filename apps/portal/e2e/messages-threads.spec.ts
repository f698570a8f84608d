import type { Page } from '@playwright/test';

import { Messages } from './pages/Messages.ts';
import { Shell } from './pages/Shell.ts';
import { holdCalls } from './support/holdCalls.ts';
import { tabTo } from './support/keyboard.ts';
import { callsOf, expectJoined, setVisible } from './support/liveConnection.ts';
import { pictureOfError } from './support/pictureOfError.ts';
import { Provider } from './support/provider.ts';
import type { Sandbox } from './support/sandbox.ts';
import { customers, expect, test } from './support/test.ts';

const { maja, gunnar, vera } = customers;
const paths = {
  list: '/api/Communication/GetConversations',
  one: '/api/Communication/GetConversation',
  markAsRead: '/api/Communication/MarkConversationAsReadByCustomer',
} as const;

/** Holds the calls for the list, and lets them fail when they are released. */
async function holdFailingList(page: Page, sandbox: Sandbox): Promise<() => void> {
  await sandbox.addFault({ path: paths.list, status: 500, times: 3 });
  return holdCalls(page, paths.list);
}

test(
  'the page lists the conversations, and each opens and closes on its heading',
  { tag: ['@R08', '@M01', '@M02', '@M04', '@M05', '@M06', '@M14', '@M15', '@M17', '@Q23'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const messages = new Messages(page);
    await openAs(maja, '/meddelanden');
    await expect(messages.startedTab).toHaveAccessibleName('Startade konversationer (3)');
    await expect(messages.startedTab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Konversationer visas i minst 30 dagar.')).toBeVisible();
    await expect(messages.headings).toHaveText(['Trafikförsäkringsavgift', 'Skada', 'Övrigt']);
    const names = [
      'Trafikförsäkringsavgift Ref 47110023918 Oläst',
      'Skada Ärende 2026/1187 Oläst',
      'Övrigt 18 okt 13.40',
    ];
    for (const [index, name] of names.entries()) {
      await expect(messages.headings.nth(index).getByRole('button')).toHaveAccessibleName(name);
    }
    await expect(messages.messages).toHaveCount(0);

    await tabTo(page, messages.conversation('Skada'));
    await page.keyboard.press('Enter');
    await expect(messages.messages).toHaveCount(3);
    const articles = ['Du 14 nov 18.24', 'Kundcenter 15 nov 08.15', 'Skadeavdelningen i går 16.30'];
    for (const [index, name] of articles.entries()) {
      await expect(messages.messages.nth(index)).toHaveAccessibleName(name);
    }
    await expect(messages.reply('Skada')).toBeVisible();
    await expect(messages.reply('Skada')).not.toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messages.messages).toHaveCount(0);

    await messages.conversation('Trafikförsäkringsavgift').click();
    const answer = messages.messages.filter({ hasText: 'Vi har rättat perioden' });
    const text = answer.getByText(/^Tack!/u);
    expect(await text.evaluate((element: HTMLElement) => element.innerText)).toBe(
      'Tack!\nVi har rättat perioden, och skulden räknas om under natten.',
    );

    const badge = new Shell(page).item('Meddelanden');
    await expect(badge, 'both are read').toHaveAccessibleName('Meddelanden');

    // After a visit to another page, the messages page is unchanged, apart from new messages.
    await new Shell(page).item('Översikt').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hej Maja' })).toBeVisible();
    const provider = new Provider(sandbox);
    const { conversationId } = await provider.conversation(maja, 'other');
    await provider.reply(conversationId, { message: 'Hej igen!' });
    // Other pages show the badge; the messages page also announces the message.
    await expect(badge).toHaveText('Meddelanden 1');
    await badge.click();
    await expect(messages.messages).toHaveCount(4);
    await expect(messages.headings).toHaveText(['Övrigt', 'Trafikförsäkringsavgift', 'Skada']);
    await expect(messages.conversation('Övrigt')).toHaveAccessibleName(/^Övrigt .*Oläst$/u);

    // From now on, messages out of view are announced once.
    const heard = async () =>
      (await announcements()).filter((each) => each.startsWith('Nytt meddelande'));
    expect(await heard()).toEqual([]);
    await expectJoined(sandbox);
    await provider.reply(conversationId, { from: 'damage', message: 'Och en sak till.' });
    await expect.poll(heard).toEqual(['Nytt meddelande från Skadeavdelningen']);
  },
);

test(
  'an unread conversation says ’Oläst’ until it is opened, and is marked read once',
  { tag: ['@M03', '@M17', '@Q26', '@U01', '@Q22'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const messages = new Messages(page);
    const badge = new Shell(page).item('Meddelanden');
    expectedErrors.push(/status of 500/u);
    await openAs(maja, '/meddelanden');
    await expect(badge).toHaveAccessibleName('Meddelanden 2 olästa meddelanden');
    await expect(messages.headings.getByRole('button')).toHaveText([
      'Trafikförsäkringsavgift',
      'Skada',
      'Övrigt',
    ]);
    await expect(messages.thread('Trafikförsäkringsavgift')).toContainText('Oläst');
    await expect(messages.thread('Övrigt')).not.toContainText('Oläst');

    const [request] = await Promise.all([
      page.waitForRequest((each) => each.url().includes(paths.markAsRead)),
      messages.conversation('Trafikförsäkringsavgift').click(),
    ]);
    expect([request.method(), request.postData()]).toEqual(['POST', null]);
    await expect(badge).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    await expect(messages.thread('Trafikförsäkringsavgift')).not.toContainText('Oläst');
    await expect(messages.conversation('Trafikförsäkringsavgift')).toBeFocused();

    // A conversation that has been read is not marked as read again.
    await messages.conversation('Trafikförsäkringsavgift').click();
    await messages.conversation('Trafikförsäkringsavgift').click();
    await messages.conversation('Övrigt').click();
    await expect(messages.messages).toHaveCount(6);
    expect(await callsOf(sandbox, paths.markAsRead)).toBe(1);

    // A failed call shows nothing, and is not repeated before the next opening.
    await sandbox.addFault({ path: paths.markAsRead, status: 500, times: 1 });
    const failed = page.waitForResponse((each) => each.url().includes(paths.markAsRead));
    await messages.conversation('Skada').click();
    expect((await failed).status()).toBe(500);
    await expect(messages.thread('Skada').getByRole('article')).toHaveCount(3);
    await expect(messages.conversation('Skada')).toHaveAccessibleName(
      'Skada Ärende 2026/1187 Oläst',
    );
    await expect(badge).toHaveAccessibleName('Meddelanden 1 oläst meddelande');
    await messages.conversation('Skada').click();
    await messages.conversation('Skada').click();
    await expect(messages.conversation('Skada')).toHaveAccessibleName('Skada Ärende 2026/1187');
    await expect(badge).toHaveAccessibleName('Meddelanden');
    expect(await callsOf(sandbox, paths.markAsRead)).toBe(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a reply appears in the open conversation, is announced once, and leaves the text being written alone',
  { tag: ['@H07', '@M10', '@Q23', '@M03'] },
  async ({ page, sandbox, openAs, announcements }) => {
    const messages = new Messages(page);
    const provider = new Provider(sandbox);
    await openAs(maja, '/meddelanden');
    await expectJoined(sandbox);
    await messages.conversation('Skada').click();
    await messages.reply('Skada').fill('Jag undrar en sak');
    const skada = await provider.conversation(maja, 'damage');
    await expect.poll(() => callsOf(sandbox, paths.one)).toBe(1);
    await sandbox.forgetCalls();

    await provider.reply(skada.conversationId, {
      from: 'damage',
      message: 'Vi har bedömt skadan.',
    });
    await expect(messages.messages).toHaveCount(4);
    await expect(messages.messages.last()).toContainText('Vi har bedömt skadan.');
    await expect(messages.reply('Skada')).toHaveValue('Jag undrar en sak');
    await expect(messages.reply('Skada')).toBeFocused();
    // The conversation with the newest activity would come first, but does not move while a reply is being written.
    await expect(messages.headings).toHaveText(['Trafikförsäkringsavgift', 'Skada', 'Övrigt']);
    await expect.poll(() => callsOf(sandbox, paths.markAsRead)).toBe(1);
    await expect(messages.conversation('Skada')).toHaveAccessibleName('Skada Ärende 2026/1187');
    expect(await callsOf(sandbox, paths.list)).toBe(0);
    const said = (await announcements()).filter((each) => each.startsWith('Nytt meddelande'));
    expect(said).toEqual(['Nytt meddelande från Skadeavdelningen']);

    // A hidden page does not mark messages as read.
    await setVisible(page, false);
    await provider.reply(skada.conversationId, { message: 'Hör av dig om något är oklart.' });
    await expect(messages.messages).toHaveCount(5);
    await expect(messages.conversation('Skada')).toHaveAccessibleName(
      'Skada Ärende 2026/1187 Oläst',
    );
    expect(await callsOf(sandbox, paths.markAsRead)).toBe(1);
    await setVisible(page, true);
    await expect(messages.conversation('Skada')).toHaveAccessibleName('Skada Ärende 2026/1187');
    expect(await callsOf(sandbox, paths.markAsRead)).toBe(2);

    // A conversation that the provider starts comes first. It is not opened automatically.
    await provider.start(maja, 'none', { message: 'Hej! Vi behöver din adress.' });
    await expect(messages.startedTab).toHaveAccessibleName('Startade konversationer (4)');
    await expect(messages.headings.first()).toHaveText('Meddelande');
    await expect(messages.conversation('Meddelande')).toHaveAccessibleName(/^Meddelande .*Oläst$/u);
    await expect(messages.reply('Skada')).toHaveValue('Jag undrar en sak');

    // When nothing is open, the newest activity comes first at once.
    await messages.conversation('Skada').click();
    await provider.reply((await provider.conversation(maja, 'other')).conversationId, {
      message: 'Hej igen!',
    });
    await expect(messages.headings.first()).toHaveText('Övrigt');
  },
);

test(
  'conversations that fail to load say so, with a retry and a link to the start page',
  { tag: ['@E13'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const messages = new Messages(page);
    expectedErrors.push(/status of 500/u);
    const letThrough = await holdFailingList(page, sandbox);
    await openAs(maja, '/meddelanden');
    await messages.startedTab.focus();
    letThrough();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Något gick fel!');
    await expect(messages.heading).toBeFocused();
    await expect(alert).toContainText(
      'Just nu går det inte att skicka meddelanden eller se startade konversationer.',
    );
    await expect(messages.startedTab).toHaveCount(0);
    await pictureOfError(page, 'E13');
    await expect(page.getByRole('link', { name: 'Till startsidan', exact: true })).toHaveAttribute(
      'href',
      '/oversikt',
    );
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(messages.headings).toHaveCount(3);
    await expect(messages.heading).toBeFocused();
  },
);

test(
  'a customer who writes a question while the list loads keeps text and focus when the list fails',
  { tag: ['@E13', '@M01'] },
  async ({ page, sandbox, openAs, expectedErrors }) => {
    const messages = new Messages(page);
    expectedErrors.push(/status of 500/u);
    const letThrough = await holdFailingList(page, sandbox);
    await openAs(maja, '/meddelanden');
    await messages.newQuestionTab.click();
    const field = page.getByRole('textbox', { name: /^Meddelande/u });
    await field.fill('Jag hann skriva detta');
    letThrough();
    await expect(page.getByRole('alert')).toContainText('Just nu går det inte');
    await expect(messages.heading).toBeFocused();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(messages.newQuestionTab).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveValue('Jag hann skriva detta');
    await expect(messages.startedTab).toHaveAccessibleName('Startade konversationer (3)');
  },
);

test(
  'a customer without conversations is told so and led to ask a question',
  { tag: ['@M18', '@M01'] },
  async ({ page, openAs }) => {
    const messages = new Messages(page);
    await openAs(vera, '/meddelanden');
    await expect(messages.startedTab).toHaveAccessibleName('Startade konversationer (0)');
    await expect(page.getByText('Du har inga startade konversationer.')).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Ställ en ny fråga' }));
    await page.keyboard.press('Enter');
    await expect(messages.newQuestionTab).toHaveAttribute('aria-selected', 'true');
    await expect(messages.newQuestionTab).toBeFocused();
  },
);

test(
  'unusual conversations break nothing, and their contents show as text',
  { tag: ['@Q38', '@M06', '@M15', '@Z22'] },
  async ({ page, sandbox, openAs }) => {
    const messages = new Messages(page);
    const message = {
      id: '1',
      message: '<img src=x onerror="document.title=1"> & <b>fet</b>\n\nslut',
      createdByIdentity: false,
      createdAt: '2026-11-20T08:00:00Z',
    };
    await sandbox.addFault({
      path: paths.list,
      body: [
        { conversationId: 'a', conversationMessages: [message], colour: 'red' },
        {
          conversationId: 'b',
          subject: 'flowers',
          referenceNumber: null,
          conversationMessages: [],
        },
      ],
    });
    await openAs(maja, '/meddelanden');
    await expect(messages.headings).toHaveText(['Meddelande', 'Meddelande']);
    await messages.headings.first().getByRole('button').click();
    await expect(messages.messages).toHaveAccessibleName('Kundcenter 2026-11-20 09.00');
    await expect(messages.messages.getByText('onerror')).toContainText('<b>fet</b>');
    await expect(messages.messages.locator('img, b')).toHaveCount(0);
    await expect(page).toHaveTitle('Meddelanden – Mina sidor');
  },
);

test(
  'very many conversations are listed, and only an open one draws its messages',
  { tag: ['@M02', '@M17'] },
  async ({ page, openAs }) => {
    const messages = new Messages(page);
    await openAs(gunnar, '/meddelanden');
    await expect(messages.startedTab).toHaveAccessibleName('Startade konversationer (200)');
    await expect(messages.headings).toHaveCount(10);
    await expect(messages.messages).toHaveCount(0);
    await messages.headings.nth(5).getByRole('button').click();
    await expect(messages.messages.first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(1);
  },
);
