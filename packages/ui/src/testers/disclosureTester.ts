import { screen } from '@testing-library/dom';

import type { Name, TesterOptions } from './user.ts';

/** Opens and closes content with a button: a collapsible part, an explanation, a menu, a filter panel. */
export interface DisclosureTester {
  readonly button: () => HTMLElement;
  readonly isOpen: () => boolean;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A tester for the button or `summary` with this name. */
export function disclosureTester({ name, user }: TesterOptions): DisclosureTester {
  const button = (): HTMLElement => findSummary(name) ?? screen.getByRole('button', { name });
  const isOpen = (): boolean => {
    const details = button().closest('summary')?.parentElement;
    return details?.hasAttribute('open') ?? button().getAttribute('aria-expanded') === 'true';
  };
  const turn = async (isWanted: boolean): Promise<void> => {
    if (isOpen() !== isWanted) await user.click(button());
    if (isOpen() !== isWanted) {
      const form = isWanted ? 'open' : 'closed';
      throw new Error(`The button ${String(name)} does not say that it is ${form}.`);
    }
  };
  return { button, isOpen, open: () => turn(true), close: () => turn(false) };
}

function findSummary(name: Name): HTMLElement | null {
  return screen.queryByText(name, { selector: 'summary, summary *' })?.closest('summary') ?? null;
}
