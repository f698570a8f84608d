import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Checkbox } from './Checkbox.tsx';

it('tells the new state when its words are pressed, not when the link after them is', async () => {
  const onChange = vi.fn();
  renderWithUi(
    <Checkbox
      after={<button type="button">Läs villkoren</button>}
      isChecked={false}
      label="Jag godkänner villkoren."
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByText('Jag godkänner villkoren.'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole('button', { name: 'Läs villkoren' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('is marked as invalid and reads its error [V15]', () => {
  renderWithUi(
    <Checkbox
      error="Godkänn villkoren."
      isChecked={false}
      label="Jag godkänner villkoren."
      onChange={vi.fn()}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Jag godkänner villkoren.' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Godkänn villkoren.',
  );
});
