import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const ways = [
  { value: 'mail', label: 'Digital brevlåda', hint: 'Kommer samma dag.' },
  { value: 'letter', label: 'Brev' },
] as const;

type Way = (typeof ways)[number]['value'];

const radio = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('radio', { name });

it('lets an error summary and other code focus its first option', () => {
  const ref = createRef<HTMLInputElement>();
  renderWithUi(<RadioGroup id="svar" label="Svar" options={ways} ref={ref} />);
  expect(document.getElementById('svar')).toBe(radio('Digital brevlåda'));
  expect(ref.current).toBe(radio('Digital brevlåda'));
});

it('shows what the application says, and reports what the user chooses', async () => {
  const onValueChange = vi.fn();
  function Ways(): ReactNode {
    const [value, setValue] = useState<Way | null>(null);
    return (
      <RadioGroup
        label="Svar"
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
        options={ways}
        value={value}
      />
    );
  }
  renderWithUi(<Ways />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(radio('Brev'));
  expect(onValueChange.mock.calls).toEqual([['letter']]);
  expect(radio('Brev').checked).toBe(true);
});

it('keeps the choice of an application that does not follow', async () => {
  renderWithUi(<RadioGroup label="Svar" onValueChange={vi.fn()} options={ways} value="mail" />);
  await userEvent.click(radio('Brev'));
  expect(radio('Digital brevlåda').checked).toBe(true);
});

it('is part of the form under its name, and goes back to its first choice at a reset', async () => {
  renderWithUi(
    <form aria-label="Fråga">
      <RadioGroup defaultValue="mail" label="Svar" name="way" options={ways} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.click(radio('Brev'));
  expect([...new FormData(form)]).toEqual([['way', 'letter']]);
  form.reset();
  await expect.poll(() => radio('Digital brevlåda').checked).toBe(true);
  expect([...new FormData(form)]).toEqual([['way', 'mail']]);
});

it('says when focus leaves the group, not when it moves inside', () => {
  const onBlur = vi.fn();
  renderWithUi(<RadioGroup label="Svar" onBlur={onBlur} options={ways} />);
  act(() => {
    radio('Brev').focus();
  });
  fireEvent.blur(radio('Brev'), { relatedTarget: radio('Digital brevlåda') });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(radio('Brev'), { relatedTarget: null });
  expect(onBlur).toHaveBeenCalledTimes(1);
});
