import { screen, within } from '@testing-library/dom';

import { shownText } from './shownText.ts';

/** The table with this name, and what a customer reads and presses in it. */
export class TableOnPage {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Null while the page does not show it. */
  get element(): HTMLElement | null {
    return screen.queryByRole('table', { name: this.#name });
  }

  /** The texts of the rows, from top to bottom, without the header. */
  get rows(): readonly string[] {
    return [...(this.element?.querySelectorAll('tbody tr') ?? [])].map((row) => shownText(row));
  }

  /** The names of the rows, from top to bottom. */
  get names(): readonly string[] {
    const headers = this.element?.querySelectorAll('tbody th') ?? [];
    return [...headers].map((header) => shownText(header.querySelector('a') ?? header));
  }

  /** The cells of one column, from top to bottom. */
  column(place: number): readonly string[] {
    const rows = [...(this.element?.querySelectorAll('tbody tr') ?? [])];
    return rows.map((row) => shownText(row.children[place] ?? null));
  }

  header(name: string): HTMLElement {
    const pattern = new RegExp(`^${name}`, 'u');
    return within(screen.getByRole('table', { name: this.#name })).getByRole('columnheader', {
      name: pattern,
    });
  }

  sortButton(name: string): HTMLElement {
    return within(this.header(name)).getByRole('button');
  }

  /** How the table is sorted: the first words of the header, and the direction. */
  get order(): readonly string[] {
    return [...(this.element?.querySelectorAll('th[aria-sort]') ?? [])].map(
      (header) =>
        `${shownText(header.querySelector('button'))} ${header.getAttribute('aria-sort') ?? ''}`,
    );
  }
}
