import { screen, within } from '@testing-library/dom';

import { describe } from './fieldTester.ts';
import { textOf } from './textOf.ts';
import type { Name, TesterOptions } from './user.ts';

/** Identifies a file picker: its label and the name of its list of chosen files. */
export interface FilePickerOptions extends TesterOptions {
  readonly listName: Name;
}

/** Chooses and removes files as a user does. */
export interface FilePickerTester {
  readonly element: () => HTMLElement;
  readonly choose: (...files: File[]) => Promise<void>;
  /** The text of each entry in the list of chosen files. */
  readonly files: () => readonly string[];
  /** Presses the button that removes a file; the button's name contains the file name. */
  readonly remove: (fileName: string) => Promise<void>;
  readonly isInvalid: () => boolean;
  /** The hint, and the reasons why files were refused. */
  readonly description: () => string;
}

/** A tester for the file picker with this label. */
export function filePickerTester({ name, listName, user }: FilePickerOptions): FilePickerTester {
  const element = (): HTMLElement => screen.getByLabelText(name);
  const list = (): HTMLElement | null => screen.queryByRole('list', { name: listName });
  return {
    element,
    choose: (...files) => user.upload(element(), files),
    files: () => {
      const found = list();
      if (found === null) return [];
      return within(found).getAllByRole('listitem').map(textOf);
    },
    remove: async (fileName) => {
      const button = screen
        .getAllByRole('button')
        .find((one) => one.closest('li') !== null && one.textContent.includes(fileName));
      if (button === undefined) throw new Error(`No button takes ${fileName} away.`);
      await user.click(button);
    },
    isInvalid: () => element().getAttribute('aria-invalid') === 'true',
    description: () => describe(element()),
  };
}
