import { createEvent, fireEvent, screen } from '@testing-library/react';
import { createRef, type ReactNode, type RefObject } from 'react';
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

function Box({
  title,
  onClose,
  initialFocus,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <NativeDialog
      aria-labelledby={title}
      className=""
      giveFocusBack={() => undefined}
      initialFocus={initialFocus}
      lang={undefined}
      onClose={onClose}
    >
      <h2 id={title}>{title}</h2>
      {children}
    </NativeDialog>
  );
}

it('closes on a press outside, which the browser reports as `cancel`', () => {
  const onClose = vi.fn();
  renderWithUi(<Box onClose={onClose} title="Betala" />);
  const dialog = screen.getByRole('dialog', { name: 'Betala' });
  expect(dialog.getAttribute('closedby')).toBe('any');
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  // The application closes it, with `open`.
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

it('takes focus itself, so that its title is read and not only its close button [Z100]', () => {
  renderWithUi(
    <Box onClose={vi.fn()} title="Betala">
      <button type="button">Stäng</button>
    </Box>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Betala' }));
});

it('gives focus to what the application has chosen', () => {
  const chosen = createRef<HTMLInputElement>();
  renderWithUi(
    <Box initialFocus={chosen} onClose={vi.fn()} title="Betala">
      <input aria-label="Telefonnummer" ref={chosen} />
    </Box>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Telefonnummer' }));
});

it('closes only the inner one of two dialogs on Escape', () => {
  const onClose = vi.fn();
  const onInnerClose = vi.fn();
  renderWithUi(
    <Box onClose={onClose} title="Betala">
      <Box onClose={onInnerClose} title="Avbryta?" />
    </Box>,
  );
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Avbryta?' }), { key: 'Escape' });
  expect(onInnerClose).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
