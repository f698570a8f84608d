import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

import { shownText } from './shownText.ts';

type SectionName =
  | 'Kravbrev och utskick'
  | 'Avtal om avbetalningsplan'
  | 'Skuldsammanställningar'
  | 'Registerutdrag';

/** One section of the documents page. */
export function documentSection(name: SectionName) {
  const table = () => screen.queryByRole('table', { name });
  const rows = () =>
    [...(table()?.querySelectorAll('[role="row"]') ?? [])].filter(
      (row) => row.querySelector('[role="rowheader"]') !== null,
    );
  const root = () => {
    const section = screen.getByRole('heading', { level: 2, name }).closest('section');
    if (section === null) throw new Error(`${name} is in no section.`);
    return section;
  };
  return {
    root,
    table,
    rows,
    /** The button that opens the filter, if there is one. */
    filter: () => screen.queryByRole('button', { name: new RegExp(`^Filtrera ${name}`, 'u') }),
    /** The text of each column in this row, from left to right. */
    cells: (index: number) =>
      [...(rows()[index]?.querySelectorAll('[role="rowheader"] button, [role="cell"]') ?? [])].map(
        (cell) => shownText(cell),
      ),
    /** The dates of the visible documents, from top to bottom. */
    dates: () => rows().flatMap((row) => /\d{4}-\d\d-\d\d/u.exec(shownText(row)) ?? []),
    sortOf: (header: string) =>
      within(screen.getByRole('table', { name }))
        .getByRole('columnheader', { name: new RegExp(`^${header}`, 'u') })
        .getAttribute('aria-sort'),
    /** Opens a multiselect, chooses one value and closes it again. */
    choose: async (field: string, choice: string) => {
      await userEvent.click(
        within(root()).getByRole('button', { name: new RegExp(`^${field} `, 'u') }),
      );
      await userEvent.click(within(root()).getByRole('checkbox', { name: choice }));
      await userEvent.keyboard('{Escape}');
    },
  };
}
