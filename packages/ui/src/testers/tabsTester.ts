import { screen, within } from '@testing-library/dom';

import { textOf } from './textOf.ts';
import type { Name, TesterOptions } from './user.ts';

/** Operates tabs as a user does. */
export interface TabsTester {
  /** The labels of the tabs, in order. */
  readonly titles: () => readonly string[];
  /** The label of the selected tab. */
  readonly selected: () => string;
  readonly choose: (tab: Name) => Promise<void>;
  /** The panel of the selected tab. */
  readonly panel: () => HTMLElement;
}

/** A tester for the tabs whose list has this name. */
export function tabsTester({ name, user }: TesterOptions): TabsTester {
  const list = (): HTMLElement => screen.getByRole('tablist', { name });
  const selected = (): HTMLElement => within(list()).getByRole('tab', { selected: true });
  return {
    titles: () => within(list()).getAllByRole('tab').map(textOf),
    selected: () => textOf(selected()),
    choose: (tab) => user.click(within(list()).getByRole('tab', { name: tab })),
    panel: () => {
      const panel = document.getElementById(selected().getAttribute('aria-controls') ?? '');
      if (panel === null) throw new Error('The chosen tab controls no panel.');
      return panel;
    },
  };
}
