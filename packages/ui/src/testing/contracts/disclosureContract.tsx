import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { renderWithUi } from '../renderWithUi.tsx';

export interface DisclosureSubject {
  /** One closed disclosure whose content contains a link. */
  readonly closed: ReactNode;
  /** Name of its control. */
  readonly title: string;
  /** Name of the link in its content. */
  readonly link: string;
}

/** The control: the `summary`, or the button with `aria-expanded`. */
function controlOf(title: string): HTMLElement {
  const control = screen.getByText(title).closest<HTMLElement>('summary, button[aria-expanded]');
  if (control === null) throw new Error(`“${title}” is neither in a summary nor in a button.`);
  return control;
}

/** The state as assistive technology gets it. */
function isSaidOpen(control: HTMLElement): boolean {
  const details = control.parentElement;
  return control.tagName === 'SUMMARY' && details instanceof HTMLDetailsElement
    ? details.open
    : control.getAttribute('aria-expanded') === 'true';
}

/** Whether the element is displayed, as far as a document without layout can tell. */
function isHidden(element: HTMLElement): boolean {
  const closed = element.closest('details:not([open])');
  return element.closest('[hidden], [inert]') !== null || closed?.contains(element) === true;
}

/**
 * The rules for everything that opens and closes (APG disclosure): the announced state matches what is visible, focus
 * stays on the control, closed content cannot be focused, and id references resolve. Call it in the component's own
 * test.
 */
export function disclosureContract(name: string, { closed, title, link }: DisclosureSubject): void {
  // A dropdown may remove its content from the document while closed.
  const content = (): HTMLElement | null => screen.queryByText(link);
  const isGone = (): boolean => {
    const element = content();
    return element === null || isHidden(element);
  };

  describe(`${name} as a disclosure`, () => {
    it('has a focusable control that is a button in every browser', () => {
      renderWithUi(closed);
      const control = controlOf(title);
      control.focus();
      expect(document.activeElement).toBe(control);
      if (control.tagName === 'SUMMARY') {
        expect(control.parentElement?.tagName).toBe('DETAILS');
        expect(control.parentElement?.firstElementChild).toBe(control);
      } else {
        expect(control.getAttribute('type')).toBe('button');
      }
      expect(control.querySelector('a, button, input, [tabindex]')).toBeNull();
    });

    it('announces the state that it shows, open and closed, and keeps focus on its control', async () => {
      renderWithUi(closed);
      const control = controlOf(title);
      expect([isSaidOpen(control), isGone()]).toEqual([false, true]);
      await userEvent.click(control);
      expect([isSaidOpen(control), isGone()]).toEqual([true, false]);
      expect(document.activeElement).toBe(control);
      await userEvent.click(control);
      expect([isSaidOpen(control), isGone()]).toEqual([false, true]);
      expect(document.activeElement).toBe(control);
    });

    it('has no broken id reference', async () => {
      renderWithUi(closed);
      const control = controlOf(title);
      const target = (): string | null => control.getAttribute('aria-controls');
      if (target() !== null) expect(document.getElementById(target() ?? '')).not.toBeNull();
      await userEvent.click(control);
      if (target() !== null) {
        expect(document.getElementById(target() ?? '')?.contains(content())).toBe(true);
      }
    });

    it('has its content right after the control in reading order', async () => {
      renderWithUi(closed);
      const control = controlOf(title);
      await userEvent.click(control);
      const stops = [...document.querySelectorAll<HTMLElement>('summary, a[href], button')].filter(
        (stop) => !isHidden(stop) || stop.tagName === 'SUMMARY',
      );
      expect(stops[stops.indexOf(control) + 1]).toBe(content()?.closest('a'));
    });
  });
}
