// @vitest-environment jsdom
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { useStore } from '../../platform/store.ts';
import { button, press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { ContactForm } from './ContactForm.tsx';

const onReview = vi.fn();

/** What a screen reader says after the name of the element. */
function describedBy(element: Element | null): string {
  const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** The form of a customer who has written this in it. */
function Begun({
  written,
}: {
  readonly written: { readonly email: string; readonly phone: string };
}) {
  const { extractContact } = useCustomer().scope;
  useState(() => extractContact.set(written));
  return <ContactForm onReview={onReview} />;
}

/** The form with what the customer has written, and what the other forms then know. */
function Page() {
  const { contact, extractContact } = useCustomer().scope;
  const { email, phone } = useStore(contact);
  return (
    <>
      <button
        onClick={() => extractContact.set({ email: ' maja@example.se ', phone: ' 070-174 06 05 ' })}
        type="button"
      >
        Skriv
      </button>
      <ContactForm key={useStore(extractContact).email} onReview={onReview} />
      <output>{`${email}, ${phone}`}</output>
    </>
  );
}

it('remembers how to reach the customer for the other forms, as the customer wrote it [Z85]', () => {
  drawInFrame(<Page />);
  press('Skriv');
  press('Granska och beställ');
  expect(onReview.mock.calls).toEqual([[{ Email: 'maja@example.se', Phone: '0701740605' }]]);
  expect(shownText()).toContain('maja@example.se, 070-174 06 05');
});

it.each([
  ['missing', ' ', 'Fyll i e-postadress och mobilnummer först.'],
  ['wrong', 'fel', 'Rätta det som är fel först.'],
])('the button tells what is %s, and the field how to write it', (_, phone, why) => {
  drawInFrame(<Begun written={{ email: 'maja@example.se', phone }} />);
  expect(describedBy(button('Granska och beställ'))).toContain(why);
  expect(describedBy(document.querySelector('input[type="tel"]'))).toContain('070-123 45 67');
});
