import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { PasswordField } from './PasswordField.tsx';

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Lösenord');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

fieldContract('PasswordField', {
  render: (props) => (
    <PasswordField {...props} autoComplete="current-password" defaultValue="hemligt" />
  ),
  valueOf: (control) => (control instanceof HTMLInputElement ? control.value : null),
  change: async (control) => {
    await userEvent.type(control, '5');
    await userEvent.paste('6');
  },
});

it('hides the password when its form is sent, not when another one is', async () => {
  renderWithUi(
    <>
      <form aria-label="Logga in">
        <PasswordField autoComplete="current-password" label="Lösenord" />
      </form>
      <form aria-label="Sök" />
    </>,
  );
  const send = (name: string): boolean =>
    fireEvent.submit(screen.getByRole('form', { name }), { cancelable: true });
  await userEvent.click(button('Visa Lösenord'));
  send('Sök');
  expect(field().type).toBe('text');
  send('Logga in');
  expect(field().type).toBe('password');
});

it('is part of the form under its name', () => {
  renderWithUi(
    <form aria-label="Logga in">
      <PasswordField
        autoComplete="current-password"
        defaultValue="hemligt"
        label="Lösenord"
        name="password"
      />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([
    ['password', 'hemligt'],
  ]);
});
