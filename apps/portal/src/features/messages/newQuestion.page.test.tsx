import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { sentMessages } from '../../../e2e/support/sentMessages.ts';
import { announced } from '../../testing/pages/announced.ts';
import { alerts, isLocked, write } from '../../testing/pages/messagesPage.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';
import { loseAnswer, recordForms } from '../../testing/pages/uploads.ts';

const path = '/api/Communication/PostMessage';
const unknown = 'Vi vet inte om ditt meddelande kom fram';
const stored = (text: string) => sentMessages(sandbox, customers.maja, text);

// Its name also says that something is written or was not sent.
const tabName = /^Ställ en ny fråga/u;
const panel = () => within(screen.getByRole('tabpanel', { name: tabName }));
const textbox = (name: RegExp) =>
  panel().getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name });
const email = () => textbox(/^E-postadress/u);
const phone = () => textbox(/^Mobilnummer/u);
const message = () => textbox(/^Meddelande \/ fråga/u);
const caseNumber = () => textbox(/^Ärendenummer/u);
const subject = () => panel().getByRole<HTMLSelectElement>('combobox', { name: /^Ämne/u });
const chooseSubject = (name: string) => userEvent.selectOptions(subject(), name);
const sendButton = () => panel().getByRole('button', { name: 'Skicka' });
const send = async () => userEvent.click(sendButton());
const hasFocus = (name: RegExp) => () => name.test(shownText(document.activeElement));
const listed = () =>
  [
    ...(screen.queryByRole('region', { name: /fel i formuläret$/u })?.querySelectorAll('a') ?? []),
  ].map((link) => shownText(link));
const describedBy = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => shownText(document.querySelector(`[id="${id}"]`)))
    .join(' ');
/** The page confirms the question and has focus on that. */
const isConfirmed = () =>
  document.activeElement === screen.queryByRole('group', { name: /Din fråga är skickad$/u });

async function openForm(): Promise<void> {
  await openPortal('/meddelanden');
  await userEvent.click(await screen.findByRole('tab', { name: tabName }));
  await screen.findByRole('tabpanel', { name: tabName });
}

async function fill(about: string, text: string): Promise<void> {
  await chooseSubject(about);
  await write(email(), 'maja@example.se');
  await write(message(), text);
}

