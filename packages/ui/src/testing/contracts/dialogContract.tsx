import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { findBrokenIdRefs } from '../../testers/idReferences.ts';
import { renderWithUi } from '../renderWithUi.tsx';

export interface DialogSubject {
  /** A page with a button that opens the dialog, the dialog, and a control after both with the name `Efter`. */
  readonly page: ReactNode;
  /** Name of the button that opens the dialog. */
  readonly opener: string;
  /** Name of the dialog. */
  readonly dialog: string;
  /** Whether the rest of the page is inert while the dialog is open. */
  readonly isModal: boolean;
}

const focused = (): Element | null => document.activeElement;
const findDialog = (): Promise<HTMLElement> => screen.findByRole('dialog');
const isGone = (): boolean => screen.queryByRole('dialog') === null;

/** The rules for every dialog, modal or not. */
export function dialogContract(name: string, { page, opener, dialog, isModal }: DialogSubject) {
  const openerButton = (): HTMLElement =>
    screen.getByRole('button', { name: opener, hidden: true });
  const openBy = async (act: () => Promise<unknown>): Promise<HTMLElement> => {
    renderWithUi(page);
    openerButton().focus();
    await act();
    return findDialog();
  };
  const open = (): Promise<HTMLElement> => openBy(() => userEvent.keyboard('{Enter}'));

  describe(`${name} keeps the contract of dialogs`, () => {
    it.each([
      ['Enter', () => userEvent.keyboard('{Enter}')],
      ['Space', () => userEvent.keyboard(' ')],
      ['a press', () => userEvent.click(openerButton())],
    ])('opens by %s, and focus goes inside', async (_, act) => {
      const box = await openBy(act);
      expect(box.contains(focused())).toBe(true);
    });

    it('has a name, and has aria-modal only if it is modal', async () => {
      const box = await open();
      expect(screen.getByRole('dialog', { name: dialog })).toBe(box);
      expect(box.getAttribute('aria-modal')).toBe(isModal ? 'true' : null);
    });

    it('is not rendered before it is opened', () => {
      renderWithUi(page);
      expect(isGone()).toBe(true);
    });

    it('closes on Escape from each of its controls, and gives focus back [U03]', async () => {
      const box = await open();
      const count = within(box).getAllByRole('button').length;
      for (let index = 0; index < count; index += 1) {
        const current = index === 0 ? box : await openAgain();
        within(current).getAllByRole('button')[index]?.focus();
        await userEvent.keyboard('{Escape}');
        expect(isGone()).toBe(true);
        expect(focused()).toBe(openerButton());
      }
    });

    it('closes with its button, and gives focus back', async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
      expect(isGone()).toBe(true);
      expect(focused()).toBe(openerButton());
    });

    it('has no broken id reference, open or closed', async () => {
      await open();
      expect(findBrokenIdRefs()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      expect(findBrokenIdRefs()).toEqual([]);
    });

    if (isModal) {
      it('keeps Tab and Shift+Tab inside, also when Shift+Tab comes first [U03]', async () => {
        const box = await open();
        const stops = within(box).getAllByRole('button').length;
        await userEvent.tab({ shift: true });
        expect(box.contains(focused())).toBe(true);
        for (let step = 0; step <= stops; step += 1) {
          await userEvent.tab();
          expect(box.contains(focused())).toBe(true);
        }
      });

      it('lets Tab reach each of its controls from the initial focus', async () => {
        const box = await open();
        const left = new Set<Element | null>(within(box).getAllByRole('button'));
        for (let step = left.size; step >= 0; step -= 1) {
          await userEvent.tab();
          expect(box.contains(focused())).toBe(true);
          left.delete(focused());
        }
        expect([...left]).toEqual([]);
      });
    } else {
      it('lets Tab move on to what follows, and closes then', async () => {
        const box = await open();
        for (const _ of within(box).getAllByRole('button')) await userEvent.tab();
        expect(box.contains(focused())).toBe(true);
        await userEvent.tab();
        expect(focused()?.textContent).toBe('Efter');
        expect(isGone()).toBe(true);
      });
    }

    async function openAgain(): Promise<HTMLElement> {
      await userEvent.click(openerButton());
      return findDialog();
    }
  });
}
