// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { useCustomer } from '../../../customer/customer.ts';
import type { DraftFields } from '../../../customer/drafts/draft.ts';
import { button, press, shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../../../testing/heldAnswer.ts';
import { NewQuestion } from './NewQuestion.tsx';

const about = { subject: 'Insurance', number: '47110023918' } as const;
const ofThisCase = { subject: about.subject, reference: about.number };

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
});

function open(written: Partial<DraftFields>, answer: () => Promise<Response> | Response): void {
  const Page = () => {
    const { drafts } = useCustomer().scope;
    if (drafts.get('newQuestion').fields.message === '')
      drafts.change('newQuestion', { type: 'edited', fields: { ...ofThisCase, ...written } });
    return <NewQuestion about={about} conversations={[]} onShowConversation={() => undefined} />;
  };
  drawInFrame(<Page />, { answer });
}

const reason = () => {
  const id = button('Skicka').getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

it('what a question is about cannot be changed while it is sent [Z80, M09]', async () => {
  const held = createHeldAnswer();
  open({ message: 'Hej på er!', email: 'maja@example.se' }, () => held.response);
  expect(shownText()).toContain('Ändra');
  press('Skicka');
  await expect.poll(() => button('Skicka').getAttribute('aria-busy')).toBe('true');
  expect(shownText()).not.toContain('Ändra');
  held.send(new Response(null, { status: 500 }));
  await expect.poll(shownText).toContain('Ändra');
});

it('the button says what is wrong with the message until the field says it [M09, V05]', () => {
  open({ message: 'Hej', email: 'maja@example.se' }, () => new Response(null, { status: 500 }));
  expect(reason()).toBe('Vänligen ange meddelande / fråga');
  press('Skicka');
  expect(reason()).toBe('Rätta det som är fel först.');
  expect(shownText()).toContain('Vänligen ange meddelande / fråga');
});

it('a question from a case can be about something else: each field shows its own part of the draft, and changes it alone [M11, Z80]', async () => {
  const written: DraftFields = {
    ...ofThisCase,
    message: 'Hej på er!',
    email: 'maja@example.se',
    phone: '070-123 45 67',
  };
  open(written, () => new Response(null, { status: 500 }));
  press('Ändra vad frågan gäller');
  expect(document.activeElement).toBe(document.querySelector('form select'));
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)[name]'),
  ];
  const shown = () => Object.fromEntries(fields().map(({ name, value }) => [name, value]));
  await expect.poll(shown).toEqual(written);
  for (const field of fields().filter(({ localName }) => localName !== 'select')) {
    const before = shown();
    await userEvent.type(field, '1');
    expect(shown()).toEqual({ ...before, [field.name]: `${before[field.name] ?? ''}1` });
  }
});
