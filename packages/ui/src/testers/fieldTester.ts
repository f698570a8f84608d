import { screen } from '@testing-library/dom';

import type { TesterOptions } from './user.ts';

/** Fills in a field and reads its descriptions. */
export interface FieldTester {
  readonly element: () => HTMLElement;
  /** Replaces the value and leaves the field with the Tab key. */
  readonly fill: (text: string) => Promise<void>;
  readonly value: () => string;
  readonly isInvalid: () => boolean;
  /** The text that is read with the field after its name: hint, limit and error, in reading order. */
  readonly description: () => string;
}

/** A tester for the field with this label. */
export function fieldTester({ name, user }: TesterOptions): FieldTester {
  // The open list of a combobox has the same label.
  const element = (): HTMLElement =>
    screen.getByLabelText(name, { selector: ':not([role="listbox"])' });
  return {
    element,
    fill: async (text) => {
      await user.clear(element());
      if (text !== '') await user.type(element(), text);
      await user.tab();
    },
    value: () => {
      const field = element();
      if (isFormField(field)) return field.value;
      throw new Error(`What is labelled ${String(name)} holds no value.`);
    },
    isInvalid: () => element().getAttribute('aria-invalid') === 'true',
    description: () => describe(element()),
  };
}

/** The text of the elements that describe another one. */
export function describe(element: Element): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/u)
    .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
    .filter((text) => text !== '')
    .join(' ');
}

function isFormField(
  element: HTMLElement,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}
