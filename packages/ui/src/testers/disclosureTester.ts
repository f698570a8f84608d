import { screen } from '@testing-library/dom';

import type { TesterOptions } from './user.ts';

/** Opens and closes what lies behind a button: a folded part, an explanation, a menu, a filter panel. */
export interface DisclosureTester {
  readonly button: () => HTMLElement;
  readonly isOpen: () => boolean;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A tester for the button with this name. */
export function disclosureTester({ name, user }: TesterOptions): DisclosureTester {
  const button = (): HTMLElement => screen.getByRole('button', { name });
  const isOpen = (): boolean => button().getAttribute('aria-expanded') === 'true';
  const turn = async (isWanted: boolean): Promise<void> => {
    if (isOpen() !== isWanted) await user.click(button());
    if (isOpen() !== isWanted) {
      throw new Error(
        `The button ${String(name)} does not say that it is ${isWanted ? 'open' : 'closed'}.`,
      );
    }
  };
  return { button, isOpen, open: () => turn(true), close: () => turn(false) };
}
