import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Switch } from './Switch.tsx';

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('switch');

fieldContract('Switch', {
  render: ({ label, hint, error, isLocked, id }) => (
    <Switch error={error} hint={hint} id={id} isLocked={isLocked} label={label} />
  ),
  valueOf: (control) => (control instanceof HTMLInputElement ? control.checked : null),
  change: (control) => userEvent.click(control),
  canBeRequired: false,
});

it('follows the application', async () => {
  const onValueChange = vi.fn();
  const { rerender } = renderWithUi(<Switch label="Sms" onValueChange={onValueChange} value />);
  await userEvent.click(field());
  expect(onValueChange.mock.calls).toEqual([[false]]);
  expect(field().checked).toBe(true);
  rerender(<Switch label="Sms" onValueChange={onValueChange} value={false} />);
  expect(field().checked).toBe(false);
});

it('is part of the form while it is on, and goes back to its first state at a reset', async () => {
  renderWithUi(
    <form aria-label="Inställningar">
      <Switch label="Sms" name="sms" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([]);
  await userEvent.click(field());
  expect([...new FormData(form)]).toEqual([['sms', 'on']]);
  form.reset();
  await expect.poll(() => [...new FormData(form)]).toEqual([]);
  await userEvent.click(field());
  expect(field().checked).toBe(true);
});

it('keeps its drawn state from screen readers, which hear it from the switch itself', () => {
  renderWithUi(<Switch label="Sms" />);
  for (const word of ['På', 'Av']) {
    expect(screen.getByText(word).closest('[aria-hidden="true"]'), word).not.toBeNull();
  }
});
