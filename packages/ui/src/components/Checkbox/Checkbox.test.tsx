import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Checkbox } from './Checkbox.tsx';

fieldContract('Checkbox', {
  render: (props) => <Checkbox {...props} />,
  valueOf: (control) => (control instanceof HTMLInputElement ? control.checked : null),
  change: (control) => userEvent.click(control),
});

it('is part of the form while it is checked, and goes back to its first state at a reset', async () => {
  renderWithUi(
    <form aria-label="Beställning">
      <Checkbox defaultValue label="Kopia" name="copy" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([['copy', 'on']]);
  await userEvent.click(screen.getByRole('checkbox'));
  expect([...new FormData(form)]).toEqual([]);
  form.reset();
  await expect.poll(() => [...new FormData(form)]).toEqual([['copy', 'on']]);
});

it('keeps the state of its application when the form is reset', async () => {
  const box = (value: boolean) => (
    <form aria-label="Beställning">
      <Checkbox label="Kopia" onValueChange={vi.fn()} value={value} />
    </form>
  );
  const { rerender } = renderWithUi(box(false));
  rerender(box(true));
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await expect.poll(() => screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
