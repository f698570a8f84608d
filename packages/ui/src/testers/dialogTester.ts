import { screen, waitFor, within } from '@testing-library/dom';

import type { Name, TesterOptions } from './user.ts';

/** Operates a dialog as a user does. */
export interface DialogTester {
  /** The dialog element; throws while the dialog is closed. */
  readonly element: () => HTMLElement;
  readonly isOpen: () => boolean;
  /** Resolves when the dialog is open and holds focus. */
  readonly waitUntilOpen: () => Promise<void>;
  readonly waitUntilClosed: () => Promise<void>;
  /** Presses the dialog's button with this name, `Betala` or `Avbryt`. */
  readonly press: (button: Name) => Promise<void>;
  /** Closes the dialog with Escape and resolves when it is gone. */
  readonly dismiss: () => Promise<void>;
}

/** A tester for the dialog with this name. */
export function dialogTester({ name, user }: TesterOptions): DialogTester {
  const find = (): HTMLElement | null => screen.queryByRole('dialog', { name });
  const element = (): HTMLElement => screen.getByRole('dialog', { name });
  const waitUntilClosed = (): Promise<void> =>
    waitFor(() => {
      if (find() !== null) throw new Error(`The dialog ${String(name)} is still open.`);
    });
  return {
    element,
    isOpen: () => find() !== null,
    waitUntilOpen: () =>
      waitFor(() => {
        if (!element().contains(document.activeElement)) {
          throw new Error(`The dialog ${String(name)} does not hold focus.`);
        }
      }),
    waitUntilClosed,
    press: (button) => user.click(within(element()).getByRole('button', { name: button })),
    dismiss: async () => {
      element();
      await user.keyboard('{Escape}');
      await waitUntilClosed();
    },
  };
}
