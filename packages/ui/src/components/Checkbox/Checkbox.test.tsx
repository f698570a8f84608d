import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Checkbox } from './Checkbox.tsx';

it('changes when its label is pressed, but not when the link after it is', async () => {
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

function ConsentBox(props: FieldProps): ReactNode {
  const [isChecked, setIsChecked] = useState(false);
  return <Checkbox {...props} isChecked={isChecked} onChange={setIsChecked} />;
}

fieldContract('Checkbox', {
  render: (props) => <ConsentBox {...props} />,
  valueOf: (control) => (control instanceof HTMLInputElement ? control.checked : null),
  change: (control) => userEvent.click(control),
});
