import { screen, within } from '@testing-library/dom';

import { type FieldTester, fieldTester } from './fieldTester.ts';
import { textOf } from './textOf.ts';
import type { Name, TesterOptions } from './user.ts';

/** Searches in the list of a combobox and chooses from it. */
export interface ComboboxTester extends FieldTester {
  /** Writes a text in place of the one before. The list is then open. */
  readonly search: (text: string) => Promise<void>;
  /** The labels of the options that show; none while the list is closed. */
  readonly options: () => readonly string[];
  /** The label of the option that the arrow keys have reached. */
  readonly active: () => string | undefined;
  /** Chooses an option that shows. */
  readonly choose: (option: Name) => Promise<void>;
}

/** A tester for the combobox with this label. */
export function comboboxTester({ name, user }: TesterOptions): ComboboxTester {
  const field = fieldTester({ name, user });
  const referenced = (attribute: string): HTMLElement | null =>
    document.getElementById(field.element().getAttribute(attribute) ?? '');
  return {
    ...field,
    search: async (text) => {
      await user.clear(field.element());
      await user.type(field.element(), text);
    },
    options: () => {
      const list = referenced('aria-controls');
      return list === null ? [] : within(list).getAllByRole('option').map(textOf);
    },
    active: () => {
      const option = referenced('aria-activedescendant');
      return option === null ? undefined : textOf(option);
    },
    choose: (option) => {
      const list = referenced('aria-controls') ?? screen.getByRole('listbox', { name });
      return user.click(within(list).getByRole('option', { name: option }));
    },
  };
}
