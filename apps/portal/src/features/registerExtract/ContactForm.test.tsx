// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { useStore } from '../../platform/store.ts';
import { draw, press, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { ContactForm } from './ContactForm.tsx';

const onReview = vi.fn();

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
  draw(
    <StoryFrame>
      <Page />
    </StoryFrame>,
  );
  press('Skriv');
  press('Granska och beställ');
  expect(onReview.mock.calls).toEqual([[{ Email: 'maja@example.se', Phone: '0701740605' }]]);
  expect(shownText()).toContain('maja@example.se, 070-174 06 05');
});
