import { screen } from '@testing-library/dom';

import type { TesterOptions } from './user.ts';

/** Fills in a field and reads what is said about it. */
export interface FieldTester {
  readonly element: () => HTMLElement;
  /** Replaces what the field holds and leaves it, as going on to the next field does. */
  readonly fill: (text: string) => Promise<void>;
  readonly value: () => string;
  readonly isInvalid: () => boolean;
  /** Every word that is read with the field besides its name: hint, error and counter, in that order. */
  readonly description: () => string;
}

/** A tester for the field with this label. */
export function fieldTester({ name, user }: TesterOptions): FieldTester {
  const element = (): HTMLElement => screen.getByLabelText(name);
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

/** The words of the elements that describe another one. */
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
