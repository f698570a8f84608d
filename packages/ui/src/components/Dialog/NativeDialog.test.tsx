import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { NativeDialog } from './NativeDialog.tsx';

// jsdom has no modal dialogs of the browser.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});

afterAll(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

it('can be left by a press outside, which the browser tells as it tells Escape', () => {
  const onClose = vi.fn();
  renderWithUi(
    <NativeDialog
      aria-labelledby="title"
      className=""
      giveFocusBack={() => undefined}
      initialFocus={undefined}
      lang={undefined}
      onClose={onClose}
    >
      <h2 id="title">Betala</h2>
    </NativeDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Betala' });
  expect(dialog.getAttribute('closedby')).toBe('any');
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  // The application closes it, with `open`.
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});
