import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { announced } from '../../testing/pages/announced.ts';
import { holdCalls } from '../../testing/pages/heldCalls.ts';
import {
  alerts,
  articles,
  badge,
  conversation,
  headings,
  press,
  replyField,
  subjects,
  thread,
  write,
} from '../../testing/pages/messagesPage.ts';
import { follow, mainText } from '../../testing/pages/parts.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';

const paths = {
  list: '/api/Communication/GetConversations',
  markAsRead: '/api/Communication/MarkConversationAsReadByCustomer',
} as const;
const callsOf = async (path: string) =>
  (await sandbox.calls()).filter((call) => call.path === path).length;
const startedTab = () => screen.queryByRole('tab', { name: /^Startade konversationer/u });
const newQuestionTab = () => screen.getByRole('tab', { name: 'Ställ en ny fråga' });
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

it('the page lists the conversations, and each opens and closes on its heading; three show all, without a search [R08, M01, M02, M04, M05, M06, M14, M15, M17, Q23, Z40]', async () => {
  await openPortal('/meddelanden');
  await expect.poll(() => shownText(startedTab())).toBe('Startade konversationer (3)');
  expect(startedTab()?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('Konversationer visas i minst 30 dagar.')).toBeDefined();
  expect(subjects()).toEqual(['Trafikförsäkringsavgift', 'Skada', 'Övrigt']);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(button('Visa fler')).toBeNull();
  for (const name of [
    'Trafikförsäkringsavgift Krav 47110023918 Oläst',
    'Skada 2026/1187 Oläst',
    'Övrigt 18 okt 13.40',
  ]) {
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  }
  expect(articles()).toHaveLength(0);

  conversation('Skada')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => articles().length).toBe(3);
  for (const name of [
    'Du 14 nov 18.24',
    'Kundcenter 15 nov 08.15',
    'Skadeavdelningen i går 16.30',
  ]) {
    expect(screen.getAllByRole('article', { name })).toHaveLength(1);
  }
  expect(document.activeElement, 'not the reply').toBe(conversation('Skada'));
  expect(replyField()).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(articles()).toHaveLength(0);

  await press('Trafikförsäkringsavgift');
  await screen.findByText(
    /^Tack!\nVi har rättat perioden, och skulden räknas om under natten\.$/u,
    {
      normalizer: (text) => text,
    },
  );
  await expect.poll(badge).toBe('Meddelanden');
});

it('an unread conversation says ’Oläst’ until it is opened, and is marked read once [M03, M17, Q26, U01, Q22]', async () => {
  await openPortal('/meddelanden');
  await expect.poll(badge).toContain('2 olästa meddelanden');
  await expect.poll(() => thread('Trafikförsäkringsavgift')).toContain('Oläst');
  expect(thread('Övrigt')).not.toContain('Oläst');

  await press('Trafikförsäkringsavgift');
  await expect.poll(badge).toContain('1 oläst meddelande');
  await expect.poll(() => thread('Trafikförsäkringsavgift')).not.toContain('Oläst');
  expect(document.activeElement).toBe(conversation('Trafikförsäkringsavgift'));
  const [marked] = (await sandbox.calls()).filter(({ path }) => path === paths.markAsRead);
  expect(marked?.method).toBe('POST');

  // A conversation that has been read is not marked as read again.
  await press('Trafikförsäkringsavgift');
  await press('Trafikförsäkringsavgift');
  await press('Övrigt');
  await expect.poll(() => articles().length).toBe(6);
  expect(await callsOf(paths.markAsRead)).toBe(1);

  // A failed call shows nothing.
  await sandbox.addFault({ path: paths.markAsRead, status: 500, times: 1 });
  await press('Skada');
  await expect.poll(() => callsOf(paths.markAsRead)).toBe(2);
  expect(alerts()).toBe('');
});

it('a customer who writes a question while the list loads keeps the text when the list fails, and is led to the start page [E13, M01]', async () => {
  await sandbox.addFault({ path: paths.list, status: 500, times: 3 });
  const letThrough = holdCalls(paths.list);
  await openPortal('/meddelanden');
  await userEvent.click(await screen.findByRole('tab', { name: 'Ställ en ny fråga' }));
  const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Meddelande/u });
  await expect.poll(field).not.toBeNull();
  await write(field() ?? document.body, 'Jag hann skriva detta');
  letThrough();
  await expect.poll(alerts).toContain('Just nu går det inte');
  await expect.poll(() => document.activeElement?.textContent).toBe('Meddelanden');
  expect(startedTab()).toBeNull();
  expect(screen.getByRole('link', { name: 'Till översikten' }).getAttribute('href')).toBe(
    '/oversikt',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await expect.poll(() => field()?.value).toBe('Jag hann skriva detta');
  expect(newQuestionTab().getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => shownText(startedTab())).toBe('Startade konversationer (3)');
});

