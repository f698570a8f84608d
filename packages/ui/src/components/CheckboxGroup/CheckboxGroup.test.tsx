import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const parts = [
  { value: 'front', label: 'Fronten', hint: 'Huv eller grill.' },
  { value: 'side', label: 'Sidan' },
  { value: 'glass', label: 'En ruta' },
] as const;

type Part = (typeof parts)[number]['value'];

const box = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('checkbox', { name });
const checked = (): readonly string[] =>
  screen.queryAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value);

it('claims nothing that ARIA does not let a group claim [G01]', () => {
  renderWithUi(<CheckboxGroup error="Välj minst en." label="Delar" options={parts} />);
  const group = screen.getByRole('group', { name: 'Delar' });
  expect([group.ariaInvalid, group.ariaRequired]).toEqual([null, null]);
});

it('lets an error summary and other code focus its first box', () => {
  const ref = createRef<HTMLInputElement>();
  renderWithUi(<CheckboxGroup id="delar" label="Delar" options={parts} ref={ref} />);
  expect(document.getElementById('delar')).toBe(box('Fronten'));
  expect(ref.current).toBe(box('Fronten'));
});

it('reports what is chosen in the order of the options, and shows what the application says', async () => {
  const onValueChange = vi.fn();
  function Parts(): ReactNode {
    const [value, setValue] = useState<readonly Part[]>([]);
    return (
      <CheckboxGroup
        label="Delar"
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
        options={parts}
        value={value}
      />
    );
  }
  renderWithUi(<Parts />);
  await userEvent.click(box('En ruta'));
  await userEvent.click(box('Fronten'));
  await userEvent.click(box('En ruta'));
  expect(onValueChange.mock.calls).toEqual([[['glass']], [['front', 'glass']], [['front']]]);
  expect(checked()).toEqual(['front']);
});

it('keeps the choices of an application that does not follow', async () => {
  renderWithUi(
    <CheckboxGroup label="Delar" onValueChange={vi.fn()} options={parts} value={['side']} />,
  );
  await userEvent.click(box('Fronten'));
  await userEvent.click(box('Sidan'));
  expect(checked()).toEqual(['side']);
});

it('gives a form each choice under its name, and goes back to its first ones at a reset', async () => {
  renderWithUi(
    <form aria-label="Skada">
      <CheckboxGroup defaultValue={['side']} label="Delar" name="part" options={parts} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.click(box('Fronten'));
  expect(new FormData(form).getAll('part')).toEqual(['front', 'side']);
  form.reset();
  await expect.poll(checked).toEqual(['side']);
  expect(new FormData(form).getAll('part')).toEqual(['side']);
});

it('says when focus leaves the group, not when it moves inside', () => {
  const onBlur = vi.fn();
  renderWithUi(<CheckboxGroup label="Delar" onBlur={onBlur} options={parts} />);
  act(() => {
    box('Sidan').focus();
  });
  fireEvent.blur(box('Sidan'), { relatedTarget: box('Fronten') });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(box('Sidan'), { relatedTarget: null });
  expect(onBlur).toHaveBeenCalledTimes(1);
});
