import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Select } from './Select.tsx';

const subjects = [
  { value: 'insurance', label: 'Trafikförsäkringsavgift' },
  { value: 'damage', label: 'Skada' },
] as const;

fieldContract('Select', {
  render: (props) => <Select {...props} defaultValue="insurance" options={subjects} />,
  valueOf: (control) => (control instanceof HTMLSelectElement ? control.value : null),
  change: (control) => userEvent.selectOptions(control, 'damage'),
});

it.each([
  [{ key: 'ArrowDown' }, true],
  [{ key: 'ArrowDown', altKey: true }, true],
  [{ key: 'F4' }, true],
  [{ key: 's' }, true],
  [{ key: 'Tab' }, false],
  [{ key: 'F5' }, false],
  [{ key: 'f', ctrlKey: true }, false],
  [{ key: 'r', metaKey: true }, false],
  [{ key: 'ArrowLeft', altKey: true }, false],
])('stops %j in a locked list: %s', (key, isStopped) => {
  renderWithUi(<Select isLocked label="Ämne" options={subjects} />);
  expect(fireEvent.keyDown(screen.getByLabelText('Ämne'), key)).toBe(!isStopped);
});

it('is at its first option without a placeholder, and gives a form what is chosen', async () => {
  renderWithUi(
    <form aria-label="Fråga">
      <Select label="Ämne" name="subject" options={subjects} />
      <Select label="Svar" name="answer" options={subjects} placeholder="Välj" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const first = [
    ['subject', 'insurance'],
    ['answer', ''],
  ];
  expect([...new FormData(form)]).toEqual(first);
  await userEvent.selectOptions(screen.getByLabelText('Ämne'), 'Skada');
  await userEvent.selectOptions(screen.getByLabelText('Svar'), 'Skada');
  expect([...new FormData(form).values()]).toEqual(['damage', 'damage']);
  form.reset();
  await expect.poll(() => [...new FormData(form)]).toEqual(first);
});

const cities = {
  sweden: [
    { value: 'lund', label: 'Lund' },
    { value: 'kiruna', label: 'Kiruna' },
  ],
  norway: [
    { value: 'oslo', label: 'Oslo' },
    { value: 'bergen', label: 'Bergen' },
  ],
  none: [],
};

it.each([
  ['the first option without a placeholder', undefined, 'oslo'],
  ['its placeholder', 'Välj ort', null],
])(
  'moves to %s when its value is no longer an option, and says so [G29]',
  (_name, placeholder, next) => {
    const onValueChange = vi.fn();
    const page = (options: keyof typeof cities) => (
      <form aria-label="Adress">
        {placeholder === undefined ? (
          <Select
            defaultValue="kiruna"
            label="Ort"
            name="city"
            onValueChange={onValueChange}
            options={cities[options]}
          />
        ) : (
          <Select
            defaultValue="kiruna"
            label="Ort"
            name="city"
            onValueChange={onValueChange}
            options={cities[options]}
            placeholder={placeholder}
          />
        )}
      </form>
    );
    const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('city');
    const { rerender } = renderWithUi(page('none'));
    expect(onValueChange).not.toHaveBeenCalled();
    rerender(page('sweden'));
    expect(sent()).toBe('kiruna');
    expect(onValueChange).not.toHaveBeenCalled();
    rerender(page('norway'));
    expect(sent()).toBe(next ?? '');
    expect(onValueChange.mock.calls).toEqual([[next]]);
  },
);

it('is at its first option when the options arrive late, and says so [G29]', () => {
  const onValueChange = vi.fn();
  const { rerender } = renderWithUi(
    <Select label="Ort" onValueChange={onValueChange} options={cities.none} />,
  );
  rerender(<Select label="Ort" onValueChange={onValueChange} options={cities.norway} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Ort').value).toBe('oslo');
  expect(onValueChange.mock.calls).toEqual([['oslo']]);
});

const vehicles = [
  { label: 'Bilar', options: [{ value: 'car', label: 'ABC 123', isDisabled: true }] },
  {
    label: 'Släp',
    options: [
      { value: 'old', label: 'DEF 456' },
      { value: 'new', label: 'GHI 789' },
    ],
  },
  { value: 'other', label: 'Ett annat' },
] as const;

it('has its options in groups, and begins at the first one that can be chosen [G04]', async () => {
  const onValueChange = vi.fn();
  renderWithUi(<Select label="Fordon" onValueChange={onValueChange} options={vehicles} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Fordon');
  expect(screen.getByRole('option', { name: 'GHI 789' }).parentElement).toBe(
    screen.getByRole('group', { name: 'Släp' }),
  );
  expect(screen.getByRole('option', { name: 'Ett annat' }).parentElement).toBe(field);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'ABC 123' }).disabled).toBe(true);
  expect(field.value).toBe('old');
  await userEvent.selectOptions(field, 'GHI 789');
  expect(onValueChange.mock.calls).toEqual([['new']]);
});

it('keeps a value that is in a group, and moves on when no group has it [G04]', () => {
  const onValueChange = vi.fn();
  const list = (value: string) => (
    <Select
      defaultValue="car"
      label="Fordon"
      onValueChange={onValueChange}
      options={[{ label: 'Bilar', options: [{ value, label: value }] }]}
    />
  );
  const { rerender } = renderWithUi(list('car'));
  expect(onValueChange).not.toHaveBeenCalled();
  rerender(list('van'));
  expect(screen.getByLabelText<HTMLSelectElement>('Fordon').value).toBe('van');
  expect(onValueChange.mock.calls).toEqual([['van']]);
});