it('a customer who sends too early gets a list of everything missing, with a link to each field [Z07, M09, V05, V06, V10, V15]', async () => {
  await openForm();
  email().focus();
  await userEvent.keyboard('maja{Enter}');
  await expect.poll(hasFocus(/fel i formuläret/u)).toBe(true);
  expect(listed()).toEqual([
    'Välj ett ämne för din fråga',
    'Vänligen ange meddelande / fråga',
    'Kontrollera e-postadress',
  ]);
  expect(describedBy(sendButton())).toBe('Skriv ditt meddelande först.');
  for (const [field, error] of [
    [subject(), 'Välj ett ämne för din fråga'],
    [email(), 'Kontrollera e-postadress'],
    [message(), 'Vänligen ange meddelande / fråga'],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toContain(error);
  }
  expect(phone().getAttribute('aria-invalid')).toBeNull();

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(subject());
  expect(location.hash).toBe('');
  await chooseSubject('Skada');
  await expect.poll(() => listed().length).toBe(2);
  await write(email(), 'maja@example.se');
  await write(message(), 'Hej på er');
  await expect.poll(listed).toEqual([]);
  // A field that becomes faulty again shows its error and takes no focus.
  await userEvent.keyboard('<');
  expect(describedBy(message())).toContain('Meddelandet innehåller otillåtna tecken: <');
  expect(listed()).toEqual([]);
  expect(document.activeElement).toBe(message());
  await userEvent.keyboard('{Backspace}');
  // Sent from a field, which loses focus to the confirmation: the next form shows no error.
  email().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(isConfirmed).toBe(true);
  // Focus makes a screen reader read the summary and the confirmation; a live announcement would repeat them.
  expect(announced().join(' ')).not.toMatch(/fel i formuläret|är skickad/u);
  await userEvent.tab();
  await expect.poll(() => shownText(document.activeElement)).toBe('Visa konversationen');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(subject());
  for (const field of [subject(), email(), phone()]) {
    expect(field.getAttribute('aria-invalid')).toBeNull();
  }
  phone().focus();
  await userEvent.keyboard('ring mig');
  await userEvent.tab();
  await expect.poll(() => phone().getAttribute('aria-invalid')).toBe('true');
  expect(email().getAttribute('aria-invalid')).toBeNull();
  await expect
    .poll(() => announced().filter((said) => said === 'Kontrollera mobilnummer'))
    .toHaveLength(1);
});

it('marks no field as wrong that is passed before anything was written in it [Z104]', async () => {
  await openForm();
  subject().focus();
  for (const field of [email(), phone(), message()]) {
    field.focus();
    await userEvent.tab();
  }
  phone().focus();
  await userEvent.keyboard('ring mig');
  await userEvent.tab();
  await expect.poll(() => phone().getAttribute('aria-invalid')).toBe('true');
  for (const field of [subject(), email(), message()]) {
    expect(field.getAttribute('aria-invalid')).toBeNull();
  }
});

it('while files cannot be attached the form says so, and a question can still be sent [A14]', async () => {
  await sandbox.setSystems({ attachedFiles: false });
  await openForm();
  expect(panel().queryByLabelText('Bifoga filer')).toBeNull();
  expect(
    panel().getByText('Just nu går det inte att bifoga filer. Du kan ändå skicka ditt meddelande.'),
  ).toBeDefined();
  await fill('Trafikförsäkringsavgift', 'Hej utan fil');
  await send();
  await expect.poll(isConfirmed).toBe(true);
  expect(await stored('Hej utan fil')).toEqual([[]]);
});

it('a question that failed keeps its text and reason over pages and a reload, and is sent again as the same message [E12, M08, Q24, Z02, V10]', async () => {
  const failure = 'Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.';
  const forms = recordForms(path);
  await openForm();
  await fill('Skada', 'Hej på er');
  await write(caseNumber(), '2026/1187');
  await chooseSubject('Övrigt');
  await sandbox.addFault({ path, status: 500 });
  await send();
  await expect.poll(alerts).toContain('Något gick fel!');
  await expect.poll(alerts).toContain(failure);
  await expect.poll(() => document.activeElement).toBe(sendButton());
  expect(message().value).toBe('Hej på er');
  expect(announced()).toContain('Skickar din fråga');

  // After the system is switched off, the overview shows and says so.
  await sandbox.clearFaults();
  await sandbox.setSystems({ communication: false });
  await send();
  await expect.poll(() => location.pathname).toBe('/oversikt');
  // The second try sends the same draft with the same id.
  expect(forms[1]).toEqual(forms[0]);
  expect(alerts()).not.toContain(failure);
  await sandbox.setSystems({ communication: true });
  await openForm();
  expect([subject().value, email().value, message().value]).toEqual([
    'Other',
    'maja@example.se',
    'Hej på er',
  ]);
  // The earlier subject's number is kept for a customer who returns to that subject.
  await chooseSubject('Skada');
  expect(caseNumber().value).toBe('2026/1187');
  await chooseSubject('Övrigt');
  await send();
  await expect.poll(isConfirmed).toBe(true);
  expect(alerts()).not.toContain('Något gick fel!');
  expect(forms[2]).toMatchObject({ systemReferenceNumber: '' });
  expect(await stored('Hej på er')).toEqual([[]]);
});

it('a question with an unknown outcome says so, and is stored once when sent again [Q24, M09, E12]', async () => {
  const forms = recordForms(path);
  await openForm();
  await fill('Övrigt', 'Kom det fram?');
  loseAnswer(path);
  await send();
  await expect.poll(() => shownText()).toContain(unknown);
  for (const field of [email(), phone(), message()]) {
    expect(isLocked(field)).toBe(true);
  }
  const again = panel().getByRole('button', { name: 'Skicka igen' });
  await expect.poll(() => document.activeElement).toBe(again);
  await userEvent.click(again);
  await expect.poll(isConfirmed).toBe(true);
  expect(forms).toHaveLength(2);
  expect(forms[1]).toEqual(forms[0]);
  expect(await stored('Kom det fram?')).toEqual([[]]);
});

it('nothing but the confirmation shows once a question has been sent, until the customer asks another [M07, M08, Z85]', async () => {
  await openForm();
  await fill('Övrigt', 'Hej på er');
  await send();
  await expect.poll(isConfirmed).toBe(true);
  expect(panel().queryAllByRole('textbox')).toEqual([]);
  await userEvent.click(panel().getByRole('button', { name: 'Ställ en ny fråga' }));
  expect([subject().value, email().value, message().value]).toEqual(['', 'maja@example.se', '']);

  await fill('Övrigt', 'Hej igen');
  await sandbox.addFault({ path, status: 500 });
  await send();
  await expect.poll(alerts).toContain('Något gick fel!');
  expect(shownText(panel().queryByText('Din fråga är skickad')), 'of the question before').toBe('');
});