it('a customer without conversations is told so and led to ask a question [M18, M01]', async () => {
  await openPortal('/meddelanden', { as: customers.vera });
  await screen.findByText('Du har inga startade konversationer.');
  await expect.poll(() => shownText(startedTab())).toBe('Startade konversationer (0)');
  screen.getByRole('button', { name: 'Ställ en ny fråga' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => newQuestionTab().getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(newQuestionTab());
});

it('each conversation shows its subject, number, time, sender and the first line of its newest message, and says number and state once [Z40, Z54]', async () => {
  await openPortal('/meddelanden', { as: customers.astrid });
  await screen.findByText('Visar 10 av 14, de nyaste först.');
  const items = headings().map((heading) => heading.closest('li'));
  const first = shownText(items[0]);
  for (const words of [
    'Trafikförsäkringsavgift',
    'Krav 47130055019',
    'i går 17.42',
    'Oläst',
    'Kundcenter: Perioden är rättad. Skulden räknas om i natt, så titta här igen i morgon.',
  ]) {
    expect(first).toContain(words);
  }
  expect(first).not.toContain('Du behöver inte göra något mer.');
  await expect.poll(() => shownText(items[7])).toContain('Du: Här är kvittot från bärgningen.');
  await expect.poll(() => shownText(items[7])).toContain('1 fil');
  await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
  await expect.poll(subjects).toHaveLength(14);
  await expect.poll(() => document.activeElement).toBe(headings()[10]?.querySelector('button'));
  expect(button('Visa fler')).toBeNull();

  // The heading says number and state. What is heard besides it does not say them again.
  expect(
    screen.getAllByRole('heading', { name: 'Trafikförsäkringsavgift Krav 47130055019 Oläst' }),
  ).toHaveLength(1);
  const heard = document.createElement('div');
  heard.append(...(items[0] === null || items[0] === undefined ? [] : [items[0].cloneNode(true)]));
  for (const part of heard.querySelectorAll('[aria-hidden="true"], h2')) part.remove();
  await expect.poll(() => shownText(heard)).toContain('Perioden är rättad.');
  expect(shownText(heard)).not.toMatch(/Oläst|4713/u);
});

it('a search finds conversations, says how many, and is kept for a customer who returns [Z40, Z13]', async () => {
  const search = () =>
    screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök i dina meddelanden' });
  const searchFor = async (query: string) => {
    await userEvent.clear(search());
    await userEvent.type(search(), query);
  };
  await openPortal('/meddelanden', { as: customers.astrid });
  await expect.poll(subjects).toHaveLength(10);
  await searchFor('bärgning');
  await expect.poll(subjects).toHaveLength(1);
  const one = '1 konversation passar.';
  expect(mainText()).toContain(one);
  await expect.poll(() => announced().at(-1)).toBe(one);
  await userEvent.click(headings()[0]?.querySelector('button') ?? document.body);
  await expect
    .poll(() => shownText(articles().at(-1)))
    .toContain('Här är kvittot från bärgningen.');
  await follow('Översikt');
  await follow(/^Läs meddelanden/u);
  await expect.poll(subjects).toHaveLength(1);
  expect(search().value).toBe('bärgning');

  await searchFor('xyz');
  const none = 'Ingen konversation passar ”xyz”.';
  await expect.poll(mainText).toContain(none);
  await expect.poll(() => announced().at(-1)).toBe(none);
  await userEvent.click(screen.getByRole('button', { name: 'Visa alla konversationer' }));
  await expect.poll(subjects).toHaveLength(10);
  expect(document.activeElement).toBe(search());
  expect(search().value).toBe('');
});

it('a reply stays in view when its conversation is no longer listed, until the customer removes it [M10, Z10]', async () => {
  await openPortal('/meddelanden');
  await press('Övrigt');
  await write(replyField(), 'Min viktiga text om ärendet');
  // The provider has removed the conversation.
  const kept = sessionStorage.getItem('drafts') ?? '';
  sessionStorage.setItem('drafts', kept.replace(/reply:[^"]+/u, 'reply:gone'));
  reload();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ditt svar' });
  expect(field.value).toBe('Min viktiga text om ärendet');
  expect(shownText(screen.getByRole('main'))).toContain('Du har ett svar som inte är skickat');
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort utkastet' }));
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Ditt svar' })).toBeNull();
  expect(sessionStorage.getItem('drafts') ?? '').not.toContain('viktiga');
  expect(shownText(document.activeElement)).toBe('Meddelanden');
});
