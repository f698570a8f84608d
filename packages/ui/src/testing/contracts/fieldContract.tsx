import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { findBrokenIdRefs } from '../../testers/idReferences.ts';
import { renderWithUi } from '../renderWithUi.tsx';

const label = 'Uppläggnings- och aviseringskostnad';
const hint = 'Så står det i brevet.';
const error = 'Fyll i fältet.';

export interface FieldContract {
  /** The field with a value, with `props` passed on. */
  readonly render: (props: FieldProps) => ReactNode;
  /** The value of the control. */
  readonly valueOf: (control: HTMLElement) => string | boolean | null;
  /** Does something that changes the value of an unlocked field. */
  readonly change: (control: HTMLElement) => Promise<void>;
  /**
   * Whether the control supports `required` for assistive technology.
   * @default true
   */
  readonly canBeRequired?: boolean;
}

/** The rules for every field, whatever its control is. Each field's tests call it. */
export function fieldContract(
  name: string,
  { render, valueOf, change, canBeRequired = true }: FieldContract,
): void {
  const control = (): HTMLElement => screen.getByLabelText(new RegExp(`^${label}`, 'u'));

  describe(`${name} as a field`, () => {
    it('is found by its label', () => {
      renderWithUi(render({ label }));
      expect(control().id).not.toBe('');
    });

    it('reads its hint, then its error, and is marked as invalid [V15]', () => {
      renderWithUi(render({ label, hint, error }));
      const described = describedBy(control());
      expect(described[0]).toBe(hint);
      expect(described.at(-1)).toBe(error);
      expect(control().getAttribute('aria-invalid')).toBe('true');
    });

    it('shows an icon next to the error text', () => {
      renderWithUi(render({ label, error }));
      expect(screen.getByText(error).parentElement?.querySelector('svg')).not.toBeNull();
    });

    it('is not marked as invalid while it is valid [V15]', () => {
      renderWithUi(render({ label }));
      expect(control().hasAttribute('aria-invalid')).toBe(false);
      expect(screen.queryByText(error)).toBeNull();
    });

    it('has no broken id reference', () => {
      const { rerender } = renderWithUi(render({ label }));
      expect(findBrokenIdRefs()).toEqual([]);
      rerender(render({ label, hint, error }));
      expect(findBrokenIdRefs()).toEqual([]);
    });

    it('has the id that an error summary links to', () => {
      renderWithUi(render({ label, error, id: 'kostnad' }));
      expect(control().id).toBe('kostnad');
    });

    it('keeps its value and its focus when it becomes invalid', () => {
      const { rerender } = renderWithUi(render({ label }));
      const before = valueOf(control());
      act(() => {
        control().focus();
      });
      rerender(render({ label, error }));
      expect(valueOf(control())).toBe(before);
      expect(document.activeElement).toBe(control());
    });

    it('takes focus, says that it cannot be changed and keeps its value while the form is being sent', async () => {
      renderWithUi(render({ label, isLocked: true }));
      const before = valueOf(control());
      act(() => {
        control().focus();
      });
      expect(document.activeElement).toBe(control());
      expect(control().matches('[readonly], [aria-readonly=true], [aria-disabled=true]')).toBe(
        true,
      );
      await change(control());
      expect(valueOf(control())).toBe(before);
    });

    it('accepts a new value while the form is not being sent', async () => {
      renderWithUi(render({ label }));
      const before = valueOf(control());
      await change(control());
      expect(valueOf(control())).not.toBe(before);
    });

    if (canBeRequired) {
      it('says that it is required, and only then', () => {
        const { rerender } = renderWithUi(render({ label, isRequired: true }));
        expect(control().getAttribute('aria-required')).toBe('true');
        rerender(render({ label }));
        expect(control().getAttribute('aria-required')).not.toBe('true');
      });
    }
  });
}

function describedBy(element: HTMLElement): readonly (string | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
