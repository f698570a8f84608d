import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { sentMessages } from '../../../e2e/support/sentMessages.ts';
import { announced } from '../../testing/pages/announced.ts';
import {
  chosen,
  chosenFile,
  press,
  replyField,
  statuses,
  write,
} from '../../testing/pages/messagesPage.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';

const tooShort = 'Vänligen ange meddelande / fråga';
const forbidden = 'Meddelandet innehåller otillåtna tecken';
const fileField = () => screen.getByLabelText<HTMLInputElement>('Bifoga filer');
const sendButton = () => screen.getByRole('button', { name: 'Skicka svar' });
const pressButton = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusals = () =>
  [...document.querySelectorAll('form p')].map((paragraph) => shownText(paragraph));
/** Whether the field is described by something with these words. */
const isDescribed = (description: RegExp) =>
  screen.queryByRole('textbox', { name: 'Svara', description }) !== null;

/** Chooses files at once, of any format. */
async function choose(...files: readonly File[]): Promise<void> {
  await userEvent.setup({ applyAccept: false }).upload(fileField(), [...files]);
}

const sized = (name: string, type: string, size: number) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

beforeEach(async () => {
  await openPortal('/meddelanden');
  await press('Skada');
  await screen.findByRole('textbox', { name: 'Svara' });
});

it('a reply shows what is wrong when focus leaves the field, and counts characters as they are sent [V01, V02, V03, V04, V05, M09, M10]', async () => {
  expect(
    screen.getByRole('button', { name: 'Skicka svar', description: 'Skriv ett svar först.' }),
  ).toBeDefined();
  await write(replyField(), ' abcd ');
  expect(isDescribed(new RegExp(tooShort, 'u'))).toBe(false);
  await userEvent.tab();
  expect(isDescribed(new RegExp(tooShort, 'u'))).toBe(true);
  expect(replyField().getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(replyField());
  await userEvent.tab();
  expect(isDescribed(new RegExp(tooShort, 'u'))).toBe(true);

  await write(replyField(), 'Ett hjärta <3 från mig');
  expect(isDescribed(new RegExp(`${forbidden}: <$`, 'u'))).toBe(true);
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  sendButton().focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(replyField());

  await write(replyField(), 'a'.repeat(4001));
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  expect(shownText()).toContain('1 tecken för mycket');
  await write(replyField(), `${'a'.repeat(3996)}\n…`);
  await expect.poll(() => shownText()).toContain('4 000 av 4 000 tecken');
  await userEvent.click(sendButton());
  await expect.poll(statuses).toContain('Ditt svar är skickat');
  expect(await sentMessages(sandbox, customers.maja, `${'a'.repeat(3996)}\n...`)).toEqual([[]]);
});

it('a reply names each refused file and why, keeps the good ones and sends them [A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, A13]', async () => {
  const text = 'Här kommer filerna.';
  await write(replyField(), text);
  const long = 'x'.repeat(101);
  await choose(
    chosenFile('bild.PNG'),
    sized('virus.exe', 'application/octet-stream', 10),
    sized('inte-en-bild.png', 'application/pdf', 10),
    sized('tom.pdf', 'application/pdf', 0),
    sized(`${long}.pdf`, 'application/pdf', 10),
    sized('vad?.pdf', 'application/pdf', 10),
    sized('faktura\u202Efdp.pdf', 'application/pdf', 10),
  );
  for (const fault of [
    'Du försökte bifoga en eller flera filer i ett format vi saknar stöd för: virus.exe, inte-en-bild.png',
    'Filer utan innehåll kan inte bifogas: tom.pdf',
    `Filnamn överskrider gränsen på max 100 tecken: ${long}.pdf`,
    'Filnamn innehåller otillåtna tecken: vad?.pdf',
  ]) {
    expect(refusals().filter((words) => words.includes(fault))).toHaveLength(1);
  }
  await expect
    .poll(() => refusals().join(' '))
    .toContain('Filnamn innehåller otillåtna osynliga tecken (U+202E)');
  expect(fileField().getAttribute('aria-invalid')).toBe('true');
  const describedBy = (fileField().getAttribute('aria-describedby') ?? '').split(' ');
  expect(
    describedBy.map((id) => shownText(document.querySelector(`[id="${id}"]`))).join(' '),
  ).toContain('Filer utan innehåll kan inte bifogas: tom.pdf');
  expect(chosen()).toHaveLength(1);
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  await expect
    .poll(() => announced().join(' '))
    .toContain('Filer utan innehåll kan inte bifogas: tom.pdf');
  await pressButton('Fortsätt utan filerna');
  await expect.poll(() => document.activeElement).toBe(fileField());

  // As much as there is room for.
  const tooLarge = 'Total filstorlek överskrider gränsen på 50 MB: stor.pdf';
  await choose(
    sized('annan.png', 'image/png', 101),
    sized('stor.pdf', 'application/pdf', 52_428_800),
  );
  await expect.poll(() => refusals().join(' ')).toContain(tooLarge);
  expect(chosen()).toHaveLength(2);
  await pressButton('Ta bort annan.png');
  await expect.poll(() => refusals().join(' ')).not.toContain(tooLarge);
  await expect.poll(() => shownText(document.activeElement)).toContain('bild.PNG');

  // As many as there is room for.
  await choose(...Array.from({ length: 10 }, (_, index) => chosenFile(`${String(index)}.pdf`)));
  await expect
    .poll(() => refusals().join(' '))
    .toContain('Max 10 filer kan bifogas per meddelande: 9.pdf');
  await pressButton('Fortsätt utan filen');
  await userEvent.click(sendButton());
  await expect.poll(statuses).toContain('Ditt svar är skickat');
  expect(chosen()).toEqual([]);
  expect(await sentMessages(sandbox, customers.maja, text)).toEqual([
    ['bild.PNG', ...Array.from({ length: 9 }, (_, index) => `${String(index)}.pdf`)],
  ]);
});
