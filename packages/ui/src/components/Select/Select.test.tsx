import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Select } from './Select.tsx';

const subjects = [
  { value: 'insurance', label: 'Trafikförsäkringsavgift' },
  { value: 'damage', label: 'Skada' },
] as const;

type Subject = (typeof subjects)[number]['value'];

function SubjectField(props: FieldProps): ReactNode {
  const [value, setValue] = useState<Subject>('insurance');
  return <Select {...props} onChange={setValue} options={subjects} value={value} />;
}

fieldContract('Select', {
  render: (props) => <SubjectField {...props} />,
  valueOf: (control) => (control instanceof HTMLSelectElement ? control.value : null),
  change: (control) => userEvent.selectOptions(control, 'damage'),
});

it('selects its placeholder, first in the list, while nothing is chosen', () => {
  renderWithUi(
    <Select
      label="Ämne"
      onChange={vi.fn()}
      options={subjects}
      placeholder="Välj ämne"
      value={undefined}
    />,
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Ämne').value).toBe('');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Välj ämne',
    'Trafikförsäkringsavgift',
    'Skada',
  ]);
});

it('reports the chosen value, and undefined when the user selects the placeholder again', async () => {
  const onChange = vi.fn();
  renderWithUi(
    <Select
      label="Ämne"
      onChange={onChange}
      options={subjects}
      placeholder="Välj ämne"
      value="insurance"
    />,
  );
  const field = screen.getByLabelText('Ämne');
  await userEvent.selectOptions(field, 'Skada');
  expect(onChange).toHaveBeenLastCalledWith('damage');
  await userEvent.selectOptions(field, 'Välj ämne');
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
